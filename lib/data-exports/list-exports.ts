import "server-only";
import type { z } from "zod";
import { requirePerson } from "@/lib/accounts/require-access";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { presentExport } from "./present";
import type { DataExportList, ListExportsQuery } from "./schemas";

/** The caller's archives, newest first. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listExports({ actor }: ActorContext, { limit, cursor }: z.output<typeof ListExportsQuery>): Promise<DataExportList> {
	const { userId } = requirePerson(actor);
	const rows = await db().dataExport.findMany({
		where: { userId, ...after(decodeCursor(cursor)) },
		orderBy: [{ createdAt: "desc" }, { id: "desc" }],
		take: limit + 1,
	});
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { items: shown.map(presentExport), nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}
