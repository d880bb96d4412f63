import { AppError } from "@/lib/platform/errors";
import type { TicketState } from "@/lib/specialists/schemas";

/** What a ticket may become from each state. What was closed is opened again before anything else happens to it. */
export const TICKET_STATES: Readonly<Record<TicketState, readonly TicketState[]>> = {
	open: ["acknowledged", "resolved", "ignored"],
	acknowledged: ["open", "resolved", "ignored"],
	resolved: ["open"],
	ignored: ["open"],
};

/** The state after a change; the one that a ticket has already is kept. @throws AppError INVALID_STATE_TRANSITION with details {status, allowed}. */
export function changedState(state: TicketState, wanted: TicketState): TicketState {
	const allowed = TICKET_STATES[state];
	if (wanted === state || allowed.includes(wanted)) return wanted;
	throw new AppError("INVALID_STATE_TRANSITION", `A ticket that is ${state} can't become ${wanted}. Open it again first.`, {
		status: state,
		allowed: [...allowed],
	});
}
