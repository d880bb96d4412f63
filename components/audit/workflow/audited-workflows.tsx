"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { AuditTabs } from "@/components/audit/audit-tabs";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { readAll } from "@/components/audit/export/read-all";
import { AuditPeriod, usePeriod } from "@/components/audit/period/use-period";
import { auditedWorkflowsQuery, fetchWorkflows } from "@/components/audit/queries";
import { TicketsOfRuns } from "@/components/audit/tickets/tickets-of-runs";
import { TopLine } from "@/components/layout/top-line";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import { WorkflowTable } from "./workflow-table";

/** The workflows that a person has run: how often, how well, at what cost. */
export function AuditedWorkflows({ nowMs }: { nowMs: number }) {
	const days = usePeriod(nowMs);
	return (
		<>
			<TopLine place="Audit" />
			<main className="mx-auto grid max-w-6xl grid-cols-1 gap-5 px-4 py-6 md:px-8 md:py-8">
				<div className="flex flex-wrap items-end justify-between gap-4">
					<div className="grid max-w-prose gap-1">
						<h1 className="font-semibold text-2xl">How your workflows worked</h1>
						<p className="text-ink-muted">Of your own runs. Every number leads to what it is made of.</p>
					</div>
					<AuditPeriod nowMs={nowMs} />
				</div>
				<AuditTabs
					label="Views of all runs"
					tabs={[
						{ name: "workflows", label: "Workflows", content: <Workflows days={days} nowMs={nowMs} /> },
						{ name: "tickets", label: "Problems", content: <TicketsOfRuns period={days} /> },
					]}
				/>
			</main>
		</>
	);
}

function Workflows({ days, nowMs }: { days: PeriodQuery; nowMs: number }) {
	const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = useInfiniteQuery(auditedWorkflowsQuery(days));
	const items = data?.pages.flatMap((page) => page.items) ?? [];
	return (
		<div className="grid grid-cols-1 gap-5">
			{error && <ListProblem title="The audit could not be loaded" error={error} onRetry={refetch} />}
			{isPending && <Skeleton className="h-72 rounded-lg" />}
			{data && items.length === 0 && <NothingRun isEver={!days.from && !days.to} />}
			{items.length > 0 && (
				<>
					<WorkflowTable items={items} period={days} nowMs={nowMs} />
					<div className="flex flex-wrap items-center justify-between gap-2">
						<ExportButtons name="Workflows" rows={() => readAll((cursor) => fetchWorkflows(days, cursor))} />
						{hasNextPage && (
							<Button isBusy={isFetchingNextPage} onClick={() => fetchNextPage()}>
								Show more
							</Button>
						)}
					</div>
				</>
			)}
		</div>
	);
}

function NothingRun({ isEver }: { isEver: boolean }) {
	return (
		<EmptyState
			title={isEver ? "Nothing has run yet" : "Nothing ran in this period"}
			text="Once a workflow has run, you see here who did what, how well, and what it cost."
			action={
				<Button asChild variant="primary">
					<Link href="/catalog">See the workflows</Link>
				</Button>
			}
		/>
	);
}
