import "server-only";
import { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { loadOwned } from "@/lib/user-workflows/internal";
import { decodeListCursor, encodeListCursor } from "@/lib/user-workflows/list-cursor";
import { presentVersion } from "./present-version";
import type { VersionList, VersionsQuery } from "./schemas";

const Position = z.tuple([z.int()]);

/** The saved versions of a workflow, newest first, each with what it changed. @throws AppError WORKFLOW_NOT_FOUND, INVALID_REQUEST */
export async function listVersions(
	{ actor }: ActorContext,
	workflowId: string,
	{ limit, cursor }: z.output<typeof VersionsQuery>,
): Promise<z.infer<typeof VersionList>> {
	const position = decodeListCursor(cursor, Position);
	await loadOwned(db(), actor, workflowId);
	const where = { workflowId, ...(position ? { version: { lt: position[0] } } : {}) };
	// One more than is shown, against which the last one is told apart, and one that says whether there are more.
	const rows = await db().userWorkflowVersion.findMany({ where, orderBy: { version: "desc" }, take: limit + 1 });
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { items: shown.map((row, at) => presentVersion(row, rows[at + 1] ?? null)), cursor: last ? encodeListCursor([last.version]) : null };
}
