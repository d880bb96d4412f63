"use client";

import { SEVERITY_WORDS, ticketKind } from "@/components/audit/audit-words";
import { NumberLink } from "@/components/audit/number-link";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import type { TicketKind } from "@/lib/specialists/ticket-views/schemas";
import { RetryKind } from "./retry-kind";
import { OPEN_STATES, readTicketFilter, type TicketsFilter, ticketsSearch } from "./ticket-filter";

/** What kinds of things went wrong: how often, how bad, what may help, and a retry for all runs of a kind. */
export function TicketKindList({ kinds, workflowId }: { kinds: readonly TicketKind[]; workflowId: string | null }) {
	const { number } = useFormat();
	const { search, addressWith } = useAuditSearch();
	const shown = readTicketFilter(search);
	const hrefOf = (kind: TicketKind, filter: TicketsFilter = {}) => addressWith(ticketsSearch({ ...shown, exceptionType: kind.exception_type, ...filter }));
	return (
		<Card>
			<ul aria-label="Kinds of problems" className="divide-y">
				{kinds.map((kind) => {
					const title = ticketKind(kind.exception_type);
					return (
						<li key={kind.exception_type} className="grid grid-cols-1 gap-2 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6 md:px-5">
							<div className="grid grid-cols-1 content-start gap-1.5">
								<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
									<h2 className="font-semibold">{title}</h2>
									<Badge tone={SEVERITY_WORDS[kind.severity].tone}>{SEVERITY_WORDS[kind.severity].word}</Badge>
									<span className="text-ink-faint text-sm">
										last <RelativeTime value={kind.last_at} />
									</span>
								</div>
								<p className="max-w-prose text-ink-muted">{kind.suggested_resolution}</p>
							</div>
							<div className="flex flex-wrap items-center gap-x-5 gap-y-2 md:justify-end">
								<span className="text-sm">
									<NumberLink href={hrefOf(kind)} of={`tickets: ${title}`}>
										{number(kind.tickets)}
									</NumberLink>
									<span aria-hidden> {kind.tickets === 1 ? "problem" : "problems"}</span>
								</span>
								{kind.open > 0 && (
									<span className="text-sm">
										<NumberLink href={hrefOf(kind, { state: openStates(shown) })} of={`open: ${title}`}>
											{number(kind.open)}
										</NumberLink>
										<span aria-hidden> open</span>
									</span>
								)}
								{kind.retriable_runs > 0 && <RetryKind exceptionType={kind.exception_type} workflowId={workflowId} runs={kind.retriable_runs} />}
							</div>
						</li>
					);
				})}
			</ul>
		</Card>
	);
}

/** Open ones of what is shown already. */
function openStates({ state }: TicketsFilter) {
	const both = OPEN_STATES.filter((one) => state === undefined || state.includes(one));
	return both.length > 0 ? both : OPEN_STATES;
}
