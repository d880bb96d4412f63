"use client";

import { ChevronRight, Hand, RotateCw } from "lucide-react";
import { CALL_WORDS, OUTCOME_WORDS } from "@/components/audit/audit-words";
import { specialistHue, specialistName } from "@/components/goal-jobs/run/timeline/specialist";
import { toolName } from "@/components/goal-jobs/run/timeline/tool-calls";
import { cn } from "@/components/ui/class-names";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { Bar } from "./bar";
import type { TimeScale } from "./time-scale";
import type { WaterfallRow } from "./waterfall-rows";

interface TreeRowProps {
	row: WaterfallRow;
	scale: TimeScale;
	isChosen: boolean;
	/** The row has the focus, however it came: the arrow keys go on from here. */
	onFocus: () => void;
	onOpen: () => void;
	onToggle: () => void;
}

/** How far a row stands in, by its level. */
const INDENTS = ["", "pl-2", "pl-7", "pl-12"] as const;

function wordsOf(row: WaterfallRow): { label: string; state: string | null; costMicroU: number | null } {
	switch (row.kind) {
		case "attempt":
			return { label: `Attempt ${row.attempt.attempt}`, state: row.attempt.outcome, costMicroU: null };
		case "pause":
			return { label: row.pause.title, state: row.isOpenEnded ? "Waiting for you" : "You answered", costMicroU: null };
		case "specialist":
			return {
				label: specialistName(row.span.agentRole),
				state: row.span.outcome ? OUTCOME_WORDS[row.span.outcome].word : CALL_WORDS.started.word,
				costMicroU: row.steps.reduce((sum, step) => sum + step.costMicroU, 0),
			};
		case "step":
			return { label: row.step.title, state: row.step.failedCalls > 0 ? `${row.step.failedCalls} failed` : null, costMicroU: row.step.costMicroU };
		case "call":
			return { label: toolName(row.call.toolRef), state: CALL_WORDS[row.call.status].word, costMicroU: row.call.costMicroU };
	}
}

function isFailed(row: WaterfallRow): boolean {
	switch (row.kind) {
		case "call":
			return row.call.status === "failed" || row.call.status === "timeout";
		case "step":
			return row.step.failedCalls > 0;
		case "specialist":
			return row.span.outcome === "fail" || row.span.outcome === "timeout";
		case "attempt":
			return row.attempt.outcome === "failed";
		case "pause":
			return false;
	}
}

/** A row of the waterfall: what it is, when it was, how long it took, what it cost. */
export function TreeRow({ row, scale, isChosen, onFocus, onOpen, onToggle }: TreeRowProps) {
	const { money } = useFormat();
	const { label, state, costMicroU } = wordsOf(row);
	const took = duration(row.toMs - row.fromMs);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all rows are the tree's
		<div
			role="treeitem"
			data-row={row.key}
			aria-level={row.level}
			aria-expanded={row.isExpanded ?? undefined}
			aria-selected={isChosen}
			tabIndex={isChosen ? 0 : -1}
			onFocus={onFocus}
			onClick={onOpen}
			className={cn(
				"grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-1.5 -outline-offset-2 transition-colors duration-150 hover:bg-sunken md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_9.5rem] pointer-coarse:min-h-11",
				isChosen && "bg-accent-soft hover:bg-accent-soft",
				row.kind === "attempt" && "border-t first:border-t-0",
			)}
		>
			<span className={cn("flex min-w-0 items-center gap-1.5", INDENTS[row.level])}>
				{row.isExpanded === null ? (
					<span className="size-5 shrink-0" />
				) : (
					<button
						type="button"
						tabIndex={-1}
						aria-hidden
						onClick={(event) => {
							event.stopPropagation();
							onToggle();
						}}
						className="grid size-5 shrink-0 place-items-center rounded-sm text-ink-faint hover:text-ink pointer-coarse:size-10"
					>
						<ChevronRight className={cn("size-4 transition-transform duration-150", row.isExpanded && "rotate-90")} />
					</button>
				)}
				<RowIcon row={row} />
				<span className={cn("truncate", row.level === 1 ? "font-medium" : "text-sm", isFailed(row) && "text-danger")}>
					{label}
					{row.kind === "call" && row.call.itemKey && <span className="text-ink-faint"> {row.call.itemKey}</span>}
				</span>
				{row.kind === "call" && !row.call.declared && <span className="shrink-0 rounded-sm bg-info-soft px-1 text-info text-xs">extra</span>}
				{row.kind === "step" && row.step.calls > 1 && <span className="shrink-0 text-ink-faint text-xs">{row.step.calls} calls</span>}
				{state && <span className="sr-only">, {state}</span>}
			</span>
			<span className="max-md:hidden">
				<Bar row={row} scale={scale} />
			</span>
			<span className="flex justify-end gap-3 font-mono text-ink-muted text-xs">
				<span>{took}</span>
				<span className="min-w-14 text-right">{costMicroU ? money(costMicroU) : "–"}</span>
			</span>
		</div>
	);
}

function RowIcon({ row }: { row: WaterfallRow }) {
	switch (row.kind) {
		case "pause":
			return <Hand aria-hidden className="size-4 shrink-0 text-warning" />;
		case "attempt":
			return <RotateCw aria-hidden className="size-4 shrink-0 text-ink-faint" />;
		case "specialist":
			return <span aria-hidden className={cn("size-2.5 shrink-0 rounded-[2px]", specialistHue(row.span.agentRole))} />;
		default:
			return null;
	}
}
