import "server-only";
import type { z } from "zod";
import { presentApiKey } from "@/lib/accounts/present";
import { requirePerson } from "@/lib/accounts/require-access";
import type { CreateApiKeyBody, CreatedApiKey } from "@/lib/accounts/schemas";
import { hashSecret, newSecret } from "@/lib/accounts/secret";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
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
		return { ...presentApiKey(row), key };
	});
}
