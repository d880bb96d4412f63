"use client";

import { useDeferredValue, useMemo, useState } from "react";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/locale";
import { Sheet } from "@/components/ui/sheet";
import { PostingDetail } from "./posting-detail";
import { filterPostings, type ListedPosting, NO_FILTER } from "./posting-filter";
import { PostingFilters } from "./posting-filters";
import { PostingList } from "./posting-list";

const WIDE = "(min-width: 64rem)";
const nothing: ReadonlySet<string> = new Set();

interface PostingBrowserProps {
	postings: readonly ListedPosting[];
	jobSpecId?: string;
	/** Leave both out where postings are only looked at. */
	selected?: ReadonlySet<string>;
	onToggle?: (jobId: string) => void;
}

/** Postings to look through: a list with search, filters and order on the left, one of them in full on the right (a sheet on phones). */
export function PostingBrowser({ postings, jobSpecId, selected = nothing, onToggle }: PostingBrowserProps) {
	const { count, number } = useFormat();
	const [filter, setFilter] = useState(NO_FILTER);
	const [activeId, setActiveId] = useState<string | null>(null);
	const [isSheetOpen, setIsSheetOpen] = useState(false);
	const appliedFilter = useDeferredValue(filter);
	const shown = useMemo(() => filterPostings(postings, appliedFilter, selected), [postings, appliedFilter, selected]);
	const active = shown.find((posting) => posting.jobId === activeId) ?? shown[0] ?? null;
	const toggleActive = active && onToggle ? () => onToggle(active.jobId) : undefined;

	function open(jobId: string) {
		setActiveId(jobId);
		if (!window.matchMedia(WIDE).matches) setIsSheetOpen(true);
	}

	return (
		<Card className="grid h-[min(46rem,calc(100dvh-10rem))] min-h-96 grid-rows-[minmax(0,1fr)] overflow-hidden lg:grid-cols-[minmax(22rem,5fr)_7fr]">
			<div className="flex min-h-0 flex-col lg:border-r">
				<PostingFilters filter={filter} onChange={setFilter} isSelectable={onToggle !== undefined} />
				<p role="status" className="border-b px-4 py-2 text-ink-muted text-xs">
					{shown.length === postings.length ? count(postings.length, "posting") : `${number(shown.length)} of ${count(postings.length, "posting")}`}
				</p>
				{shown.length === 0 ? (
					<p className="px-4 py-8 text-center text-ink-muted">No posting passes these filters.</p>
				) : (
					<PostingList
						postings={shown}
						activeId={active?.jobId ?? null}
						selected={selected}
						isSelectable={onToggle !== undefined}
						onActivate={setActiveId}
						onOpen={open}
						onToggle={(jobId) => onToggle?.(jobId)}
					/>
				)}
			</div>
			<section aria-label="The posting" className="hidden min-h-0 overflow-y-auto p-6 lg:block">
				{active && <PostingDetail key={active.jobId} posting={active} jobSpecId={jobSpecId} isSelected={selected.has(active.jobId)} onToggle={toggleActive} />}
			</section>
			{active && (
				<Sheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} title={active.company}>
					<PostingDetail key={active.jobId} posting={active} jobSpecId={jobSpecId} isSelected={selected.has(active.jobId)} onToggle={toggleActive} />
				</Sheet>
			)}
		</Card>
	);
}
