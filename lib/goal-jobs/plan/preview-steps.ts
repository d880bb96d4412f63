import type { Spec } from "@/lib/catalog/spec";

/** The steps of a spec that are run before it is confirmed. */
export function previewSteps(spec: Spec | null): string[] {
	return (spec?.steps ?? []).filter((step) => step.isPreview).map((step) => step.stepId);
}
