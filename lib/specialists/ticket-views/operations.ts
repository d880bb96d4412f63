import { contract } from "@/lib/platform/contract/contract";
import { RunTicketPage, TicketFilter, TicketKinds, TicketsQuery } from "./schemas";

const OF_ALL_RUNS = { method: "GET", tag: "Audit", auth: "required", scope: "jobs" } as const;

export const ticketViewOperations = {
	listTickets: contract({
		...OF_ALL_RUNS,
		operationId: "listTickets",
		path: "/audit/exceptions",
		summary: "The exception tickets of all the caller's runs, or of those of one workflow, newest first",
		query: TicketsQuery,
		response: RunTicketPage,
		errors: ["WORKFLOW_NOT_FOUND", "INVALID_REQUEST"],
	}),
	listTicketKinds: contract({
		...OF_ALL_RUNS,
		operationId: "listTicketKinds",
		path: "/audit/exceptions/kinds",
		summary: "What kinds of exception tickets there are, with how many are open and how many runs can be retried",
		description: "What is open and weighs most comes first. retryTicketed retries the runs of a kind.",
		query: TicketFilter,
		response: TicketKinds,
		errors: ["WORKFLOW_NOT_FOUND"],
	}),
};
