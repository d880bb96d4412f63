import { readTold } from "@/components/goal-jobs/run/story/read-told";
import type { Step } from "@/lib/goal-jobs/schemas";
import type { JobEvent } from "@/lib/goal-jobs/stream/schemas";
import { fieldsOf, isNumber, isText, isTruth, orNull } from "@/lib/platform/contract/plain-shapes";
import type { Told } from "@/lib/platform/contract/told";

const isTextOrNull = orNull(isText);
const isNumberOrNull = orNull(isNumber);

const TOOL_DATA = {
	invocationId: isText,
	toolRef: isText,
	stepId: isTextOrNull,
	itemKey: isTextOrNull,
	role: isTextOrNull,
	success: orNull(isTruth),
	durationMs: isNumberOrNull,
	costMicroU: isNumberOrNull,
	outputSummary: isTextOrNull,
	errorCode: isTextOrNull,
	errorMessage: isTextOrNull,
	argsSummary: isTextOrNull,
};

/** One use of a tool, as the timeline shows it. `durationMs` and `costMicroU` are null while it runs. */
export interface ToolCall {
	invocationId: string;
	toolRef: string;
	role: string | null;
	itemKey: string | null;
	state: "running" | "done" | "failed";
	startedAt: string;
	attemptId: string;
	durationMs: number | null;
	costMicroU: number | null;
	/** What went in and what came out, as the record has it. */
	args: string | null;
	summary: string | null;
	/** Why it failed, in words for people. */
	problem: string | null;
	told: Told | null;
}

/** Groups the tool events of a run by step, in the order in which they began. */
export function toolCallsByStep(events: readonly JobEvent[]): Map<string, ToolCall[]> {
	const byStep = new Map<string, Map<string, ToolCall>>();
	for (const event of events) {
		if (event.type !== "tool_started" && event.type !== "tool_finished") continue;
		const { invocationId, toolRef, stepId, itemKey, role, success, durationMs, costMicroU, outputSummary, errorCode, errorMessage, argsSummary } =
			fieldsOf(event.data, TOOL_DATA) ?? {};
		if (invocationId === undefined || toolRef === undefined || !stepId) continue;
		const calls = byStep.get(stepId) ?? new Map<string, ToolCall>();
		byStep.set(stepId, calls);
		const isFinished = event.type === "tool_finished";
		const before = calls.get(invocationId);
		calls.set(invocationId, {
			invocationId,
			toolRef,
			role: role ?? before?.role ?? null,
			itemKey: itemKey ?? before?.itemKey ?? null,
			state: isFinished ? (success === false || errorCode ? "failed" : "done") : "running",
			startedAt: before?.startedAt ?? event.ts,
			attemptId: event.attemptId,
			durationMs: durationMs ?? null,
			costMicroU: costMicroU ?? null,
			args: argsSummary || before?.args || null,
			summary: outputSummary || null,
			problem: errorMessage ?? null,
			told: readTold(event.data.told),
		});
	}
	return new Map([...byStep].map(([stepId, calls]) => [stepId, [...calls.values()]]));
}

/** "job-search:search_postings" as "Search postings". */
export function toolName(toolRef: string): string {
	const words = (toolRef.split(":").at(-1) ?? toolRef).replace(/_/g, " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "rawPostings: 2219 entries" as "2,219 raw postings"; whatever is put otherwise stays as it is. */
export function summaryWords(summary: string, number: (n: number) => string): string {
	return summary.replace(/\b([a-z]\w*): (\d+) entr(?:y|ies)\b/g, (_, name: string, amount: string) => {
		const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
		return `${number(Number(amount))} ${words}`;
	});
}

/** While a step can still work. */
const AT_WORK: ReadonlySet<Step["status"]> = new Set(["pending", "running", "awaiting_input"]);

const WORKED_THROUGH = /^\d+ of (\d+)$/;

/** Which of how many calls one is. While a step works, more are to come than have begun: then as many as it says, or none. */
export function placeOf(index: number, begun: number, { status, progressMessage }: Pick<Step, "status" | "progressMessage">): string | null {
	const told = Number(WORKED_THROUGH.exec(progressMessage ?? "")?.[1] ?? 0);
	const total = Math.max(told, begun);
	if (total < 2) return null;
	return status === "running" && told === 0 ? String(index + 1) : `${index + 1} of ${total}`;
}

/** How a call stands; one that has told no end, of a step that works no more, was stopped. */
export function callState({ state }: Pick<ToolCall, "state">, { status }: Pick<Step, "status">): ToolCall["state"] | "stopped" {
	return state === "running" && !AT_WORK.has(status) ? "stopped" : state;
}
