import "server-only";
import { configuredModel } from "@/lib/models/the-model";
import type { ActorContext } from "@/lib/platform/context";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { compile } from "@/lib/user-workflows/compile/compile";
import { nearestTools } from "@/lib/user-workflows/compile/findings";
import { isForbidden } from "@/lib/user-workflows/compile/tool-world";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { SCHEMA_VERSION } from "@/lib/user-workflows/limits";
import { ImportInput, type ImportPreflight } from "@/lib/user-workflows/schemas";

/** What an import would meet; nothing is made. */
export async function preflightImport({ actor }: ActorContext, given: ImportInput & Record<string, unknown>): Promise<ImportPreflight> {
	await readyRemoteTools();
	const world = installedWorld();
	const document = ImportInput.parse(given);
	const { findings, spec, agentSpec } = compile({ specId: "user_preflight.import", version: "1", ...document }, world);
	const names = [...new Set(document.toolPalette.map(({ toolName }) => toolName))];
	const tools = names.map((toolName) => {
		const about = findings.find(({ tool, level }) => level === "refused" && tool !== null && document.toolPalette[tool]?.toolName === toolName);
		const state = isForbidden(toolName) ? ("forbidden" as const) : world.cardOf(toolName) ? ("known" as const) : ("unknown" as const);
		const substitutes =
			state === "unknown" ? nearestTools(toolName, world.tools).map((near) => ({ toolName: near.toolName, description: near.description, why: near.why })) : [];
		return { toolName, state, message: about?.message ?? null, substitutes };
	});
	const isKnown = document.schemaVersion === SCHEMA_VERSION || /^1(\.\d{1,4})?$/.test(document.schemaVersion);
	return {
		canImport: findings.every(({ level }) => level !== "refused"),
		schemaVersion: { given: document.schemaVersion, current: SCHEMA_VERSION, isKnown },
		tools,
		findings: [...findings],
		isRunnable: ((configuredModel() && agentSpec) || spec) !== null,
		leftOut: Object.keys(given).filter((field) => !(field in ImportInput.shape)),
		needsPro: actor.tier !== "pro",
	};
}
