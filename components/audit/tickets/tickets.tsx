"use client";

import { useQuery } from "@tanstack/react-query";
import { SEVERITY_WORDS, ticketKind } from "@/components/audit/audit-words";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { NumberLink } from "@/components/audit/number-link";
import { ticketsQuery } from "@/components/audit/queries";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { ContinueRun } from "@/components/goal-jobs/run/actions/continue-run";
import { isRefused } from "@/components/goal-jobs/run-state";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Notice } from "@/components/ui/notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { GoalJob } from "@/lib/goal-jobs/schemas";
import { NarrowTickets } from "./narrow-tickets";
import { OPEN_STATES, passesFilter, readTicketFilter, type TicketsFilter, ticketsSearch } from "./ticket-filter";
import { groupTickets, type TicketGroup } from "./ticket-groups";
import { TicketItem } from "./ticket-item";

/** What went wrong in a run, in plain words, and what its owner makes of it. */
export function Tickets({ job }: { job: GoalJob }) {
	const { search } = useAuditSearch();
	const { count } = useFormat();
	const { data, error, refetch } = useQuery(ticketsQuery(job.jobSpecId));
	if (error) return <ListProblem title="The problems could not be loaded" error={error} onRetry={refetch} />;
	if (!data) return <Skeleton className="h-80 rounded-lg" />;
	const filter = readTicketFilter(search);
	const shown = data.items.filter((ticket) => passesFilter(ticket, filter));
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
					<NarrowTickets kinds={[...new Set(data.items.map(({ exception_type }) => exception_type))]} />
					{shown.length === 0 && <p className="py-12 text-center text-ink-muted">No ticket passes these filters.</p>}
					{groupTickets(shown).map((group) => (
						<Group key={group.exceptionType} jobSpecId={job.jobSpecId} group={group} />
					))}
					<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
						<p role="status">{count(shown.length, "problem")}</p>
						<ExportButtons name="Problems" rows={() => shown} />
					</div>
				</>
			)}
		</div>
	);
}

function Group({ jobSpecId, group }: { jobSpecId: string; group: TicketGroup }) {
	const { number } = useFormat();
	const { search, addressWith } = useAuditSearch();
	const hrefOf = (filter: TicketsFilter) => addressWith(ticketsSearch({ ...readTicketFilter(search), exceptionType: group.exceptionType, ...filter }));
	const title = ticketKind(group.exceptionType);
	return (
		<section aria-label={title} className="grid grid-cols-1 gap-3">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<h2 className="font-semibold text-lg">{title}</h2>
				<Badge tone={SEVERITY_WORDS[group.severity].tone}>{SEVERITY_WORDS[group.severity].word}</Badge>
				<span className="text-ink-muted text-sm">
					<NumberLink href={hrefOf({})} of={`tickets: ${title}`}>
						{number(group.tickets.length)}
					</NumberLink>
					<span aria-hidden> {group.tickets.length === 1 ? "problem" : "problems"}</span>
					{group.open > 0 && (
						<>
							,{" "}
							<NumberLink href={hrefOf({ state: OPEN_STATES })} of={`open: ${title}`}>
								{number(group.open)}
							</NumberLink>
							<span aria-hidden> open</span>
						</>
					)}
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
