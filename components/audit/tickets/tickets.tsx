"use client";

import { useQuery } from "@tanstack/react-query";
import { SEVERITY_WORDS, ticketKind } from "@/components/audit/audit-words";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { ticketsQuery } from "@/components/audit/queries";
import { ContinueRun } from "@/components/goal-jobs/run/run-actions";
import { isRefused } from "@/components/goal-jobs/run-state";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { groupTickets, type TicketGroup } from "./ticket-groups";
import { TicketItem } from "./ticket-item";

/** What went wrong in a run, in plain words, and what its owner makes of it. */
export function Tickets({ job }: { job: GoalJob }) {
	const { data, error, refetch } = useQuery(ticketsQuery(job.jobSpecId));
	if (error) return <ListProblem title="The tickets could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-80 rounded-lg" />;
	const canContinue = job.status === "failed" && !isRefused(job);
	return (
		<div className="grid grid-cols-1 gap-6">
			{canContinue && (
				<Notice tone="danger" title="The run stopped" action={<ContinueRun jobSpecId={job.jobSpecId} />}>
					<p>{job.errorMessage ?? "A step failed for a reason that it could not name."}</p>
				</Notice>
			)}
			{data.items.length === 0 ? (
				<p className="py-12 text-center text-ink-muted">Nothing went wrong that somebody should know of.</p>
			) : (
				<>
					{groupTickets(data.items).map((group) => (
						<Group key={group.exceptionType} jobSpecId={job.jobSpecId} group={group} />
					))}
					<ExportButtons name="Tickets" rows={() => data.items} />
				</>
			)}
		</div>
	);
}

function Group({ jobSpecId, group }: { jobSpecId: string; group: TicketGroup }) {
	const { count } = useFormat();
	const title = ticketKind(group.exceptionType);
	return (
		<section aria-label={title} className="grid grid-cols-1 gap-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="font-semibold text-lg">{title}</h2>
				<Badge tone={SEVERITY_WORDS[group.severity].tone}>{SEVERITY_WORDS[group.severity].word}</Badge>
				<span className="text-ink-muted text-sm">
					{count(group.tickets.length, "ticket")}, {group.open} open
				</span>
			</div>
			<Card>
				<ul className="divide-y">
					{group.tickets.map((ticket) => (
						<TicketItem key={ticket.ticket_id} jobSpecId={jobSpecId} ticket={ticket} />
					))}
				</ul>
			</Card>
		</section>
	);
}
