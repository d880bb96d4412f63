import "server-only";
import { env } from "@/lib/platform/env";
import { createLanguageModel } from "./configured-model";
import type { LanguageModel } from "./language-model";

let model: LanguageModel | null | undefined;

/** The language model that MODEL_* configures; null when there is none and the rules do the work. */
export function configuredModel(): LanguageModel | null {
	if (model === undefined) model = createLanguageModel(env());
	return model;
}
