"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { readAll } from "@/components/audit/export/read-all";
import { fetchCalls, timelineQuery, waterfallCallsQuery } from "@/components/audit/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Sheet } from "@/components/ui/overlay/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { RowInspector } from "./row-inspector";
import { treeMove } from "./tree-keys";
import { TreeRow } from "./tree-row";
import { scaleOf, waterfallRows } from "./waterfall-rows";

/** Where the inspector has a place of its own beside the rows. */
const WIDE = "(min-width: 64rem)";
const ROWS_OF_EXPORT = 200;

/** A run as rows over time: specialists, their steps, and the tool calls of those. The arrow keys move, fold and unfold; Enter shows what is known. */
export function Waterfall({ jobSpecId, isAtWork }: { jobSpecId: string; isAtWork: boolean }) {
	const { data: timeline, error, refetch } = useQuery(timelineQuery(jobSpecId, isAtWork));
	const { data: pages, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(waterfallCallsQuery(jobSpecId, isAtWork));
	const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
	const [chosen, setChosen] = useState<string | null>(null);
	const [isSheetOpen, setIsSheetOpen] = useState(false);
	const treeRef = useRef<HTMLDivElement>(null);
	const calls = useMemo(() => pages?.pages.flatMap((page) => page.items) ?? [], [pages]);
	const scale = useMemo(() => timeline && scaleOf(timeline), [timeline]);
	if (error) return <ListProblem title="The run's timeline could not be loaded" error={error} onRetry={refetch} />;
	if (!timeline || !scale) return <Skeleton className="h-96 rounded-lg" />;
	const rows = waterfallRows(timeline, calls, toggled);
	if (rows.length === 0) return <p className="py-12 text-center text-ink-muted">Nothing has been worked on in this run yet.</p>;
	const at = Math.max(
		0,
		rows.findIndex((row) => row.key === chosen),
	);
	const shown = rows[at];

	function toggle(key: string) {
		setToggled((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]));
	}

	function open(key: string) {
		setChosen(key);
		if (!window.matchMedia(WIDE).matches) setIsSheetOpen(true);
	}

	function onKeyDown(event: KeyboardEvent) {
		const move = event.metaKey || event.ctrlKey || event.altKey ? null : treeMove(rows, at, event.key);
		if (!move || !shown) return;
		event.preventDefault();
		if (move.kind === "toggle") return toggle(shown.key);
		if (move.kind === "open") return open(shown.key);
		const next = rows[move.to];
		if (!next) return;
		treeRef.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.key)}"]`)?.focus();
	}

	return (
		<div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
			<div className="grid min-w-0 grid-cols-1 content-start gap-3">
				<Legend />
				<Card className="overflow-clip py-1">
					<div ref={treeRef} role="tree" tabIndex={-1} aria-label="The run, step by step" onKeyDown={onKeyDown}>
						{rows.map((row, index) => (
							<TreeRow
								key={row.key}
								row={row}
								scale={scale}
								isChosen={index === at}
								onFocus={() => setChosen(row.key)}
								onOpen={() => open(row.key)}
								onToggle={() => toggle(row.key)}
							/>
						))}
					</div>
				</Card>
				<div className="flex flex-wrap items-center justify-between gap-2">
					<ExportButtons name="Tools used in the run" rows={() => readAll((cursor) => fetchCalls({ jobSpecId }, {}, ROWS_OF_EXPORT, cursor))} />
					{hasNextPage && (
						<Button size="sm" isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
							Show more calls
						</Button>
					)}
				</div>
			</div>
			<Card className="hidden content-start self-start p-5 lg:sticky lg:top-18 lg:block lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
				<section aria-label="About the chosen row">{shown && <RowInspector row={shown} />}</section>
			</Card>
			<Sheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} title="About this row">
				{shown && <RowInspector row={shown} />}
			</Sheet>
		</div>
	);
}

function Legend() {
	return (
		<p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-muted text-sm">
			<span className="max-md:hidden">Work is drawn to scale; on a grey ground nobody worked, and time is drawn short.</span>
			<span className="inline-flex items-center gap-1.5 max-md:hidden">
				<span
					aria-hidden
					className="h-3 w-5 rounded-sm border border-attention bg-[repeating-linear-gradient(135deg,var(--attention)_0_3px,transparent_3px_7px)]"
				/>
				Waiting for you
			</span>
			<span className="inline-flex items-center gap-1.5">
				<span aria-hidden className="h-3 w-5 rounded-sm bg-danger" />
				Failed
			</span>
		</p>
	);
}
