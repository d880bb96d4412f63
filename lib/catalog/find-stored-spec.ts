import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import { Spec } from "./spec";

/** A workflow of the owner's own; null when there is none, or it is somebody else's. `reader` is the open transaction, or db(). */
export async function findStoredSpec(reader: Transaction, ownerId: string, workflowId: string): Promise<Spec | null> {
	const row = await reader.storedSpec.findFirst({ where: { workflowId, ownerId }, select: { spec: true } });
	return row ? Spec.parse(row.spec) : null;
}
