import "server-only";
import { applyEvent, ProviderEvent } from "@/lib/payments/news/apply-event";
import { isSigned } from "@/lib/payments/provider/verify-signature";
import type { WebhookReceipt } from "@/lib/payments/schemas";
import { transaction } from "@/lib/platform/database/transaction";
import { env } from "@/lib/platform/env";
import { AppError, validationError } from "@/lib/platform/errors";
import { toPlainText } from "@/lib/platform/language/plain-text";
import { issuesInWords } from "@/lib/platform/language/validator-words";

/**
 * Takes in what the payment provider tells. The signature is checked on the very bytes before anything is read. What can't be applied because it
 * contradicts our books is kept and raises an alarm, and is not asked for again.
 * @throws AppError INVALID_SIGNATURE, INVALID_REQUEST, VALIDATION_ERROR. Other errors leave nothing behind; the provider tries again.
 */
export async function receiveWebhook(body: Uint8Array, signature: string | null, requestId: string): Promise<WebhookReceipt> {
	const secret = env().PADDLE_WEBHOOK_SECRET;
	if (secret === undefined || !isSigned(body, signature, secret)) throw new AppError("INVALID_SIGNATURE", "The signature does not fit the body and the time.");
	const event = ProviderEvent.safeParse(parse(body));
	if (!event.success) throw validationError(issuesInWords(event.error));
	return { received: true, outcome: await transaction((tx) => applyEvent(tx, event.data, requestId)) };
}

/** What can't be kept in a text is replaced: an event that is refused for it would come again for days. */
function parse(body: Uint8Array): unknown {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(body);
		return JSON.parse(text, (_, value) => (typeof value === "string" ? toPlainText(value) : value));
	} catch {
		throw new AppError("INVALID_REQUEST", "The body is not valid JSON.");
	}
}
