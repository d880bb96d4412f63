import "server-only";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { loadVisible } from "./internal";
import { presentUserWorkflow } from "./present";
import type { UserWorkflow } from "./schemas";

/** Any of the caller's own, and public ones of others. @throws AppError WORKFLOW_NOT_FOUND */
export async function getUserWorkflow({ actor }: { readonly actor: AccountActor | null }, workflowId: string): Promise<UserWorkflow> {
	const row = await loadVisible(db(), actor, workflowId);
	await readyRemoteTools();
	return presentUserWorkflow(row, actor);
}
