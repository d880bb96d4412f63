import { endSession } from "@/lib/accounts/devices/end-sessions";
import { accountOperations } from "@/lib/accounts/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(accountOperations.endSession, ({ context, params }) => endSession(context, params.sessionId))]);
