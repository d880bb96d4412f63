import "server-only";
import type { z } from "zod";
import { presentApiKey } from "@/lib/accounts/present";
import type { ApiKeyList } from "@/lib/accounts/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";

/** The caller's API keys that are not revoked, newest first. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listApiKeys({ actor }: ActorContext, page: { limit: number; cursor?: string | undefined }): Promise<z.infer<typeof ApiKeyList>> {
	const rows = await db().apiKey.findMany({
		where: { userId: actor.userId, revokedAt: null, ...after(decodeCursor(page.cursor)) },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: page.limit + 1,
	});
	const shown = rows.slice(0, page.limit);
	const last = rows.length > page.limit ? shown.at(-1) : undefined;
	return { items: shown.map(presentApiKey), nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}
