"use client";

import { SEVERITY_WORDS, TICKET_STATE_WORDS, ticketKind } from "@/components/audit/audit-words";
import { Narrow } from "@/components/audit/narrow";
import { useAuditSearch } from "@/components/audit/use-audit-search";
import { Button } from "@/components/ui/button";
import { Severity, TicketState } from "@/lib/specialists/schemas";
import { OPEN_STATES, OWNERS, TICKET_FILTER_NAMES } from "./ticket-filter";

const STATES = [
	{ value: OPEN_STATES.join(), label: "Open or acknowledged" },
	...TicketState.options.map((value) => ({ value: String(value), label: TICKET_STATE_WORDS[value].word })),
];
const SEVERITIES = Severity.options.map((value) => ({ value, label: SEVERITY_WORDS[value].word })).reverse();
const OWNER_WORDS = [
	{ value: OWNERS.you, label: "Yours to decide" },
	{ value: OWNERS.nobody, label: "Nobody has to act" },
];

/** What a list of tickets is narrowed to; `kinds`: the types of tickets that there are. */
export function NarrowTickets({ kinds }: { kinds: readonly string[] }) {
	const { search, set } = useAuditSearch();
	const options = { kind: kinds.map((value) => ({ value, label: ticketKind(value) })), state: STATES, severity: SEVERITIES, owner: OWNER_WORDS };
	return (
		<search aria-label="Narrow the problems" className="flex flex-wrap gap-2">
			<Narrow name="kind" any="Every kind" options={options.kind} value={search.get("kind")} onChange={set} />
			<Narrow name="state" any="Every state" options={options.state} value={search.get("state")} onChange={set} />
			<Narrow name="severity" any="Every severity" options={options.severity} value={search.get("severity")} onChange={set} />
			<Narrow name="owner" any="Whoever decides" options={options.owner} value={search.get("owner")} onChange={set} />
			{TICKET_FILTER_NAMES.some((name) => search.get(name)) && (
				<Button variant="ghost" onClick={() => set(Object.fromEntries(TICKET_FILTER_NAMES.map((name) => [name, null])))}>
					Show all
				</Button>
			)}
		</search>
	);
}
