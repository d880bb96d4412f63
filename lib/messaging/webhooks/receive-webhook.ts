import "server-only";
import { validateSignature } from "@line/bot-sdk";
import { z } from "zod";
import { findMessagingAccount } from "@/lib/messaging/configured";
import { hearOfContact } from "@/lib/messaging/contacts";
import type { MessagingWebhookReceipt } from "@/lib/messaging/schemas";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, validationError } from "@/lib/platform/errors";
import { issuesInWords } from "@/lib/platform/language/validator-words";

const Event = z.object({
	type: z.string().max(100),
	webhookEventId: z.string().min(1).max(100),
	timestamp: z.number().int().nonnegative().max(8_640_000_000_000_000),
	source: z.object({ type: z.string(), userId: z.string().max(100).optional() }).nullish(),
});
/** Fields that we don't know are the platform's to add. The console's test sends no event at all. */
const Webhook = z.object({ destination: z.string().max(100), events: z.array(Event).max(1_000) });

const USER_ID = /^U[0-9a-f]{32}$/;
const isText = (header: string | null): header is string => header !== null && header.length <= 200 && /^[A-Za-z0-9+/=]+$/.test(header);

async function apply(tx: Transaction, { type, timestamp, source }: z.infer<typeof Event>): Promise<void> {
	const userId = source?.type === "user" ? source.userId : undefined;
	if (userId === undefined || !USER_ID.test(userId)) return;
	if (type === "follow" || type === "unfollow") await hearOfContact(tx, userId, type === "follow", new Date(timestamp));
}

/**
 * Takes in what LINE tells. The signature is checked on the very bytes before anything is read; each event counts once, redelivered or not.
 * @throws AppError INVALID_SIGNATURE, INVALID_REQUEST, VALIDATION_ERROR. Other errors leave nothing behind; LINE tries again.
 */
export async function receiveMessagingWebhook(body: Uint8Array, signature: string | null): Promise<MessagingWebhookReceipt> {
	const secret = findMessagingAccount()?.channelSecret;
	if (secret === undefined || !isText(signature) || !validateSignature(Buffer.from(body), secret, signature)) {
		throw new AppError("INVALID_SIGNATURE", "The signature does not fit the body.");
	}
	const webhook = Webhook.safeParse(parse(body));
	if (!webhook.success) throw validationError(issuesInWords(webhook.error));
	let applied = 0;
	for (const event of webhook.data.events) applied += await once(event);
	return { received: true, applied };
}

function once(event: z.infer<typeof Event>): Promise<number> {
	return transaction(async (tx) => {
		const { count } = await tx.messagingWebhookEvent.createMany({ data: [{ id: event.webhookEventId, type: event.type }], skipDuplicates: true });
		if (count === 1) await apply(tx, event);
		return count;
	});
}

function parse(body: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
	} catch {
		throw new AppError("INVALID_REQUEST", "The body is not valid JSON.");
	}
}
