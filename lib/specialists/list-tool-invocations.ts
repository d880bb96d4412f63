import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { storedCode } from "@/lib/platform/errors";
import type { ToolInvocation as InvocationRow } from "@/lib/platform/prisma/client";
import { ownedRun } from "./owned-run";
import { InvocationStatus, type ToolInvocation, type ToolInvocationPage, type ToolInvocationQuery } from "./schemas";

/** The tool calls of the caller's job, oldest first. @throws AppError JOB_NOT_FOUND, INVALID_REQUEST for an unreadable cursor. */
export async function listToolInvocations(context: ActorContext, jobSpecId: string, query: ToolInvocationQuery): Promise<ToolInvocationPage> {
	const runId = await ownedRun(context, jobSpecId);
	const { limit, specialistSpanId, declared } = query;
	const position = decodeCursor(query.cursor);
	const onPage = position ? { OR: [{ startedAt: { gt: position.at } }, { startedAt: position.at, invocationId: { gt: position.id } }] } : {};
	const rows = await db().toolInvocation.findMany({
		where: { jobId: runId, ...(specialistSpanId ? { specialistSpanId } : {}), ...(declared === undefined ? {} : { declared }), ...onPage },
		orderBy: [{ startedAt: "asc" }, { invocationId: "asc" }],
		take: limit + 1,
	});
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { items: shown.map(present), nextCursor: last ? encodeCursor({ at: last.startedAt, id: last.invocationId }) : null };
}

function present(row: InvocationRow): ToolInvocation {
	const { jobId, attemptId: _attemptId, itemKey: _itemKey, reservedMicroU: _reserved, errorDetail: _detail, startedAt, finishedAt, ...rest } = row;
	return {
		schemaVersion: 1,
		jobSpecId: jobId,
		runId: jobId,
		...rest,
		// During a change of version an older process may still write its own word.
		status: InvocationStatus.catch(row.success ? "succeeded" : "failed").parse(row.status),
		errorCode: storedCode(row.errorCode),
		startedAt: startedAt.toISOString(),
		finishedAt: finishedAt?.toISOString() ?? null,
	};
}
