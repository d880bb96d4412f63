import type { Spec } from "@/lib/catalog/spec";
import { storeSpec } from "@/lib/catalog/store-spec";
import { transaction } from "@/lib/platform/database/transaction";

/** Keeps a spec as this person's own workflow. */
export async function makeStoredSpec(ownerId: string, workflowId: string, spec: Spec): Promise<void> {
	await transaction((tx) => storeSpec(tx, { workflowId, ownerId, spec }));
}
