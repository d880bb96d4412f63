import "server-only";
import { sql } from "@/lib/platform/database/db";
import type { ToolInvocation as InvocationRow } from "@/lib/platform/prisma/client";
import { presentInvocation } from "@/lib/specialists/list-tool-invocations";
import type { ToolInvocation } from "@/lib/specialists/schemas";

const CALLS_QUERY = `SELECT t.*, coalesce(a."number", 1) AS "number" FROM unnest($1::uuid[]) WITH ORDINALITY AS w("id", "place")
	JOIN tool_invocation t ON t."invocationId" = w."id" LEFT JOIN attempt a ON a."id" = t."attemptId" ORDER BY w."place"`;

/** These calls whole, in this order. The ids were found in an index, which is small; the texts are read for what is shown alone. */
export async function loadCalls(invocationIds: readonly string[]): Promise<ToolInvocation[]> {
	if (invocationIds.length === 0) return [];
	const { rows } = await sql().query<InvocationRow & { number: number }>(CALLS_QUERY, [invocationIds]);
	return rows.map(({ number, ...row }) => presentInvocation(row, number));
}
