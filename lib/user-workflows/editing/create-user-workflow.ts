import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { requirePro } from "@/lib/user-workflows/internal";
import { presentUserWorkflow } from "@/lib/user-workflows/present";
import type { CreateBlankInput, UserWorkflow } from "@/lib/user-workflows/schemas";
import { makeWorkflow } from "./make-workflow";

/** Begins a workflow with nothing in it. @throws AppError PRO_REQUIRED */
export async function createUserWorkflow(context: ActorContext, input: CreateBlankInput): Promise<UserWorkflow> {
	requirePro(context.actor, "Making a workflow of your own");
	return transaction(async (tx) => {
		const { row, compiled } = await makeWorkflow(tx, context, { sourceType: "blank", ...input });
		return presentUserWorkflow(row, context.actor, compiled, tx);
	});
}
