import { multiSourceAggregation } from "@/lib/catalog/specs/multi-source-aggregation";
import { resumeToJobList } from "@/lib/catalog/specs/resume-to-job-list";
import { resumeToJobReady } from "@/lib/catalog/specs/resume-to-job-ready";
import { resumeToJobSuggestions } from "@/lib/catalog/specs/resume-to-job-suggestions";
import type { Catalog, CatalogEntry } from "./schemas";
import type { Spec } from "./spec";

/** The built-in workflows, recommended ones first. A new workflow is one file in specs/ and one entry here. */
export const SPECS: readonly Spec[] = [resumeToJobReady, resumeToJobSuggestions, resumeToJobList, multiSourceAggregation];

export function findSpec(workflowId: string): Spec | null {
	return SPECS.find((spec) => spec.specId === workflowId) ?? null;
}

/** The catalog as clients see it. */
export function listCatalog(): Catalog {
	return { workflows: SPECS.map(presentCatalogEntry), total: SPECS.length };
}

export function presentCatalogEntry(spec: Spec): CatalogEntry {
	return {
		workflowId: spec.specId,
		name: spec.name,
		description: spec.description,
		icon: spec.icon,
		supportedInputTypes: spec.input.types,
		supportedInputFormats: spec.input.formats,
		category: spec.category,
		requiredSlotCount: spec.slots.filter((slot) => slot.required).length,
		subcategory: spec.subcategory,
		skuGroup: spec.skuGroup,
		hasCheckpoints: spec.steps.some((step) => step.checkpoint !== undefined),
		deprecated: spec.isDeprecated,
		replacedBy: spec.replacedBy,
		minFiles: spec.input.minFiles,
		maxFiles: spec.input.maxFiles,
		maxFileBytes: spec.input.maxFileBytes,
		stepTitles: spec.steps.map((step) => step.title),
	};
}
