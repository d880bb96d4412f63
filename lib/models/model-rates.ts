import "server-only";
import { env } from "@/lib/platform/env";
import type { ModelRates } from "./tokens";

/** What the configured language model costs; null where the rules do the work. */
export function modelRates(): ModelRates | null {
	const { MODEL_PROVIDER, MODEL_NAME, MODEL_INPUT_MICRO_U_PER_TOKEN, MODEL_OUTPUT_MICRO_U_PER_TOKEN, MODEL_BUDGET_MICRO_U } = env();
	if (!MODEL_PROVIDER || !MODEL_NAME) return null;
	return { inputMicroU: MODEL_INPUT_MICRO_U_PER_TOKEN, outputMicroU: MODEL_OUTPUT_MICRO_U_PER_TOKEN, mostMicroU: MODEL_BUDGET_MICRO_U };
}
