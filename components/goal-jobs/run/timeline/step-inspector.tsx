"use client";

import { Badge } from "@/components/ui/badge";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import type { Step } from "@/lib/goal-jobs/schemas";
import { Specialist } from "./specialist";
import { summaryWords, type ToolCall, toolName } from "./tool-calls";

const CALL_WORDS = {
	running: { tone: "info", word: "Running" },
	done: { tone: "success", word: "Done" },
	failed: { tone: "danger", word: "Failed" },
} as const;

/** Everything known of one step: who did it, what it used, what came out, what it cost. */
export function StepInspector({ step, calls }: { step: Step; calls: readonly ToolCall[] }) {
	const { money, number } = useFormat();
	const costMicroU = calls.reduce((sum, call) => sum + (call.costMicroU ?? 0), 0);
	return (
		<section aria-label={`About the step ${step.title}`} className="grid gap-5">
			<div className="grid gap-1">
				<h2 className="font-semibold text-lg">{step.title}</h2>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-muted text-sm">
					{step.role && <Specialist role={step.role} className="text-sm" />}
					{step.startedAt && (
						<span>
							Started <RelativeTime value={step.startedAt} />
						</span>
					)}
					{costMicroU > 0 && <span className="font-mono text-xs">{money(costMicroU)}</span>}
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
				<p className="text-ink-muted">{step.status === "pending" ? "This step has not begun." : "No tool was used in this step yet."}</p>
			) : (
				<div className="grid gap-2">
					<h3 className="font-medium text-ink-muted text-sm">{calls.length === 1 ? "Tool used" : `${calls.length} tool uses`}</h3>
					<ul className="grid divide-y rounded-lg border">
						{calls.map((call) => (
							<li key={call.invocationId} className="grid gap-1 px-4 py-3">
								<div className="flex flex-wrap items-center gap-2">
									<span className="font-medium">{toolName(call.toolRef)}</span>
									{call.itemKey && <span className="max-w-40 truncate font-mono text-ink-faint text-xs">{call.itemKey}</span>}
									<Badge tone={CALL_WORDS[call.state].tone} className="ml-auto">
										{CALL_WORDS[call.state].word}
									</Badge>
									{call.durationMs !== null && <span className="font-mono text-ink-muted text-xs">{duration(call.durationMs)}</span>}
								</div>
								{call.summary && <p className="break-words text-ink-muted text-sm">{summaryWords(call.summary, number)}</p>}
							</li>
						))}
					</ul>
				</div>
			)}
		</section>
	);
}
