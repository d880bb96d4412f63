import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { ErrorCode } from "@/lib/platform/errors";
import { InvocationStatus } from "./schemas";

/** Why calls that never reported an end are closed. */
export interface Closing {
	readonly at: Date;
	readonly errorCode: ErrorCode;
	readonly errorMessage: string;
}

/** How a call ended, by its error. A call may succeed and its output still be refused. */
export function endOf(errorCode: ErrorCode | null): InvocationStatus {
	switch (errorCode) {
		case null:
			return "succeeded";
		case "TOOL_TIMEOUT":
			return "timeout";
		case "JOB_CANCELLED":
			return "cancelled";
		default:
			return "failed";
	}
}

/** Closes the calls of a run that began and never ended. */
export async function closeInvocations(tx: Transaction, jobId: string, closing: Closing): Promise<void> {
	const { at, errorCode, errorMessage } = closing;
	await tx.toolInvocation.updateMany({
		where: { jobId, status: "started" },
		data: { status: endOf(errorCode), finishedAt: at, errorCode, errorMessage },
	});
}

/** The last call at a place, and how it ended; null when there was none. `started`: it never reported an end. */
export async function findLastCall(
	tx: Transaction,
	where: { jobId: string; stepId: string; itemKey: string },
): Promise<{ status: InvocationStatus; errorCode: string | null; errorMessage: string | null } | null> {
	const row = await tx.toolInvocation.findFirst({
		where: { jobId: where.jobId, stepName: where.stepId, itemKey: where.itemKey },
		orderBy: { startedAt: "desc" },
		select: { status: true, errorCode: true, errorMessage: true },
	});
	return row && { ...row, status: InvocationStatus.catch("succeeded").parse(row.status) };
}
