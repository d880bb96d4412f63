"use client";

import { useQuery } from "@tanstack/react-query";
import { callsSearch } from "@/components/audit/calls/call-filter";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { OutcomeSums } from "@/components/audit/outcomes/outcome-sums";
import { OutcomeTable } from "@/components/audit/outcomes/outcome-table";
import { outcomesQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Skeleton } from "@/components/ui/skeleton";

/** How each stretch of a specialist's work ended in one run. */
export function RunOutcomes({ jobSpecId }: { jobSpecId: string }) {
	const { addressWith } = useAuditSearch();
	const { data, error, refetch } = useQuery(outcomesQuery(jobSpecId));
	if (error) return <ListProblem title="The outcomes could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-80 rounded-lg" />;
	if (data.items.length === 0) return <p className="py-12 text-center text-ink-muted">No specialist has worked in this run yet.</p>;
	return (
		<div className="grid grid-cols-1 gap-3">
			<OutcomeTable items={data.items} hrefOf={({ specialistSpanId }) => addressWith(callsSearch({ specialistSpanId }))} />
			<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
				<p role="status">
					<OutcomeSums items={data.items} hasMore={false} />
				</p>
				<ExportButtons name="Outcomes" rows={() => data.items} />
			</div>
		</div>
	);
}
