import "server-only";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import type { Feedback as FeedbackRow } from "@/lib/platform/prisma/client";
import type { Feedback } from "./schemas";

/** What the caller said about their job. @throws AppError JOB_NOT_FOUND, FEEDBACK_NOT_FOUND before any. */
export async function getFeedback(context: ActorContext, jobSpecId: string): Promise<Feedback> {
	const feedback = await findFeedback(context, jobSpecId);
	if (!feedback) throw new AppError("FEEDBACK_NOT_FOUND", "There is no feedback on this job yet.");
	return feedback;
}

/** The same, or null before any. @throws AppError JOB_NOT_FOUND */
export async function findFeedback(context: ActorContext, jobSpecId: string): Promise<Feedback | null> {
	const job = await ownedJob(context, jobSpecId);
	const row = await db().feedback.findUnique({ where: { jobId_userId: { jobId: job.id, userId: context.actor.userId } } });
	return row && presentFeedback(row, job.workflowId);
}

export function presentFeedback(row: FeedbackRow, workflowId: string | null): Feedback {
	return {
		jobSpecId: row.jobId,
		sourceSpecId: workflowId ?? "",
		userId: row.userId,
		rating: row.rating === "positive" ? "positive" : "negative",
		note: row.note,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
	};
}
