import "server-only";
import type { z } from "zod";
import { requireRegistered } from "@/lib/developers/require-registered";
import type { AgentList, ListAgentsQuery } from "@/lib/developers/schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { readAgents } from "./read-agent";

/** The caller's agents, newest first. @throws AppError INVALID_REQUEST for an unreadable cursor, FORBIDDEN for guests. */
export async function listAgents({ actor }: ActorContext, { limit, cursor }: z.output<typeof ListAgentsQuery>): Promise<AgentList> {
	requireRegistered(actor);
	const rows = await db().developerAgent.findMany({
		where: { ownerId: actor.userId, ...after(decodeCursor(cursor)) },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: limit + 1,
	});
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { items: await readAgents(db(), shown), nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}
