import { accountOperations } from "@/lib/accounts/operations";
import { refreshSession } from "@/lib/accounts/sessions/refresh-session";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.refreshSession, ({ context, body }) => refreshSession(context, body))]);
