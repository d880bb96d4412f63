import "server-only";
import { configuredModel } from "@/lib/models/the-model";
import type { ActorContext } from "@/lib/platform/context";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { compile } from "./compile/compile";
import { installedWorld } from "./installed-world";
import { verdictOf } from "./refuse";
import { EMPTY_LAYOUT, type ValidateInput, type ValidationResult } from "./schemas";

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
