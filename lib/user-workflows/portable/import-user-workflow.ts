import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { makeWorkflow } from "@/lib/user-workflows/editing/make-workflow";
import { requirePro } from "@/lib/user-workflows/internal";
import { presentUserWorkflow } from "@/lib/user-workflows/present";
import type { ImportInput, UserWorkflow } from "@/lib/user-workflows/schemas";

/** Makes a private workflow of an exported one. @throws AppError PRO_REQUIRED, UNKNOWN_TOOL, FORBIDDEN_TOOL */
export async function importUserWorkflow(context: ActorContext, { schemaVersion: _given, ...document }: ImportInput): Promise<UserWorkflow> {
	requirePro(context.actor, "Importing a workflow");
	await readyRemoteTools();
	return transaction(async (tx) => {
		const { row, compiled } = await makeWorkflow(tx, context, { sourceType: "import", ...document });
		return presentUserWorkflow(row, context.actor, compiled, tx);
	});
}
