import { exportSessions } from "@/lib/goal-jobs/sessions/export-sessions";
import { sessionOperations } from "@/lib/goal-jobs/sessions/operations";
import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(sessionOperations.exportSessions, ({ context, query }) => exportSessions(context, query))]);
