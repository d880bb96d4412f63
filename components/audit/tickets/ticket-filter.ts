import { z } from "zod";
import { Severity, TicketState } from "@/lib/specialists/schemas";

/** The states of tickets that still ask for something. */
export const OPEN_STATES = ["open", "acknowledged"] as const satisfies readonly TicketState[];

/** What a list of tickets is narrowed to by its page. */
export interface TicketsFilter {
	readonly exceptionType?: string;
	readonly state?: readonly TicketState[];
	readonly severity?: z.infer<typeof Severity>;
	/** Whether a person has to decide. */
	readonly requiresHuman?: boolean;
}

/** The parameters of an address that narrow a list of tickets. */
export const TICKET_FILTER_NAMES = ["kind", "state", "severity", "owner"] as const;

/** The words of an address for who a ticket waits for. */
export const OWNERS = { you: "you", nobody: "nobody" } as const;

/** The filter that stands in an address; what it cannot mean is left out. */
export function readTicketFilter(search: { get: (name: string) => string | null }): TicketsFilter {
	const exceptionType = z.string().min(1).max(200).safeParse(search.get("kind")).data;
	const state = z.array(TicketState).min(1).safeParse(search.get("state")?.split(",", TicketState.options.length)).data;
	const severity = Severity.safeParse(search.get("severity")).data;
	const owner = z.enum(OWNERS).safeParse(search.get("owner")).data;
	return {
		...(exceptionType && { exceptionType }),
		...(state && { state }),
		...(severity && { severity }),
		...(owner && { requiresHuman: owner === OWNERS.you }),
	};
}

/** The part of an address that leads to these tickets. */
export function ticketsSearch({ exceptionType, state, severity, requiresHuman }: TicketsFilter): Record<string, string | null> {
	return {
		tab: "tickets",
		kind: exceptionType ?? null,
		state: state?.join() ?? null,
		severity: severity ?? null,
		owner: requiresHuman === undefined ? null : requiresHuman ? OWNERS.you : OWNERS.nobody,
	};
}

interface Filtered {
	readonly exception_type: string;
	readonly state: TicketState;
	readonly severity: z.infer<typeof Severity>;
	readonly requires_human: boolean;
}

/** Whether a ticket is one of those that a filter lets through. */
export function passesFilter(ticket: Filtered, { exceptionType, state, severity, requiresHuman }: TicketsFilter): boolean {
	return (
		(exceptionType === undefined || ticket.exception_type === exceptionType) &&
		(state === undefined || state.includes(ticket.state)) &&
		(severity === undefined || ticket.severity === severity) &&
		(requiresHuman === undefined || ticket.requires_human === requiresHuman)
	);
}
