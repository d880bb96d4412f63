import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Of files whose name another file of the same person has: which of these each is, in the order in which they were added, from 2 on. */
export async function numbersOfNames(reader: Pick<Transaction, "$queryRaw">, ownerId: string, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
	if (names.length === 0) return new Map();
	const rows = await reader.$queryRaw<Array<{ id: string; number: number }>>`
		SELECT "id", "number" FROM (
			SELECT f."id", row_number() OVER (PARTITION BY f."fileName" ORDER BY f."createdAt", f."id")::int AS "number"
			FROM file f WHERE f."ownerId" = ${ownerId}::uuid AND f."fileName" = ANY(${[...new Set(names)]})) numbered
		WHERE "number" > 1`;
	return new Map(rows.map(({ id, number }) => [id, number]));
}
