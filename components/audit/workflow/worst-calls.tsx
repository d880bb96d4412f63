"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { CALL_WORDS } from "@/components/audit/audit-words";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { worstCallsQuery } from "@/components/audit/queries";
import { toolName } from "@/components/goal-jobs/run/timeline/tool-calls";
import { Badge } from "@/components/ui/badge";
import { duration } from "@/components/ui/format/format";
import { Skeleton } from "@/components/ui/skeleton";
import type { PeriodQuery } from "@/lib/specialists/schemas";

/** The calls of a specialist that failed, or else took longest; each leads to its place in its run. */
export function WorstCalls({ workflowId, period, agentRole }: { workflowId: string; period: PeriodQuery; agentRole: string }) {
	const { data, error, refetch } = useQuery(worstCallsQuery(workflowId, period, agentRole));
	if (error) return <ListProblem title="The calls could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-40 rounded-lg" />;
	return (
		<ol className="grid divide-y rounded-lg border">
			{data.items.map((call) => (
				<li key={call.invocationId}>
					<Link href={`/runs/${call.jobSpecId}/audit?tab=calls&call=${call.invocationId}`} className="grid grid-cols-1 gap-1 px-3 py-2 hover:bg-sunken">
						<span className="flex flex-wrap items-center gap-2">
							<span className="font-medium">{toolName(call.toolRef)}</span>
							<Badge tone={CALL_WORDS[call.status].tone}>{CALL_WORDS[call.status].word}</Badge>
							<span className="ml-auto font-mono text-ink-muted text-xs">{duration(call.durationMs)}</span>
						</span>
						{call.errorMessage && <span className="line-clamp-2 text-ink-muted text-sm">{call.errorMessage}</span>}
					</Link>
				</li>
			))}
		</ol>
	);
}
