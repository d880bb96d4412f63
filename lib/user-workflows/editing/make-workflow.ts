import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { type Compiled, compile } from "@/lib/user-workflows/compile/compile";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { json, newWorkflowId, type Row, specIdOf } from "@/lib/user-workflows/internal";
import { type CanvasLayout, EMPTY_LAYOUT, type SourceType, type ToolPaletteItem } from "@/lib/user-workflows/schemas";
import { keepSpec } from "./keep-spec";
import { refuseUnkeepable } from "./refuse";

export interface NewWorkflow {
	/** A new one unless given. */
	readonly workflowId?: string;
	readonly sourceType: SourceType;
	readonly name: string;
	readonly description?: string;
	readonly systemPrompt?: string;
	readonly toolPalette?: readonly ToolPaletteItem[];
	readonly canvasLayout?: CanvasLayout;
	readonly tags?: readonly string[];
	readonly source?: { readonly specId: string; readonly version: string; readonly name: string; readonly content: object | null };
	readonly outputSpecs?: object;
	readonly agentConfig?: object;
	readonly foundingIntent?: string;
}

/** Makes a private workflow of the caller's, with its first version and what of it is run. @throws AppError UNKNOWN_TOOL, FORBIDDEN_TOOL */
export async function makeWorkflow(tx: Transaction, { actor, requestId }: ActorContext, made: NewWorkflow): Promise<{ row: Row; compiled: Compiled }> {
	const workflowId = made.workflowId ?? newWorkflowId();
	const ownerId = actor.userId;
	const { sourceType, name, description = "", systemPrompt = "", toolPalette = [], canvasLayout = EMPTY_LAYOUT, tags = [], source, foundingIntent = "" } = made;
	const specId = specIdOf(ownerId, workflowId);
	const compiled = compile(
		{ specId, version: "1", name, description, systemPrompt, toolPalette, canvasLayout, agentConfig: made.agentConfig ?? {} },
		installedWorld(),
	);
	refuseUnkeepable(compiled, toolPalette);
	const content = { name, systemPrompt, toolPalette: json([...toolPalette]), canvasLayout: json(canvasLayout) };
	const row = await tx.userWorkflow.create({
		data: {
			workflowId,
			ownerId,
			specId,
			sourceType,
			sourceSpecId: source?.specId ?? "",
			sourceVersion: source?.version ?? "",
			sourceName: source?.name ?? "",
			...(source?.content ? { sourceContent: json(source.content) } : {}),
			...content,
			description,
			outputSpecs: json(made.outputSpecs ?? {}),
			agentConfig: json(made.agentConfig ?? {}),
			tags: [...tags],
			foundingIntent,
			isRunnable: compiled.spec !== null || compiled.agentSpec !== null,
			versions: { create: { version: 1, ...content } },
		},
	});
	await keepSpec(tx, row, compiled);
	await writeAudit(tx, {
		actorId: ownerId,
		action: `user_workflow.${sourceType === "import" ? "import" : source ? "fork" : "create"}`,
		targetType: "user_workflow",
		targetId: workflowId,
		details: { tools: toolPalette.length },
		requestId,
	});
	return { row, compiled };
}
