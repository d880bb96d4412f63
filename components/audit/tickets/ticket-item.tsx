"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi, messageOf } from "@/components/api-client";
import { inWords, SEVERITY_WORDS, TICKET_STATE_WORDS } from "@/components/audit/audit-words";
import { auditKeys } from "@/components/audit/queries";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/form/field";
import { Textarea } from "@/components/ui/form/input";
import { useFormat } from "@/components/ui/format/locale";
import { RelativeTime } from "@/components/ui/format/relative-time";
import { runViewOperations } from "@/lib/specialists/run-views/operations";
import { TICKET_STATES } from "@/lib/specialists/run-views/ticket-state";
import type { ExceptionRecord, TicketState } from "@/lib/specialists/schemas";

const MAX_NOTE = 2000;

/** What leads to each state, as a button says it. */
const CHANGE_WORDS: Record<TicketState, string> = { open: "Open again", acknowledged: "Acknowledge", resolved: "Resolve", ignored: "Ignore" };

/** One ticket: what it is about, what may help, how it stands, and a note of its owner. */
export function TicketItem({ jobSpecId, ticket }: { jobSpecId: string; ticket: ExceptionRecord }) {
	const queryClient = useQueryClient();
	const [note, setNote] = useState<string | null>(null);
	const change = useMutation({
		mutationFn: (body: { state?: TicketState; owner_note?: string }) =>
			callApi(runViewOperations.changeException, { params: { jobSpecId, ticketId: ticket.ticket_id }, body }),
		onSuccess: (_changed, body) => {
			if (body.owner_note !== undefined) setNote(null);
		},
		onSettled: () => queryClient.invalidateQueries({ queryKey: auditKeys.tickets(jobSpecId) }),
	});
	const { word, tone } = TICKET_STATE_WORDS[ticket.state];
	return (
		<li className="grid grid-cols-1 gap-3 px-4 py-4 md:px-5">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Badge tone={tone}>{word}</Badge>
				<span className="text-ink-muted text-sm">{SEVERITY_WORDS[ticket.severity].word}</span>
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

const valueWords = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

function AffectedRows({ rows }: { rows: ExceptionRecord["affected_rows"] }) {
	const { count } = useFormat();
	return (
		<details open={rows.length <= 3}>
			<summary className="w-fit cursor-pointer rounded-sm text-ink-muted text-sm hover:text-ink pointer-coarse:py-2">
				{count(rows.length, "row")} behind it
			</summary>
			<ul className="mt-2 grid gap-2">
				{rows.map((row, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: rows have no name but their place
					<li key={at} className="wrap-anywhere rounded-md bg-sunken px-3 py-2 text-sm">
						<dl className="flex flex-wrap gap-x-5 gap-y-1">
							{Object.entries(row)
								.filter(([, value]) => value !== null && value !== "")
								.map(([name, value]) => (
									<div key={name}>
										<dt className="inline text-ink-faint">{inWords(name)}: </dt>
										<dd className="inline">{valueWords(value)}</dd>
									</div>
								))}
						</dl>
					</li>
				))}
			</ul>
		</details>
	);
}
