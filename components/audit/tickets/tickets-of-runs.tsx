"use client";

import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { ticketKind } from "@/components/audit/audit-words";
import { ListProblem } from "@/components/audit/calls/list-problem";
import { ExportButtons } from "@/components/audit/export/export-buttons";
import { readAll } from "@/components/audit/export/read-all";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { Skeleton } from "@/components/ui/skeleton";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import type { RunTicket } from "@/lib/specialists/ticket-views/schemas";
import { NarrowTickets } from "./narrow-tickets";
import { fetchTickets, ticketKindsQuery, ticketsOfRunsQuery } from "./queries";
import { readTicketFilter, TICKET_FILTER_NAMES } from "./ticket-filter";
import { TicketItem } from "./ticket-item";
import { TicketKindList } from "./ticket-kinds";

/** What went wrong over all runs, or over those of one workflow, and what became of it. */
export function TicketsOfRuns({ workflowId = null, period }: { workflowId?: string | null; period: PeriodQuery }) {
	const { search } = useAuditSearch();
	const { count } = useFormat();
	const filter = readTicketFilter(search);
	const of = { ...(workflowId && { workflowId }), ...period };
	const kinds = useQuery(ticketKindsQuery({ ...of, ...filter, exceptionType: undefined }));
	const list = useInfiniteQuery(ticketsOfRunsQuery({ ...of, ...filter }));
	const tickets = list.data?.pages.flatMap((page) => page.items) ?? [];
	const isNarrowed = TICKET_FILTER_NAMES.some((name) => search.get(name));
	const error = kinds.error ?? list.error;
	return (
		<div className="grid grid-cols-1 gap-5">
			<NarrowTickets kinds={kinds.data?.items.map(({ exception_type }) => exception_type) ?? []} />
			{error && <ListProblem title="The problems could not be loaded" error={error} onRetry={() => Promise.all([kinds.refetch(), list.refetch()])} />}
			{list.isPending && <Skeleton className="h-96 rounded-lg" />}
			{list.data && tickets.length === 0 && (
				<p className="py-12 text-center text-ink-muted">
					{isNarrowed ? "No problem passes these filters." : "Nothing went wrong in this period that somebody should know of."}
				</p>
			)}
			{kinds.data && tickets.length > 0 && <TicketKindList kinds={kinds.data.items} workflowId={workflowId} />}
			{tickets.length > 0 && (
				<>
					<Card>
						<ul aria-label="Problems" className="divide-y">
							{tickets.map((ticket) => (
								<TicketItem
									key={ticket.ticket_id}
									jobSpecId={ticket.job_spec_id}
									ticket={ticket}
									heading={<OfRun ticket={ticket} isOfWorkflow={workflowId !== null} />}
								/>
							))}
						</ul>
					</Card>
					<div className="flex flex-wrap items-center justify-between gap-2 text-ink-muted text-sm">
						<p role="status">
							{list.hasNextPage && "The first "}
							{count(tickets.length, "problem")}
						</p>
						<div className="flex flex-wrap gap-2">
							<ExportButtons name="Problems" rows={() => readAll((cursor) => fetchTickets({ ...of, ...filter }, cursor))} />
							{list.hasNextPage && (
								<Button isBusy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
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

/** What a ticket is, and the run that it is of. */
function OfRun({ ticket, isOfWorkflow }: { ticket: RunTicket; isOfWorkflow: boolean }) {
	const run = ticket.input_file_names.join(", ") || `…${ticket.job_spec_id.slice(-8)}`;
	return (
		<p className="flex flex-wrap items-baseline gap-x-3">
			<span className="font-medium">{ticketKind(ticket.exception_type)}</span>
			<Link href={`/runs/${ticket.job_spec_id}/audit?tab=tickets`} className="wrap-anywhere rounded-sm text-accent text-sm underline pointer-coarse:py-2">
				{isOfWorkflow || !ticket.workflow_name ? run : `${ticket.workflow_name}: ${run}`}
			</Link>
		</p>
	);
}
