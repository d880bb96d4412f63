import "server-only";
import { configuredModel } from "@/lib/models/the-model";
import type { ActorContext } from "@/lib/platform/context";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { compile } from "@/lib/user-workflows/compile/compile";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { EMPTY_LAYOUT, type ValidateInput, type ValidationResult } from "@/lib/user-workflows/schemas";
import { verdictOf } from "./refuse";

/** Everything that is wrong with a workflow, at once; nothing is stored. */
export async function validateUserWorkflow(
	_context: ActorContext,
	{ name, description, systemPrompt, toolPalette, canvasLayout }: ValidateInput,
): Promise<ValidationResult> {
	await readyRemoteTools();
	const palette = toolPalette.map((item) => (typeof item === "string" ? { toolName: item, position: { x: 0, y: 0 }, note: "" } : item));
	const draft = {
		specId: "user_validated.draft",
		version: "1",
		name,
		description,
		systemPrompt,
		toolPalette: palette,
		canvasLayout: canvasLayout ?? EMPTY_LAYOUT,
	};
	const { findings, spec, agentSpec, specialists } = compile(draft, installedWorld());
	return { ...verdictOf(findings), isRunnable: ((configuredModel() && agentSpec) || spec) !== null, findings: [...findings], specialists: [...specialists] };
}
