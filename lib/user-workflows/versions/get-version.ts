import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { layoutOf, loadOwned, paletteOf } from "@/lib/user-workflows/internal";
import { versionDiff } from "./content";
import { contentOfVersion, presentVersion } from "./present-version";
import type { VersionContent, VersionParams } from "./schemas";

/** @throws AppError VERSION_NOT_FOUND */
export async function loadVersion(reader: Transaction, { workflowId, version }: z.output<typeof VersionParams>) {
	const row = await reader.userWorkflowVersion.findUnique({ where: { workflowId_version: { workflowId, version } } });
	if (!row) throw new AppError("VERSION_NOT_FOUND", "This workflow has no such version.");
	return row;
}

/** One version whole, and what restoring it would change. @throws AppError WORKFLOW_NOT_FOUND, VERSION_NOT_FOUND */
export async function getVersion({ actor }: ActorContext, params: z.output<typeof VersionParams>): Promise<VersionContent> {
	const workflow = await loadOwned(db(), actor, params.workflowId);
	const row = await loadVersion(db(), params);
	const before = await db().userWorkflowVersion.findFirst({
		where: { workflowId: row.workflowId, version: { lt: row.version } },
		orderBy: { version: "desc" },
	});
	const content = contentOfVersion(row);
	const { name, systemPrompt } = workflow;
	const current = { name, systemPrompt, toolPalette: paletteOf(workflow), canvasLayout: layoutOf(workflow) };
	return { ...presentVersion(row, before), ...content, fromCurrent: versionDiff(current, content) };
}
