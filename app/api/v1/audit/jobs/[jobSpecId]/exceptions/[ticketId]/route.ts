import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { changeTicket } from "@/lib/specialists/run-views/change-ticket";
import { runViewOperations } from "@/lib/specialists/run-views/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(runViewOperations.changeException, ({ context, params, body }) => changeTicket(context, params, body)),
]);
