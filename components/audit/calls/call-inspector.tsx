"use client";

import Link from "next/link";
import { CALL_WORDS } from "@/components/audit/audit-words";
import { Specialist } from "@/components/goal-jobs/run/timeline/specialist";
import { toolName } from "@/components/goal-jobs/run/timeline/tool-calls";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { duration } from "@/components/ui/format/format";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { Notice } from "@/components/ui/notice";
import type { ToolInvocation } from "@/lib/specialists/schemas";
import { CallContents } from "./call-contents";
import { Fact, Facts } from "./facts";

/** Everything that is on record of one tool call. `linksToRun`: where the list is of many runs. */
export function CallInspector({ call, linksToRun = false }: { call: ToolInvocation; linksToRun?: boolean }) {
	const { money } = useFormat();
	return (
		<div className="grid grid-cols-1 gap-5">
			<div className="grid justify-items-start gap-1.5">
				<div className="flex flex-wrap gap-2">
					<Badge tone={CALL_WORDS[call.status].tone}>{CALL_WORDS[call.status].word}</Badge>
					<Badge tone={call.declared ? "neutral" : "info"}>{call.declared ? "Named by the workflow" : "Extra tool"}</Badge>
				</div>
				<h3 className="font-semibold text-lg">{toolName(call.toolRef)}</h3>
				<Specialist role={call.agentRole || "unattributed"} className="text-sm" />
			</div>
			{call.errorMessage && (
				<Notice tone="danger" title={call.errorCode ?? "It failed"}>
					<p className="wrap-anywhere whitespace-pre-line">{call.errorMessage}</p>
				</Notice>
			)}
			<CallContents key={call.invocationId} call={call} />
			<Facts>
				<Fact label="Tool">
					<span className="font-mono text-xs">{call.toolRef}</span>
				</Fact>
				<Fact label="Step">
					<span className="font-mono text-xs">{call.stepName}</span>
				</Fact>
				{call.itemKey && (
					<Fact label="Item">
						<span className="font-mono text-xs">{call.itemKey}</span>
					</Fact>
				)}
				<Fact label="Attempt">{call.attempt}</Fact>
				<Fact label="Began">
					<RelativeTime value={call.startedAt} />
				</Fact>
				<Fact label="Took">
					<span className="font-mono">{call.finishedAt ? duration(call.durationMs) : "Still running"}</span>
				</Fact>
				<Fact label="Cost">
					<span className="font-mono">{money(call.costMicroU)}</span>
				</Fact>
				{call.outputDigest && (
					<Fact label="Digest of the output">
						<CopyButton label="Copy the digest" value={call.outputDigest} shown={`${call.outputDigest.slice(0, 12)}…`} />
					</Fact>
				)}
				<Fact label="Call">
					<CopyButton label="Copy the call's id" value={call.invocationId} shown={`…${call.invocationId.slice(-8)}`} />
				</Fact>
				{linksToRun && (
					<Fact label="Run">
						<Link className="rounded-sm text-accent underline" href={`/runs/${call.jobSpecId}/audit?tab=calls&call=${call.invocationId}`}>
							See it in its run
						</Link>
					</Fact>
				)}
			</Facts>
		</div>
	);
}
