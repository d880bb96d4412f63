import "server-only";
import type { Transaction } from "@/lib/platform/database/db";
import type { ErrorCode } from "@/lib/platform/errors";
import type { FinishedInvocation, StartedInvocation } from "@/lib/tools/call-tool";
import { InvocationStatus } from "./schemas";

/** Where in a run a tool is called. */
export interface InvocationPlace {
	readonly jobId: string;
	readonly attemptId: string;
	readonly workflowSpecId: string;
	readonly stepId: string;
	/** Empty for a step that is one call. */
	readonly itemKey: string;
	readonly agentRole: string;
	readonly specialistSpanId: string;
}

/** Why calls that never reported an end are closed. */
interface Closing {
	readonly at: Date;
	readonly errorCode: ErrorCode;
	readonly errorMessage: string;
}

/** Writes that a tool is called. */
export async function startInvocation(tx: Transaction, place: InvocationPlace, invocation: StartedInvocation, reservedMicroU: number): Promise<void> {
	const { stepId, ...rest } = place;
	await tx.toolInvocation.create({
		data: { ...invocation, ...rest, nodeName: stepId, stepName: stepId, status: "started", reservedMicroU },
		select: { invocationId: true },
	});
}

/** How many calls of a run are under way, and what they may spend together. */
export async function reservedInRun(tx: Transaction, jobId: string): Promise<{ calls: number; reservedMicroU: number }> {
	const open = await tx.toolInvocation.aggregate({ where: { jobId, status: "started" }, _count: true, _sum: { reservedMicroU: true } });
	return { calls: open._count, reservedMicroU: open._sum.reservedMicroU ?? 0 };
}

/** How a call ended, by its error. A call may succeed and its output still be refused. */
function endOf(errorCode: ErrorCode | null): InvocationStatus {
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

/** Writes how a call ended. */
export async function endInvocation(tx: Transaction, invocation: FinishedInvocation): Promise<void> {
	const { success, finishedAt, durationMs, costMicroU, outputSummary, outputDigest, errorCode, errorMessage, errorDetail } = invocation;
	await tx.toolInvocation.update({
		where: { invocationId: invocation.invocationId },
		data: {
			status: endOf(success ? null : errorCode),
			success,
			finishedAt,
			durationMs,
			costMicroU,
			outputSummary,
			outputDigest,
			errorCode,
			errorMessage,
			errorDetail,
		},
		select: { invocationId: true },
	});
}

/** Closes the calls of a run, or of one place in it, that began and never ended. */
export async function closeInvocations(tx: Transaction, where: { jobId: string; stepId?: string; itemKey?: string }, closing: Closing): Promise<void> {
	const { at, errorCode, errorMessage } = closing;
	const { jobId, stepId, itemKey } = where;
	await tx.toolInvocation.updateMany({
		where: { jobId, status: "started", ...(stepId === undefined ? {} : { stepName: stepId, itemKey: itemKey ?? "" }) },
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
