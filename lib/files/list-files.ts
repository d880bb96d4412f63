import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { literalInLike } from "@/lib/platform/database/like-pattern";
import { numbersOfNames } from "./naming/same-names";
import { presentFile } from "./present";
import { storageOf } from "./quota";
import type { FileList, ListFilesQuery } from "./schemas";

/** The caller's files whose names have all words of a search, newest first, and what all of them take. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listFiles({ actor }: ActorContext, { q, limit, cursor }: z.output<typeof ListFilesQuery>): Promise<z.infer<typeof FileList>> {
	const words = q?.split(/\s+/).filter(Boolean) ?? [];
	const named = words.map((word) => ({ fileName: { contains: literalInLike(word), mode: "insensitive" as const } }));
	const where = { AND: [{ ownerId: actor.userId }, after(decodeCursor(cursor)), ...named] };
	const [rows, storage] = await Promise.all([
		db().file.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit + 1 }),
		storageOf(db(), actor),
	]);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	const numbers = await numbersOfNames(
		db(),
		actor.userId,
		shown.map(({ fileName }) => fileName),
	);
	return {
		items: shown.map((row) => presentFile(row, numbers.get(row.id))),
		nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
		storage,
	};
}
