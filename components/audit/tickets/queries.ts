import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callApi } from "@/components/api-client";
import { ticketViewOperations } from "@/components/calls/specialists";
import type { PeriodQuery } from "@/lib/specialists/schemas";
import type { TicketsFilter } from "./ticket-filter";

/** Of one workflow or of all, in a period. */
type TicketsOf = Omit<TicketsFilter, "exceptionType"> & PeriodQuery & { readonly workflowId?: string; readonly exceptionType?: string | undefined };

export const TICKETS_KEY = ["audit", "tickets"] as const;

function queryOf({ state, requiresHuman, ...rest }: TicketsOf) {
	return { ...rest, state: state && [...state], requiresHuman: requiresHuman === undefined ? undefined : (`${requiresHuman}` as const) };
}

export function fetchTickets(of: TicketsOf, cursor: string | null, signal?: AbortSignal) {
	return callApi(ticketViewOperations.listTickets, { query: { ...queryOf(of), cursor: cursor ?? undefined } }, { signal });
}

export function ticketsOfRunsQuery(of: TicketsOf) {
	return infiniteQueryOptions({
		queryKey: [...TICKETS_KEY, "list", of],
		queryFn: ({ pageParam, signal }) => fetchTickets(of, pageParam, signal),
		initialPageParam: null as string | null,
		getNextPageParam: (page) => page.nextCursor,
	});
}

export function ticketKindsQuery(of: TicketsOf) {
	return queryOptions({
		queryKey: [...TICKETS_KEY, "kinds", of],
		queryFn: ({ signal }) => callApi(ticketViewOperations.listTicketKinds, { query: queryOf(of) }, { signal }),
	});
}
