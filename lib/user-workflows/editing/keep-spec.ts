import "server-only";
import { storeSpec } from "@/lib/catalog/store-spec";
import type { Transaction } from "@/lib/platform/database/db";
import type { Compiled } from "@/lib/user-workflows/compile/compile";
import type { Row } from "@/lib/user-workflows/internal";

/** Keeps what of a workflow is run beside it, so that a run finds it without knowing of canvases. */
export async function keepSpec(
	tx: Transaction,
	row: Pick<Row, "workflowId" | "ownerId" | "specId" | "visibility">,
	{ spec, agentSpec, findings }: Compiled,
): Promise<void> {
	const { workflowId, ownerId, specId, visibility } = row;
	const problems = findings.filter(({ level }) => level !== "note");
	await storeSpec(tx, { workflowId, ownerId, specId, spec, agentSpec, problems, isPublic: visibility === "public", needsPro: true });
}
