import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listTicketKinds } from "@/lib/specialists/ticket-views/list-ticket-kinds";
import { ticketViewOperations } from "@/lib/specialists/ticket-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(ticketViewOperations.listTicketKinds, ({ context, query }) => listTicketKinds(context, query)),
]);
