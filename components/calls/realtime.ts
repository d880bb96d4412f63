// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import { callsOf } from "@/lib/platform/contract/call";
import type { realtimeOperations as RealtimeOperations } from "@/lib/realtime/operations";

export const realtimeOperations = callsOf<typeof RealtimeOperations>({
	authorizeChannel: ["POST", "/realtime/auth", false],
	getRealtimeConfig: ["GET", "/realtime/config"],
});
