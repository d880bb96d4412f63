import { changeSessions } from "@/lib/goal-jobs/sessions/change-sessions";
import { sessionOperations } from "@/lib/goal-jobs/sessions/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(sessionOperations.changeSessions, ({ context, body }) => changeSessions(context, body))]);
