"use client";

import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { duration, timeTaken } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import type { Step } from "@/lib/goal-jobs/schemas";
import { Specialist } from "./specialist";
import { callState, placeOf, summaryWords, type ToolCall, toolName } from "./tool-calls";

const CALL_WORDS = {
	running: { tone: "info", word: "Running" },
	done: { tone: "success", word: "Done" },
	failed: { tone: "danger", word: "Failed" },
	stopped: { tone: "neutral", word: "Stopped" },
} as const;

/** Of a step without a call; one that has ended comes to none. */
const NO_CALLS: Partial<Record<Step["status"], string>> = {
	pending: "This step has not begun.",
	running: "No tool was used in this step yet.",
	awaiting_input: "No tool was used in this step yet.",
};

/** One step for who wants to know: who did it, how it went and what came of it; ids, costs and the record itself are folded under "Details". */
export function StepInspector({ step, calls }: { step: Step; calls: readonly ToolCall[] }) {
	return (
		<section aria-label={`About the step ${step.title}`} className="grid gap-5">
			<div className="grid gap-1">
				<h2 className="font-semibold text-lg">{step.title}</h2>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
					{step.role && <Specialist role={step.role} className="text-sm" />}
					{step.startedAt && (
						<span>
							{step.finishedAt ? "Finished" : "Started"} <RelativeTime value={step.finishedAt ?? step.startedAt} />
						</span>
					)}
				</div>
			</div>
			{step.errorMessage && (
				<Notice
					tone={step.status === "failed" ? "danger" : "warning"}
					title={step.status === "failed" ? "This step failed" : "Not everything could be made in this step"}
				>
					<p className="wrap-anywhere whitespace-pre-line">{step.errorMessage}</p>
				</Notice>
			)}
			{calls.length === 0 ? (
				<p className="text-ink-muted">{NO_CALLS[step.status] ?? "No tool was used in this step."}</p>
			) : (
				<>
					<ul className="grid divide-y rounded-lg border">
						{calls.map((call, index) => (
							<CallLine key={call.invocationId} call={call} state={callState(call, step)} place={placeOf(index, calls.length, step)} />
						))}
					</ul>
					<CallDetails calls={calls} />
				</>
			)}
		</section>
	);
}

/** One use of a tool, in words. */
function CallLine({ call, state, place }: { call: ToolCall; state: ReturnType<typeof callState>; place: string | null }) {
	const { number } = useFormat();
	const { tone, word } = CALL_WORDS[state];
	return (
		<li className="grid gap-1 px-4 py-3">
			<div className="flex flex-wrap items-center gap-2">
				<span className="font-medium">{toolName(call.toolRef)}</span>
				{place && <span className="text-ink-muted text-sm">{place}</span>}
				<Badge tone={tone} className="ml-auto">
					{word}
				</Badge>
				{call.durationMs !== null && <span className="text-ink-muted text-xs tabular-nums">{timeTaken(call.durationMs)}</span>}
			</div>
			{call.told && (
				<p className="text-ink-muted text-sm">
					{number(call.told.amount)} {call.told.label}
					{call.told.note && `: ${call.told.note}`}
				</p>
			)}
			{call.problem && <p className="break-words text-danger text-sm">{call.problem}</p>}
		</li>
	);
}

/** The record of the calls: for who looks for a fault, or writes a program. */
function CallDetails({ calls }: { calls: readonly ToolCall[] }) {
	const { money, number } = useFormat();
	const costMicroU = calls.reduce((sum, call) => sum + (call.costMicroU ?? 0), 0);
	return (
		<details>
			<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink">Details</summary>
			<div className="grid gap-4 pt-3">
				{costMicroU > 0 && (
					<p className="text-sm">
						Cost of this step: <span className="font-mono">{money(costMicroU)}</span>
					</p>
				)}
				{calls.map((call) => (
					<dl key={call.invocationId} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-md bg-sunken p-3 text-sm">
						<Detail label="Tool">{call.toolRef}</Detail>
						<Detail label="Call">
							<CopyButton label="Copy the call's id" value={call.invocationId} shown={`…${call.invocationId.slice(-8)}`} />
						</Detail>
						{call.durationMs !== null && <Detail label="Took">{duration(call.durationMs)}</Detail>}
						{call.itemKey && <Detail label="Item">{call.itemKey}</Detail>}
						{call.costMicroU !== null && <Detail label="Cost">{money(call.costMicroU)}</Detail>}
						{call.args && <Detail label="Input">{call.args}</Detail>}
						{call.summary && <Detail label="Output">{summaryWords(call.summary, number)}</Detail>}
					</dl>
				))}
			</div>
		</details>
	);
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
	return (
		<>
			<dt className="text-ink-muted">{label}</dt>
			<dd className="wrap-anywhere font-mono text-xs leading-5">{children}</dd>
		</>
	);
}
