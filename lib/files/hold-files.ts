import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";

/**
 * Locks files of one owner to the end of the transaction: `use` so that none is deleted meanwhile, `delete` so that nothing begins to use one.
 * Returns the ids of those that there are.
 */
export async function holdFiles(tx: Transaction, ownerId: string, fileIds: readonly string[], purpose: "use" | "delete"): Promise<string[]> {
	const ids = fileIds.filter(isId);
	if (ids.length === 0) return [];
	// In the order of their ids, so that two that hold several never wait for each other.
	const rows =
		purpose === "use"
			? await tx.$queryRaw<{ id: string }[]>`SELECT id FROM file WHERE id = ANY(${ids}::uuid[]) AND "ownerId" = ${ownerId}::uuid ORDER BY id FOR SHARE`
			: await tx.$queryRaw<{ id: string }[]>`SELECT id FROM file WHERE id = ANY(${ids}::uuid[]) AND "ownerId" = ${ownerId}::uuid ORDER BY id FOR UPDATE`;
	return rows.map((row) => row.id);
}
