import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { listTickets } from "@/lib/specialists/ticket-views/list-tickets";
import { ticketViewOperations } from "@/lib/specialists/ticket-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(ticketViewOperations.listTickets, ({ context, query }) => listTickets(context, query))]);
