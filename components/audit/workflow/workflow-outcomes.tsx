"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { OUTCOME_WORDS } from "@/components/audit/audit-words";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { readAll } from "@/components/audit/export/read-all";
import { OutcomeSums } from "@/components/audit/outcomes/outcome-sums";
import { OutcomeTable } from "@/components/audit/outcomes/outcome-table";
import { fetchOutcomes, type OutcomesFilter, workflowOutcomesQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { specialistName } from "@/components/goal-jobs/run/timeline/specialist";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Skeleton } from "@/components/ui/skeleton";
import { type PeriodQuery, SpanOutcome } from "@/lib/specialists/schemas";

const ANY = "any";

interface WorkflowOutcomesProps {
	workflowId: string;
	period: PeriodQuery;
	roles: readonly string[];
}

function readFilter(search: { get: (name: string) => string | null }): OutcomesFilter {
	const outcome = SpanOutcome.safeParse(search.get("outcome")).data;
	const agentRole = search.get("role")?.slice(0, 200);
	return { ...(agentRole && { agentRole }), ...(outcome && { outcome }) };
}

/** How stretches of work ended over all runs of a workflow, narrowed by what the address says. */
export function WorkflowOutcomes({ workflowId, period, roles }: WorkflowOutcomesProps) {
	const { search, set } = useAuditSearch();
	const filter = readFilter(search);
	const query = useInfiniteQuery(workflowOutcomesQuery(workflowId, period, filter));
	const { data, error, isPending, hasNextPage, refetch } = query;
	const items = data?.pages.flatMap((page) => page.items) ?? [];
	const outcomes = SpanOutcome.options.map((value) => ({ value, label: OUTCOME_WORDS[value].word }));
	const known = [...new Set([...roles, ...(filter.agentRole ? [filter.agentRole] : [])])];
	return (
		<div className="grid grid-cols-1 gap-4">
			<search aria-label="Narrow the outcomes" className="flex flex-wrap gap-2">
				<Select
					aria-label="Specialist"
					className="w-auto max-w-60"
					value={filter.agentRole ?? ANY}
					onValueChange={(role) => set({ role: role === ANY ? null : role })}
					options={[{ value: ANY, label: "Every specialist" }, ...known.map((role) => ({ value: role, label: specialistName(role) }))]}
				/>
				<Select
					aria-label="How it ended"
					className="w-auto max-w-60"
					value={filter.outcome ?? ANY}
					onValueChange={(outcome) => set({ outcome: outcome === ANY ? null : outcome })}
					options={[{ value: ANY, label: "However it ended" }, ...outcomes]}
				/>
			</search>
			{error && <ListProblem title="The outcomes could not be loaded" error={error} onRetry={refetch} />}
			{isPending && <Skeleton className="h-80 rounded-lg" />}
			{data && items.length === 0 && <p className="py-12 text-center text-ink-muted">No stretch of work passes these filters.</p>}
			{items.length > 0 && (
				<>
					<OutcomeTable items={items} hrefOf={(item) => `/runs/${item.jobSpecId}/audit?tab=calls&span=${item.specialistSpanId}`} />
					<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
						<p role="status">
							<OutcomeSums items={items} hasMore={hasNextPage} />
						</p>
						<div className="flex flex-wrap gap-2">
							<ExportButtons name="Outcomes" rows={() => readAll((cursor) => fetchOutcomes(workflowId, period, filter, cursor))} />
							{hasNextPage && (
								<Button isBusy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
									Show more
								</Button>
							)}
						</div>
					</div>
				</>
			)}
		</div>
	);
}
