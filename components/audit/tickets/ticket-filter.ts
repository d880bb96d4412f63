import type { TicketState } from "@/lib/specialists/schemas";

/** The states of tickets that still ask for something. */
export const OPEN_STATES = ["open", "acknowledged"] as const satisfies readonly TicketState[];
