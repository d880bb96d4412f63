import "server-only";
import type { z } from "zod";
import { writeAudit } from "@/lib/audit/write-audit";
import { lockOwnedJob } from "@/lib/goal-jobs/internal";
import { requireStatus, TERMINAL_STATUSES } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { presentFeedback } from "./get-feedback";
import type { Feedback, FeedbackInput } from "./schemas";

/** Keeps what the user says about a finished job; saying it again overwrites. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION. */
export async function submitFeedback(context: ActorContext, jobSpecId: string, input: z.output<typeof FeedbackInput>): Promise<Feedback> {
	const userId = context.actor.userId;
	return transaction(async (tx) => {
		const job = await lockOwnedJob(tx, context, jobSpecId);
		requireStatus(job.status, TERMINAL_STATUSES, "rate");
		const said = { rating: input.rating, note: input.note ?? null };
		const row = await tx.feedback.upsert({ where: { jobId_userId: { jobId: job.id, userId } }, create: { jobId: job.id, userId, ...said }, update: said });
		const details = { rating: said.rating };
		await writeAudit(tx, { actorId: userId, action: "goal_job.feedback", targetType: "goal_job", targetId: job.id, details, requestId: context.requestId });
		return presentFeedback(row, job.workflowId);
	});
}
