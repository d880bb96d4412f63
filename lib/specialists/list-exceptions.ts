import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { ownedRun } from "./owned-run";
import { attemptNumbers } from "./run-views/attempt-numbers";
import { presentTicket } from "./run-views/present-ticket";
import type { ExceptionList } from "./schemas";

/** What went wrong in the caller's job and how it may be mended, oldest first. @throws AppError JOB_NOT_FOUND. */
export async function listExceptions(context: ActorContext, jobSpecId: string): Promise<ExceptionList> {
	const runId = await ownedRun(context, jobSpecId);
	const [rows, numberOf] = await Promise.all([
		db().exceptionTicket.findMany({ where: { jobId: runId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
		attemptNumbers(db(), [runId]),
	]);
	return { items: rows.map((row) => presentTicket(row, numberOf(row.attemptId))) };
}
