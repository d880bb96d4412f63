import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Takes workflows away from who could run them; runs keep the copy that they were made with. Returns the ids of those that were there. */
export async function removeStoredSpecs(tx: Transaction, ownerId: string, workflowIds: readonly string[]): Promise<string[]> {
	const where = { ownerId, workflowId: { in: [...workflowIds] } };
	const rows = await tx.storedSpec.findMany({ where, select: { workflowId: true } });
	await tx.storedSpec.deleteMany({ where });
	return rows.map(({ workflowId }) => workflowId);
}
