import "server-only";
import { findSpec } from "@/lib/catalog/registry";
import { Spec } from "@/lib/catalog/spec";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { nodeKeys } from "@/lib/user-workflows/compile/graph";
import { paletteOfSpec } from "@/lib/user-workflows/compile/palette-of-spec";
import { layoutOf, paletteOf, requirePro } from "@/lib/user-workflows/internal";
import { layOut } from "@/lib/user-workflows/layout/lay-out";
import { LIMITS, WORKFLOW_ID } from "@/lib/user-workflows/limits";
import { presentUserWorkflow } from "@/lib/user-workflows/present";
import type { ForkInput, UserWorkflow } from "@/lib/user-workflows/schemas";
import { makeWorkflow, type NewWorkflow } from "./make-workflow";

/** Makes a private copy of a workflow of the catalog, of a public or own one, or an empty one. @throws AppError SOURCE_NOT_FOUND, PRO_REQUIRED (`blank`) */
export async function forkUserWorkflow(context: ActorContext, { sourceSpecId, name }: ForkInput): Promise<UserWorkflow> {
	if (sourceSpecId === "blank") requirePro(context.actor, "Making a workflow of your own");
	await readyRemoteTools();
	const found = sourceSpecId === "blank" ? BLANK : WORKFLOW_ID.test(sourceSpecId) ? await fromUser(context, sourceSpecId) : await fromCatalog(sourceSpecId);
	if (!found) throw new AppError("SOURCE_NOT_FOUND", "There is no such workflow to make a copy of, or it is not public.");
	const named = { ...found, name: name ?? `Copy of ${found.name}`.slice(0, LIMITS.name).trimEnd() };
	return transaction(async (tx) => {
		const { row, compiled } = await makeWorkflow(tx, context, named);
		// What was read before may be gone by now: then there is nothing to count.
		if (found.sourceType === "user") await tx.$executeRaw`UPDATE user_workflow SET "forkCount" = "forkCount" + 1 WHERE "workflowId" = ${sourceSpecId}`;
		return presentUserWorkflow(row, context.actor, compiled, tx);
	});
}

const BLANK: NewWorkflow = { sourceType: "blank", name: "blank workflow" };

async function fromUser({ actor }: ActorContext, workflowId: string): Promise<NewWorkflow | null> {
	const row = await db().userWorkflow.findUnique({ where: { workflowId } });
	if (!row || (row.visibility !== "public" && row.ownerId !== actor.userId)) return null;
	const { name, description, systemPrompt, tags, version } = row;
	const [toolPalette, canvasLayout] = [paletteOf(row), layoutOf(row)];
	const source = { specId: workflowId, version: String(version), name, content: { systemPrompt, toolPalette, canvasLayout } };
	return {
		sourceType: "user",
		name,
		description,
		systemPrompt,
		toolPalette,
		canvasLayout,
		tags,
		source,
		outputSpecs: Object(row.outputSpecs),
		agentConfig: Object(row.agentConfig),
	};
}

/** One of the built-in ones, or what a developer has published beside them. */
async function fromCatalog(specId: string): Promise<NewWorkflow | null> {
	const spec = findSpec(specId) ?? (specId.startsWith("developer_") ? await findPublished(specId) : null);
	if (!spec) return null;
	const { toolPalette: inColumns, canvasLayout } = paletteOfSpec(spec);
	const keys = nodeKeys(inColumns);
	const places = layOut(keys, canvasLayout.edges);
	const toolPalette = inColumns.map((item, at) => ({ ...item, position: places.get(keys[at] ?? "") ?? item.position }));
	const { name, version, systemPrompt } = spec;
	const source = { specId, version, name, content: { systemPrompt, toolPalette, canvasLayout } };
	const description = spec.description.slice(0, LIMITS.description);
	return {
		sourceType: "curated",
		name,
		description,
		systemPrompt,
		toolPalette,
		canvasLayout,
		source,
		outputSpecs: spec.delivery,
		agentConfig: spec.agentConfig,
	};
}

async function findPublished(specId: string) {
	const row = await db().storedSpec.findFirst({ where: { specId, isPublic: true }, select: { spec: true } });
	return row?.spec ? Spec.parse(row.spec) : null;
}
