import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/ids";
import type { GoalJob, Prisma } from "@/lib/platform/prisma/client";
import { makeJob, READY } from "./jobs";

/** A moment, so many seconds after a fixed one. */
export const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

/** A tool call of this job, begun at second `second`, succeeded a second later. */
export async function makeInvocation(job: GoalJob, second: number, given: Partial<Prisma.ToolInvocationUncheckedCreateInput> = {}) {
	const defaults = { agentRole: "analyst", costMicroU: 100, declared: true, specialistSpanId: newId() };
	const place = {
		invocationId: newId(),
		jobId: job.id,
		attemptId: job.attemptId,
		workflowSpecId: READY,
		toolRef: "job-search:search_postings",
		nodeName: "search",
		stepName: "search",
	};
	return db().toolInvocation.create({
		data: {
			...place,
			...defaults,
			status: "succeeded",
			success: true,
			startedAt: at(second),
			finishedAt: at(second + 1),
			durationMs: 1000,
			...given,
		},
	});
}

/** A span of a specialist's work on this job. */
export async function makeSpan(job: GoalJob, ordinal: number, agentRole: string, outcome: string | null, durationMs: number | null) {
	const place = { id: newId(), jobId: job.id, attemptId: job.attemptId, workflowSpecId: READY };
	return db().specialistSpan.create({
		data: { ...place, ordinal, agentRole, outcome, durationMs, startedAt: at(ordinal), finishedAt: outcome ? at(ordinal + 1) : null },
	});
}

/** A ticket of this job, open unless told otherwise. */
export async function makeTicket(job: GoalJob, exceptionType: string, given: Partial<Prisma.ExceptionTicketUncheckedCreateInput> = {}) {
	const id = newId();
	const words = { severity: "low", affectedRows: [], suggestedResolution: "Run it again later.", requiresHuman: false, taxonomyVersion: "1.0" };
	return db().exceptionTicket.create({ data: { id, jobId: job.id, attemptId: job.attemptId, exceptionType, dedupeKey: id, ...words, ...given } });
}

export const DAY_S = 86_400;

/** Runs made on the first, second and third of January. */
export async function makeRuns(userId: string) {
	const made = (day: number): Partial<Prisma.GoalJobUncheckedCreateInput> => ({
		createdAt: at(day * DAY_S),
		startedAt: at(day * DAY_S),
		completedAt: at(day * DAY_S + 100),
		costMicroU: 1000 * (day + 1),
	});
	return [
		await makeJob(userId, made(0)),
		await makeJob(userId, { ...made(1), status: "failed", errorCode: "TOOL_FAILED" }),
		await makeJob(userId, { ...made(2), status: "partial", waitedMs: 40_000 }),
	] as const;
}
