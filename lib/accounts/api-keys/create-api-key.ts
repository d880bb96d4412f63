import "server-only";
import type { z } from "zod";
import { findReader } from "@/lib/accounts/notifications/find-reader";
import { pages } from "@/lib/accounts/pages";
import { presentApiKey } from "@/lib/accounts/present";
import { requirePerson } from "@/lib/accounts/require-access";
import type { CreateApiKeyBody, CreatedApiKey } from "@/lib/accounts/schemas";
import { hashSecret, newSecret } from "@/lib/accounts/secret";
import { writeAudit } from "@/lib/audit/write-audit";
import { queueMail } from "@/lib/mail/queue-mail";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import type { ApiKeyModel } from "@/lib/platform/prisma/models";
import { API_KEY_PREFIX } from "./api-key-check";

const SHOWN_CHARACTERS = 10;

/** Makes an API key; its value is in this answer and nowhere else. @throws AppError FORBIDDEN for guests, and for API keys: a leaked key must not outlive its revocation. */
export async function createApiKey({ actor, requestId }: ActorContext, body: CreateApiKeyBody): Promise<z.infer<typeof CreatedApiKey>> {
	if (requirePerson(actor).kind === "guest") throw new AppError("FORBIDDEN", "Sign up to make API keys.");
	const key = `${API_KEY_PREFIX}${newSecret()}`;
	return transaction(async (tx) => {
		const row = await tx.apiKey.create({
			data: {
				id: newId(),
				userId: actor.userId,
				name: body.name,
				prefix: key.slice(0, SHOWN_CHARACTERS),
				keyHash: hashSecret(key),
				scopes: body.scopes,
				expiresAt: body.expiresAt ? new Date(body.expiresAt) : null,
			},
		});
		await writeAudit(tx, {
			actorId: actor.userId,
			action: "api_key.create",
			targetType: "api_key",
			targetId: row.id,
			details: { scopes: row.scopes },
			requestId,
		});
		await mailKeyMade(tx, row);
		return { ...presentApiKey(row), key };
	});
}

/** Tells the owner, who may not be the one at the device. */
async function mailKeyMade(tx: Transaction, { id, userId, name: keyName, prefix, scopes, createdAt, expiresAt }: ApiKeyModel): Promise<void> {
	const reader = await findReader(tx, userId, "securityAlerts");
	if (!reader) return;
	await queueMail(tx, {
		to: reader.email,
		userId,
		dedupeKey: `api-key-created:${id}`,
		content: {
			template: "api_key_created",
			name: reader.name,
			timeZone: reader.timeZone,
			keyName,
			prefix,
			scopes,
			createdAt: createdAt.toISOString(),
			expiresAt: expiresAt?.toISOString() ?? null,
			keysUrl: pages.apiKeys(),
		},
	});
}
