import "server-only";
import { transaction } from "@/lib/platform/database/transaction";

/** Counts a run of a user workflow, once however often it is told. Nothing is counted of a workflow that is gone. */
export async function countRun({ jobSpecId, workflowId }: { readonly jobSpecId: string; readonly workflowId: string }): Promise<boolean> {
	return transaction(async (tx) => {
		const counted = await tx.$executeRaw`INSERT INTO user_workflow_run ("jobSpecId", "workflowId")
			SELECT ${jobSpecId}::uuid, "workflowId" FROM user_workflow WHERE "workflowId" = ${workflowId} ON CONFLICT DO NOTHING`;
		if (counted > 0) await tx.$executeRaw`UPDATE user_workflow SET "runCount" = "runCount" + 1 WHERE "workflowId" = ${workflowId}`;
		return counted > 0;
	});
}

/** So long a popular list may be paged through as it stood. */
const EVENTS_KEPT = "1 day";

/** Forgets likes that no reader of a popular list needs any more. */
export async function pruneLikeEvents(): Promise<number> {
	return transaction((tx) => tx.$executeRawUnsafe(`DELETE FROM user_workflow_like_event WHERE "createdAt" < now() - interval '${EVENTS_KEPT}'`));
}
