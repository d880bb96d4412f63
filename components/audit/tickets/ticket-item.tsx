"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { SEVERITY_WORDS, TICKET_STATE_WORDS } from "@/components/audit/audit-words";
import { auditKeys } from "@/components/audit/queries";
import { runViewOperations } from "@/components/calls/specialists";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { TICKET_STATES } from "@/lib/specialists/run-views/ticket-state";
import type { ExceptionRecord, TicketState } from "@/lib/specialists/schemas";
import { AffectedRows } from "./affected-rows";
import { TICKETS_KEY } from "./queries";

const MAX_NOTE = 2000;

/** What leads to each state, as a button says it. */
const CHANGE_WORDS: Record<TicketState, string> = { open: "Open again", acknowledged: "Acknowledge", resolved: "Resolve", ignored: "Ignore" };

interface TicketItemProps {
	jobSpecId: string;
	ticket: ExceptionRecord;
	/** Which run and kind it is of, where the list is of many. */
	heading?: ReactNode;
}

/** One ticket: what it is about, what may help, how it stands, and a note of its owner. */
export function TicketItem({ jobSpecId, ticket, heading }: TicketItemProps) {
	const queryClient = useQueryClient();
	const [note, setNote] = useState<string | null>(null);
	const change = useMutation({
		mutationFn: (body: { state?: TicketState; owner_note?: string }) =>
			callApi(runViewOperations.changeException, { params: { jobSpecId, ticketId: ticket.ticket_id }, body }),
		onSuccess: (_changed, body) => {
			if (body.owner_note !== undefined) setNote(null);
		},
		onSettled: () => Promise.all([auditKeys.tickets(jobSpecId), TICKETS_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
	});
	const { word, tone } = TICKET_STATE_WORDS[ticket.state];
	return (
		<li className="grid grid-cols-1 gap-3 px-4 py-4 md:px-5">
			{heading}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge tone={tone}>{word}</Badge>
				<span className="text-ink-muted text-sm">{SEVERITY_WORDS[ticket.severity].word}</span>
				<span className="text-ink-muted text-sm">{ticket.requires_human ? "Yours to decide" : "Nobody has to act"}</span>
				{ticket.attempt > 1 && <span className="text-ink-muted text-sm">Attempt {ticket.attempt}</span>}
				<RelativeTime value={ticket.created_at} className="text-ink-faint text-sm md:ml-auto" />
			</div>
			<p className="max-w-prose">{ticket.suggested_resolution}</p>
			{ticket.affected_rows.length > 0 && <AffectedRows rows={ticket.affected_rows} />}
			{note === null && ticket.owner_note !== "" && (
				<p className="wrap-anywhere max-w-prose whitespace-pre-line border-l-2 pl-3 text-ink-muted">{ticket.owner_note}</p>
			)}
			{note !== null && (
				<Field label="Your note">
					{(control) => <Textarea {...control} rows={3} maxLength={MAX_NOTE} value={note} onChange={(event) => setNote(event.target.value)} />}
				</Field>
			)}
			<div className="flex flex-wrap gap-2">
				{note === null ? (
					<>
						{TICKET_STATES[ticket.state].map((state) => (
							<Button key={state} size="sm" isBusy={change.isPending && change.variables.state === state} onClick={() => change.mutate({ state })}>
								{CHANGE_WORDS[state]}
							</Button>
						))}
						<Button size="sm" variant="ghost" onClick={() => setNote(ticket.owner_note)}>
							{ticket.owner_note === "" ? "Add a note" : "Change the note"}
						</Button>
					</>
				) : (
					<>
						<Button size="sm" variant="primary" isBusy={change.isPending} onClick={() => change.mutate({ owner_note: note })}>
							Save the note
						</Button>
						<Button size="sm" variant="ghost" onClick={() => setNote(null)}>
							Leave it as it was
						</Button>
					</>
				)}
			</div>
			{change.isError && (
				<p role="alert" className="text-danger text-sm">
					The ticket was not changed. {messageOf(change.error)}
				</p>
			)}
		</li>
	);
}
