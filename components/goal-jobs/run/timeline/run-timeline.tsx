"use client";

import { Ban, Check, Circle, CircleDashed, Hand, type LucideIcon, Minus, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/class-names";
import { timeTaken } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import type { Step, StepStatus } from "@/lib/goal-jobs/schemas";
import { Elapsed } from "./elapsed";
import { Specialist, specialistHue } from "./specialist";
import type { ToolCall } from "./tool-calls";

const LOOKS: Record<StepStatus, { word: string; icon: LucideIcon; node: string }> = {
	pending: { word: "To do", icon: Circle, node: "bg-surface text-ink-faint border" },
	running: { word: "Running", icon: CircleDashed, node: "bg-accent text-on-accent animate-pulse-quiet" },
	awaiting_input: { word: "Waiting for you", icon: Hand, node: "bg-attention text-on-attention" },
	completed: { word: "Done", icon: Check, node: "bg-success-soft text-success" },
	failed: { word: "Failed", icon: X, node: "bg-danger-soft text-danger" },
	skipped: { word: "Skipped", icon: Minus, node: "bg-sunken text-ink-faint" },
	cancelled: { word: "Cancelled", icon: Ban, node: "bg-sunken text-ink-faint" },
};

interface RunTimelineProps {
	steps: readonly Step[];
	calls: ReadonlyMap<string, readonly ToolCall[]>;
	selectedStepId: string | null;
	onSelect: (stepId: string) => void;
	/** The run has ended: what it did not come to is one line, with the steps a press away. */
	isOver?: boolean;
}

const NOT_DONE: ReadonlySet<StepStatus> = new Set(["pending", "cancelled"]);
/** So many steps that were not done are no longer than the line that they are folded into. */
const FEW = 1;

/** The steps of a run from first to last, each with its specialist, its time and the tools it used. */
export function RunTimeline({ steps, calls, selectedStepId, onSelect, isOver = false }: RunTimelineProps) {
	const { count } = useFormat();
	const list = useRunningInView(steps);
	const reached = steps.findLastIndex(({ status }) => !NOT_DONE.has(status)) + 1;
	const shown = isOver && steps.length - reached > FEW ? reached : steps.length;
	const rest = steps.slice(shown);
	const pauses = rest.filter(({ stepType }) => stepType === "checkpoint").length;
	const rowOf = (step: Step, index: number, all: readonly Step[]) => (
		<TimelineStep
			key={step.stepId}
			step={step}
			calls={calls.get(step.stepId) ?? []}
			isLast={index === all.length - 1}
			isSelected={step.stepId === selectedStepId}
			onSelect={() => onSelect(step.stepId)}
		/>
	);
	return (
		<ol ref={list} className="grid" aria-label="Steps">
			{steps.slice(0, shown).map(rowOf)}
			{rest.length > 0 && (
				<li>
					<details>
						<summary className="cursor-pointer rounded-md px-3 py-2.5 text-ink-muted hover:bg-sunken">
							Not done: {[count(rest.length - pauses, "step"), ...(pauses > 0 ? [count(pauses, "pause")] : [])].join(", ")}, from: {rest[0]?.title}
						</summary>
						<ol className="grid">{rest.map(rowOf)}</ol>
					</details>
				</li>
			)}
		</ol>
	);
}

/** Keeps the step at work in sight as the run goes on, unless its reader has gone elsewhere on the page. */
function useRunningInView(steps: readonly Step[]) {
	const list = useRef<HTMLOListElement>(null);
	const before = useRef(-1);
	const at = steps.findIndex(({ status }) => status === "running");
	useEffect(() => {
		const [was, now] = [list.current?.children[before.current], list.current?.children[at]];
		before.current = at;
		if (!was || !now) return;
		const { top, bottom } = was.getBoundingClientRect();
		if (bottom > 0 && top < window.innerHeight) now.scrollIntoView({ block: "nearest" });
	}, [at]);
	return list;
}

interface TimelineStepProps {
	step: Step;
	calls: readonly ToolCall[];
	isLast: boolean;
	isSelected: boolean;
	onSelect: () => void;
}

function TimelineStep({ step, calls, isLast, isSelected, onSelect }: TimelineStepProps) {
	const { word, icon: Icon, node } = LOOKS[step.status];
	const failedCalls = calls.filter((call) => call.state === "failed").length;
	return (
		<li className="relative scroll-mt-16 scroll-mb-24">
			{!isLast && (
				<span aria-hidden className={cn("absolute top-9 bottom-[-10px] left-[22px] w-px", step.status === "completed" ? "bg-success/50" : "bg-line")} />
			)}
			<button
				type="button"
				aria-pressed={isSelected}
				onClick={onSelect}
				className={cn(
					"flex w-full items-start gap-3 rounded-md px-3 py-2.5 text-left transition-colors duration-150 hover:bg-sunken",
					isSelected && "bg-sunken",
				)}
			>
				<span className={cn("relative mt-px grid size-5 shrink-0 place-items-center rounded-full", node)}>
					<Icon aria-hidden className="size-3" strokeWidth={3} />
				</span>
				<span className="grid min-w-0 flex-1 gap-0.5">
					<span className={cn("font-medium", step.status === "pending" && "text-ink-muted")}>
						{step.title}
						<span className="sr-only">, {word}</span>
					</span>
					<span className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
						{step.role && <Specialist role={step.role} />}
						{calls.length > 1 && <CallDots calls={calls} />}
						{failedCalls > 0 && <span className="text-danger text-xs">{failedCalls} failed</span>}
					</span>
					{step.status === "running" && step.progressMessage && <span className="text-ink-muted text-sm">{step.progressMessage}</span>}
					{step.status === "awaiting_input" && <span className="font-medium text-sm text-warning">Waiting for you</span>}
					{/* Of the one that is looked at it stands beside it, in full. */}
					{step.errorMessage && !isSelected && <span className="wrap-anywhere whitespace-pre-line text-danger text-sm">{step.errorMessage}</span>}
				</span>
				<span className="shrink-0 pt-0.5 text-ink-faint text-xs">
					{step.startedAt && (step.finishedAt || step.status === "running") && <StepTime step={step} startedAt={step.startedAt} />}
				</span>
			</button>
		</li>
	);
}

function StepTime({ step, startedAt }: { step: Step; startedAt: string }) {
	if (step.finishedAt) return <span className="tabular-nums">{timeTaken(Date.parse(step.finishedAt) - Date.parse(startedAt))}</span>;
	return <Elapsed startedAt={startedAt} finishedAt={null} />;
}

const MAX_DOTS = 24;

/** One small mark for each use of a tool, in the specialist's hue; hollow while it runs. */
function CallDots({ calls }: { calls: readonly ToolCall[] }) {
	const done = calls.filter((call) => call.state !== "running").length;
	return (
		<span className="flex items-center gap-[3px]">
			<span className="sr-only">
				{done} of {calls.length} tool uses finished
			</span>
			{calls.slice(0, MAX_DOTS).map((call) => (
				<span
					key={call.invocationId}
					aria-hidden
					className={cn(
						"h-2.5 w-1 rounded-full",
						call.state === "failed" ? "bg-danger" : specialistHue(call.role ?? ""),
						call.state === "running" && "animate-pulse-quiet opacity-40",
					)}
				/>
			))}
			{calls.length > MAX_DOTS && <span className="text-ink-faint text-xs">+{calls.length - MAX_DOTS}</span>}
		</span>
	);
}
