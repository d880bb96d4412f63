"use client";

import { useState } from "react";
import { messageOf } from "@/components/api-client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/overlay/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import { PostingDetail } from "./posting-detail";
import { NO_FILTER } from "./posting-filter";
import { PostingFilters } from "./posting-filters";
import { PostingList } from "./posting-list";
import { usePostingList } from "./use-posting-list";

const WIDE = "(min-width: 64rem)";
const NOTHING: ReadonlySet<string> = new Set();
const NO_POSTINGS: readonly ListedPosting[] = [];

interface PostingBrowserProps {
	jobSpecId: string;
	/** The best postings, where they are known before the list is read. */
	first?: readonly ListedPosting[];
	/** Leave both out where postings are only looked at. */
	selected?: ReadonlySet<string>;
	onToggle?: (jobId: string) => void;
}

/** All postings of a run to look through: a list with search, filters and order on the left, one of them in full on the right (a sheet on phones). */
export function PostingBrowser({ jobSpecId, first = NO_POSTINGS, selected = NOTHING, onToggle }: PostingBrowserProps) {
	const { count, number } = useFormat();
	const [filter, setFilter] = useState(NO_FILTER);
	const [activeId, setActiveId] = useState<string | null>(null);
	const [isSheetOpen, setIsSheetOpen] = useState(false);
	const { postings, total, scored, isPending, isOutdated, error, loadMore, retry } = usePostingList(jobSpecId, filter, selected, first);
	const active = postings.find((posting) => posting.jobId === activeId) ?? postings[0] ?? null;
	const toggleActive = active && onToggle ? () => onToggle(active.jobId) : undefined;

	function open(jobId: string) {
		setActiveId(jobId);
		if (!window.matchMedia(WIDE).matches) setIsSheetOpen(true);
	}

	return (
		<Card className="grid h-[min(46rem,calc(100dvh-10rem))] min-h-112 grid-cols-1 grid-rows-[minmax(0,1fr)] overflow-hidden lg:grid-cols-[minmax(22rem,5fr)_7fr]">
			<div className="flex min-h-0 min-w-0 flex-col lg:border-r">
				<PostingFilters filter={filter} onChange={setFilter} isSelectable={onToggle !== undefined} />
				<p role="status" className="border-b px-4 py-2 text-ink-muted text-xs">
					{isPending ? "Looking" : total === scored ? count(scored, "posting") : `${number(total)} of ${count(scored, "posting")}`}
				</p>
				{error && (
					<Notice tone="danger" title="The postings could not be loaded" className="m-3" action={<Button onClick={retry}>Try again</Button>}>
						{messageOf(error)}
					</Notice>
				)}
				{isPending && !error && <Skeleton className="m-3 flex-1" />}
				{!isPending && !error && postings.length === 0 && <p className="px-4 py-8 text-center text-ink-muted">No posting passes these filters.</p>}
				{postings.length > 0 && (
					<div className={cn("flex min-h-0 flex-1 flex-col", isOutdated && "opacity-60")}>
						<PostingList
							postings={postings}
							total={total}
							activeId={active?.jobId ?? null}
							selected={selected}
							isSelectable={onToggle !== undefined}
							onActivate={setActiveId}
							onOpen={open}
							onToggle={(jobId) => onToggle?.(jobId)}
							onEndInSight={loadMore}
						/>
					</div>
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
