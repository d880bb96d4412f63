import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { ByTime, decodeListCursor, encodeListCursor } from "./list-cursor";
import { presentSummary, SUMMARY_OMIT } from "./present";
import type { ListOwnQuery, UserWorkflowList } from "./schemas";
import { countParentChanges } from "./versions/count-parent-changes";

/** The caller's own workflows, newest first. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listUserWorkflows(
	{ actor }: ActorContext,
	{ visibility, limit, cursor }: z.output<typeof ListOwnQuery>,
): Promise<z.infer<typeof UserWorkflowList>> {
	const position = decodeListCursor(cursor, ByTime);
	const at = position && new Date(position[0]);
	const beyond = at ? { OR: [{ createdAt: { lt: at } }, { createdAt: at, workflowId: { lt: position[1] } }] } : {};
	const rows = await db().userWorkflow.findMany({
		where: { ownerId: actor.userId, ...(visibility ? { visibility } : {}), ...beyond },
		orderBy: [{ createdAt: "desc" }, { workflowId: "desc" }],
		take: limit + 1,
		omit: SUMMARY_OMIT,
	});
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	const changes = await countParentChanges(db(), shown);
	const items = shown.map((row) => ({ ...presentSummary(row), parentChanges: changes.get(row.workflowId) ?? 0 }));
	return { items, cursor: last ? encodeListCursor([last.createdAt.toISOString(), last.workflowId]) : null };
}
