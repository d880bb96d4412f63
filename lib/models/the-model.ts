import "server-only";
import { createLanguageModel } from "@/lib/models/configured-model";
import type { LanguageModel } from "@/lib/models/language-model";
import { env } from "@/lib/platform/env";

let model: LanguageModel | null | undefined;

/** The language model that MODEL_* configures; null when there is none and the rules do the work. */
export function configuredModel(): LanguageModel | null {
	if (model === undefined) model = createLanguageModel(env());
	return model;
}
