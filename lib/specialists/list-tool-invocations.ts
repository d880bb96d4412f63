import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { storedCode } from "@/lib/platform/errors";
import type { ToolInvocation as InvocationRow, Prisma } from "@/lib/platform/prisma/client";
import { ownedRun } from "./owned-run";
import { attemptNumbers } from "./run-views/attempt-numbers";
import { InvocationStatus, type ToolInvocation, type ToolInvocationPage, type ToolInvocationQuery, UNATTRIBUTED } from "./schemas";

/** The tool calls of the caller's job, oldest first. @throws AppError JOB_NOT_FOUND, INVALID_REQUEST for an unreadable cursor. */
export async function listToolInvocations(context: ActorContext, jobSpecId: string, query: ToolInvocationQuery): Promise<ToolInvocationPage> {
	const runId = await ownedRun(context, jobSpecId);
	const { limit, attempt } = query;
	const position = decodeCursor(query.cursor);
	const onPage = position ? { OR: [{ startedAt: { gt: position.at } }, { startedAt: position.at, invocationId: { gt: position.id } }] } : {};
	const ofAttempt =
		attempt === undefined ? {} : { attemptId: { in: (await db().attempt.findMany({ where: { jobId: runId, number: attempt } })).map(({ id }) => id) } };
	const rows = await db().toolInvocation.findMany({
		where: { jobId: runId, ...filterOf(query), ...ofAttempt, ...onPage },
		orderBy: [{ startedAt: "asc" }, { invocationId: "asc" }],
		take: limit + 1,
	});
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	const numberOf = await attemptNumbers(db(), [runId]);
	return {
		items: shown.map((row) => presentInvocation(row, numberOf(row.attemptId))),
		nextCursor: last ? encodeCursor({ at: last.startedAt, id: last.invocationId }) : null,
	};
}

function filterOf({ specialistSpanId, agentRole, stepName, status, declared }: ToolInvocationQuery): Prisma.ToolInvocationWhereInput {
	return {
		...(specialistSpanId && { specialistSpanId }),
		...(agentRole && { agentRole: agentRole === UNATTRIBUTED ? { in: ["", UNATTRIBUTED] } : agentRole }),
		...(stepName && { stepName }),
		...(status && { status: { in: status } }),
		...(declared !== undefined && { declared }),
	};
}

/** A tool call as the contract words it. `attempt` is the number of its attempt. */
export function presentInvocation(row: InvocationRow, attempt: number): ToolInvocation {
	const { jobId, reservedMicroU: _reserved, errorDetail: _detail, startedAt, finishedAt, ...rest } = row;
	return {
		schemaVersion: 1,
		jobSpecId: jobId,
		runId: jobId,
		...rest,
		attempt,
		// During a change of version an older process may still write its own word.
		status: InvocationStatus.catch(row.success ? "succeeded" : "failed").parse(row.status),
		errorCode: storedCode(row.errorCode),
		startedAt: startedAt.toISOString(),
		finishedAt: finishedAt?.toISOString() ?? null,
	};
}
