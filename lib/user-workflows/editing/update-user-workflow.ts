import "server-only";
import { isDeepStrictEqual } from "node:util";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { compile } from "@/lib/user-workflows/compile/compile";
import { edgeKey } from "@/lib/user-workflows/compile/graph";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { draftOf, json, layoutOf, lockOwned, paletteOf, type Row, requirePro, requireVersion } from "@/lib/user-workflows/internal";
import { presentUserWorkflow } from "@/lib/user-workflows/present";
import type { UpdateInput, UserWorkflow } from "@/lib/user-workflows/schemas";
import { requireMove } from "@/lib/user-workflows/state";
import { keepSpec } from "./keep-spec";
import { refuseUnkeepable } from "./refuse";

/**
 * Changes what is given of a workflow, in one transaction with what of it is run and, where what it does has changed, a version.
 * @throws AppError WORKFLOW_NOT_FOUND, PRO_REQUIRED, VERSION_CONFLICT, INVALID_STATE_TRANSITION, UNKNOWN_TOOL, FORBIDDEN_TOOL, JOB_NOT_FOUND (sampleRunId)
 */
export async function updateUserWorkflow(context: ActorContext, workflowId: string, input: UpdateInput): Promise<UserWorkflow> {
	await readyRemoteTools();
	return transaction(async (tx) => changeWorkflow(tx, context, workflowId, input));
}

export type Change = UpdateInput & { readonly restoredFrom?: number; readonly source?: { readonly version: string; readonly content: object } };

/** The same in the caller's transaction. */
export async function changeWorkflow(tx: Transaction, context: ActorContext, workflowId: string, input: Change): Promise<UserWorkflow> {
	const before = await lockOwned(tx, context.actor, workflowId);
	requirePro(context.actor, "Changing a workflow");
	requireVersion(before, input.expectedVersion);
	const visibility = input.visibility ?? before.visibility;
	requireMove(before.visibility, visibility);
	if (input.sampleRunId) await requireSampleRun(tx, before, input.sampleRunId);
	const now = new Date();
	const isNew = hasNewMeaning(before, input);
	const version = before.version + (isNew ? 1 : 0);
	const given = {
		...(input.name === undefined ? {} : { name: input.name }),
		...(input.description === undefined ? {} : { description: input.description }),
		...(input.systemPrompt === undefined ? {} : { systemPrompt: input.systemPrompt }),
		...(input.toolPalette === undefined ? {} : { toolPalette: input.toolPalette }),
		...(input.canvasLayout === undefined ? {} : { canvasLayout: input.canvasLayout }),
		...(input.tags === undefined ? {} : { tags: input.tags }),
		...(input.foundingIntent === undefined ? {} : { foundingIntent: input.foundingIntent }),
		...(input.sampleRunId === undefined ? {} : { sampleRunId: input.sampleRunId }),
		...(input.source ? { sourceVersion: input.source.version, sourceContent: json(input.source.content) } : {}),
	};
	const after = { ...before, ...given, visibility, version } as Row;
	const compiled = compile(draftOf(after), installedWorld());
	if (input.toolPalette !== undefined) refuseUnkeepable(compiled, paletteOf(after));
	const row = await tx.userWorkflow.update({
		where: { workflowId },
		data: {
			...given,
			...(given.toolPalette ? { toolPalette: json(given.toolPalette) } : {}),
			...(given.canvasLayout ? { canvasLayout: json(given.canvasLayout) } : {}),
			visibility,
			version,
			isRunnable: compiled.spec !== null || compiled.agentSpec !== null,
			itemVersion: { increment: 1 },
			updatedAt: now,
			...(visibility === "public" && before.publishedAt === null ? { publishedAt: now } : {}),
		},
	});
	if (isNew) await keepVersion(tx, row, input);
	await keepSpec(tx, row, compiled);
	const action = visibility === before.visibility ? "update" : visibility === "public" ? "publish" : visibility === "archived" ? "archive" : "withdraw";
	const fields = Object.keys(given);
	await writeAudit(tx, {
		actorId: context.actor.userId,
		action: `user_workflow.${action}`,
		targetType: "user_workflow",
		targetId: workflowId,
		details: { fields, version },
		requestId: context.requestId,
	});
	return presentUserWorkflow(row, context.actor, compiled, tx);
}

/** Whether what it does is another thing now: where tools stand on the canvas is not. */
export function hasNewMeaning(before: Row, { name, systemPrompt, toolPalette, canvasLayout }: UpdateInput): boolean {
	if (name !== undefined && name !== before.name) return true;
	if (systemPrompt !== undefined && systemPrompt !== before.systemPrompt) return true;
	const toolsOf = (palette: ReturnType<typeof paletteOf>) => palette.map((item) => [item.toolName, item.note]);
	if (toolPalette && !isDeepStrictEqual(toolsOf(toolPalette), toolsOf(paletteOf(before)))) return true;
	const edgesOf = ({ edges, groups }: ReturnType<typeof layoutOf>) => [edges.map(edgeKey).sort(), groups];
	return canvasLayout !== undefined && !isDeepStrictEqual(edgesOf(canvasLayout), edgesOf(layoutOf(before)));
}

async function keepVersion(tx: Transaction, row: Row, { versionNote = "", restoredFrom }: Change): Promise<void> {
	const { workflowId, version, name, systemPrompt } = row;
	const content = { toolPalette: json(paletteOf(row)), canvasLayout: json(layoutOf(row)) };
	await tx.userWorkflowVersion.create({
		data: { workflowId, version, name, systemPrompt, ...content, note: versionNote, restoredFrom: restoredFrom ?? null },
		select: { version: true },
	});
}

/** A run whose results are shown is one of the owner's, of this workflow, and has delivered. */
async function requireSampleRun(tx: Transaction, { ownerId, specId }: Row, jobSpecId: string): Promise<void> {
	const job = await tx.goalJob.findFirst({
		where: { id: jobSpecId, ownerId, workflowId: specId, status: { in: ["completed", "partial"] } },
		select: { id: true },
	});
	if (!job) throw new AppError("JOB_NOT_FOUND", "Show a run of this workflow that has delivered.");
}
