import "server-only";
import type { z } from "zod";
import { listRunsOf } from "@/lib/goal-jobs/views/list-runs-of";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { loadOwned } from "@/lib/user-workflows/internal";
import type { RunList, RunsQuery } from "@/lib/user-workflows/schemas";

/** The owner's last runs of a workflow, newest first. @throws AppError WORKFLOW_NOT_FOUND */
export async function listWorkflowRuns({ actor }: ActorContext, workflowId: string, { limit }: z.output<typeof RunsQuery>): Promise<z.infer<typeof RunList>> {
	const { specId } = await loadOwned(db(), actor, workflowId);
	const rows = await listRunsOf(actor.userId, specId, limit);
	return {
		items: rows.map(({ id, startedAt, completedAt, createdAt, ...rest }) => ({
			jobSpecId: id,
			...rest,
			startedAt: startedAt?.toISOString() ?? null,
			completedAt: completedAt?.toISOString() ?? null,
			createdAt: createdAt.toISOString(),
		})),
	};
}
