import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { messagingOperations } from "@/lib/messaging/operations";
import { receiveMessagingWebhook } from "@/lib/messaging/webhooks/receive-webhook";
import { readBytes } from "@/lib/platform/network/body-limit";

const MAX_BYTES = 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(messagingOperations.receiveLineWebhook, async ({ request }) =>
		receiveMessagingWebhook(await readBytes(request, MAX_BYTES), request.headers.get("x-line-signature")),
	),
]);
