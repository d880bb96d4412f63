import "server-only";
import { cancelGoalJob } from "@/lib/goal-jobs/lifecycle/cancel-goal-job";
import { deleteGoalJob } from "@/lib/goal-jobs/lifecycle/deleting/delete-goal-job";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import type { ChangedSession, ChangedSessions, ChangeSessionsInput } from "./schemas";

const DEEDS = { cancel: cancelGoalJob, delete: deleteGoalJob } as const;

/**
 * Cancels or deletes several jobs of the caller, each as by its own operation: one that can't be changed stays as it is and says why, and the
 * others go on. Input files are never touched.
 */
export async function changeSessions(context: ActorContext, { action, jobSpecIds }: ChangeSessionsInput): Promise<ChangedSessions> {
	const results = new Map<string, ChangedSession>();
	// In one order for everybody: two such calls at once lock the same jobs one after the other.
	for (const jobSpecId of [...new Set(jobSpecIds)].sort()) results.set(jobSpecId, await changeOne(context, action, jobSpecId));
	const inOrder = [...new Set(jobSpecIds)].flatMap((jobSpecId) => results.get(jobSpecId) ?? []);
	const succeeded = inOrder.filter(({ success }) => success).length;
	return { results: inOrder, succeeded, failed: inOrder.length - succeeded };
}

async function changeOne(context: ActorContext, action: ChangeSessionsInput["action"], jobSpecId: string): Promise<ChangedSession> {
	try {
		await DEEDS[action](context, jobSpecId);
		return { jobSpecId, success: true, code: null, message: null };
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return { jobSpecId, success: false, code: error.code, message: error.message };
	}
}
