import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { paymentOperations } from "@/lib/payments/operations";
import { receiveWebhook } from "@/lib/payments/webhooks/receive-webhook";
import { readBytes } from "@/lib/platform/network/body-limit";

const MAX_BYTES = 1024 * 1024;

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(paymentOperations.receivePaddleWebhook, async ({ context, request }) =>
		receiveWebhook(await readBytes(request, MAX_BYTES), request.headers.get("paddle-signature"), context.requestId),
	),
]);
