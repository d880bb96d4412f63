"use client";

import { useQuery } from "@tanstack/react-query";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { reliabilityQuery, trendsQuery } from "@/components/audit/queries";
import { Skeleton } from "@/components/ui/skeleton";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import { Scorecard } from "./scorecard";

/** How reliably each specialist worked: one card for each. */
export function Reliability({ workflowId, period }: { workflowId: string; period: PeriodQuery }) {
	const { data, error, refetch } = useQuery(reliabilityQuery(workflowId, period));
	const { data: trends } = useQuery(trendsQuery(workflowId, period));
	if (error) return <ListProblem title="The scorecards could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-96 rounded-lg" />;
	if (data.items.length === 0) return <p className="py-12 text-center text-ink-muted">No specialist has finished anything in this period.</p>;
	return (
		<div className="grid grid-cols-1 gap-4">
			<ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
				{data.items.map((item) => (
					<Scorecard
						key={item.agentRole}
						workflowId={workflowId}
						period={period}
						score={item}
						trend={trends?.items.filter(({ agentRole }) => agentRole === item.agentRole) ?? []}
					/>
				))}
			</ul>
			<ExportButtons name="Scorecards" rows={() => data.items} />
		</div>
	);
}
