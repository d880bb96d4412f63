import "server-only";
import type { Transaction } from "@/lib/platform/database/db";

/** Forgets a workflow; runs of it have their own copy. Apart from the keeping of one, which knows every tool: signing in forgets too, and needs none. */
export async function dropSpec(tx: Transaction, workflowId: string): Promise<void> {
	await tx.storedSpec.deleteMany({ where: { workflowId } });
}
