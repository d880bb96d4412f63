import "server-only";
import type { z } from "zod";
import { allowanceOf, fundsOf } from "@/lib/credits/charges/quote";
import { standingOf } from "@/lib/credits/ledger/standing";
import { modelRates } from "@/lib/models/model-rates";
import { costOfUse } from "@/lib/models/tokens";
import type { ActorContext } from "@/lib/platform/context";
import { snapshot } from "@/lib/platform/database/transaction";
import { AGENT_TURN_USE } from "@/lib/tools/agent/turn-use";
import { readyRemoteTools } from "@/lib/tools/remote/remote-tools";
import { installedWorld } from "@/lib/user-workflows/installed-world";
import { upgradeUrl } from "@/lib/user-workflows/internal";
import { DEFAULT_MAX_ITERATIONS } from "@/lib/user-workflows/limits";
import type { CostEstimate, CostEstimateInput } from "@/lib/user-workflows/schemas";

/** So much of what the caller has may be spent at once before a word of it. */
const WARN_SHARE = 0.8;

/** (The sum of the tools' prices + the model's cost of one iteration) × iterations, as the contract has it. Nothing is stored. */
export async function estimateCost({ actor }: ActorContext, { toolNames, maxIterations: given }: z.output<typeof CostEstimateInput>): Promise<CostEstimate> {
	await readyRemoteTools();
	const world = installedWorld();
	const maxIterations = given ?? DEFAULT_MAX_ITERATIONS;
	const known = toolNames.filter((toolName) => world.cardOf(toolName));
	const tools = toolNames.map((toolName) => ({ toolName, perInvocationMicroU: (world.cardOf(toolName) && world.toolOf(toolName)?.perInvocationMicroU) || 0 }));
	const rates = modelRates();
	const llmCostPerIterMicroU = rates ? costOfUse(AGENT_TURN_USE, rates) : 0;
	const estimatedMicroU = (tools.reduce((sum, { perInvocationMicroU }) => sum + perInvocationMicroU, 0) + llmCostPerIterMicroU) * maxIterations;
	const standing = await snapshot((moment) => standingOf(moment, actor.userId, new Date()));
	const { balanceMicroU, freeMicroU } = fundsOf(standing, allowanceOf(actor));
	const thresholdMicroU = balanceMicroU + freeMicroU;
	const state =
		estimatedMicroU > thresholdMicroU ? ("exceeded" as const) : estimatedMicroU > thresholdMicroU * WARN_SHARE ? ("warn" as const) : ("ok" as const);
	return {
		estimatedMicroU,
		estimatedUsd: estimatedMicroU / 1_000_000,
		maxIterations,
		llmCostPerIterMicroU,
		tools,
		quotaCheck: { state, tier: actor.tier, estimatedMicroU, thresholdMicroU, upgradeUrl: upgradeUrl() },
		unknownTools: toolNames.filter((toolName) => !known.includes(toolName)),
		method: rates ? "model" : "rules",
	};
}
