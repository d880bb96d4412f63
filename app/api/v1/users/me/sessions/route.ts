import { endOtherSessions } from "@/lib/accounts/devices/end-sessions";
import { listSessions } from "@/lib/accounts/devices/list-sessions";
import { accountOperations } from "@/lib/accounts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(accountOperations.listMySessions, ({ context, query }) => listSessions(context, query)),
	bind(accountOperations.endOtherSessions, ({ context }) => endOtherSessions(context)),
]);
