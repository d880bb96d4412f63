"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { z } from "zod";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { readAll } from "@/components/audit/export/read-all";
import { fetchRuns, workflowRunsQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { runState } from "@/components/goal-jobs/run-state";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/form/select";
import { Skeleton } from "@/components/ui/skeleton";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import { type AuditedRun, RunStatus } from "@/lib/specialists/workflow-views/schemas";
import { RunSums, RunTable } from "./run-table";
import { DELIVERED, ENDED } from "./workflow-address";

const ANY = "any";
const STATUSES: ReadonlyArray<AuditedRun["status"]> = ["completed", "partial", "failed", "cancelled", "executing"];

/** The states that an address names, with commas between; what is none of them is no filter. */
function readStatuses(text: string | null): AuditedRun["status"][] | null {
	return z.array(RunStatus).min(1).safeParse(text?.split(",", RunStatus.options.length)).data ?? null;
}

/** The runs behind the sums of a workflow, newest first. */
export function WorkflowRuns({ workflowId, period }: { workflowId: string; period: PeriodQuery }) {
	const { search, set } = useAuditSearch();
	const status = readStatuses(search.get("status"));
	const query = useInfiniteQuery(workflowRunsQuery(workflowId, period, status));
	const { data, error, isPending, hasNextPage, refetch } = query;
	const runs = data?.pages.flatMap((page) => page.items) ?? [];
	const words = STATUSES.map((value) => ({ value: String(value), label: runState({ status: value, errorCode: null, isWaitingForUser: false }).word }));
	const options = [{ value: DELIVERED.join(), label: "Delivered" }, { value: ENDED.join(), label: "Ended by themselves" }, ...words];
	return (
		<div className="grid grid-cols-1 gap-4">
			<search aria-label="Narrow the runs" className="flex flex-wrap gap-2">
				<Select
					aria-label="State"
					className="w-auto max-w-60"
					value={status?.join() ?? ANY}
					onValueChange={(value) => set({ status: value === ANY ? null : value })}
					options={[{ value: ANY, label: "Every state" }, ...options]}
				/>
			</search>
			{error && <ListProblem title="The runs could not be loaded" error={error} onRetry={refetch} />}
			{isPending && <Skeleton className="h-80 rounded-lg" />}
			{data && runs.length === 0 && <p className="py-12 text-center text-ink-muted">No run of this period passes these filters.</p>}
			{runs.length > 0 && (
				<>
					<RunTable runs={runs} />
					<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
						<p role="status">
							<RunSums runs={runs} hasMore={hasNextPage} />
						</p>
						<div className="flex flex-wrap gap-2">
							<ExportButtons name="Runs" rows={() => readAll((cursor) => fetchRuns(workflowId, period, status, cursor))} />
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
