// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import type { messagingOperations as MessagingOperations } from "@/lib/messaging/operations";
import { callsOf } from "@/lib/platform/contract/call";

export const messagingOperations = callsOf<typeof MessagingOperations>({
	startMessagingLogin: ["GET", "/surveys/{surveyId}/messaging/login"],
	finishMessagingLogin: ["GET", "/surveys/{surveyId}/messaging/callback"],
	returnFromLine: ["GET", "/messaging/line/callback"],
	receiveLineWebhook: ["POST", "/webhooks/line", false],
});
