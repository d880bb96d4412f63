import { conversionTables } from "@/lib/catalog/specs/conversion/conversion-tables";
import { documentsToPdf } from "@/lib/catalog/specs/conversion/documents-to-pdf";
import { imagesForPlatforms } from "@/lib/catalog/specs/conversion/images-for-platforms";
import { pdfToEditable } from "@/lib/catalog/specs/conversion/pdf-to-editable";
import { slideshowVideo } from "@/lib/catalog/specs/conversion/slideshow-video";
import { brief } from "@/lib/catalog/specs/forge/brief";
import { compareDocuments } from "@/lib/catalog/specs/forge/compare-documents";
import { dataReport } from "@/lib/catalog/specs/forge/data-report";
import { redact } from "@/lib/catalog/specs/forge/redact";
import { coverLetter } from "@/lib/catalog/specs/goal-lane/cover-letter";
import { interviewPrep } from "@/lib/catalog/specs/goal-lane/interview-prep";
import { multiSourceAggregation } from "@/lib/catalog/specs/goal-lane/multi-source-aggregation";
import { resumeCheckup } from "@/lib/catalog/specs/goal-lane/resume-checkup";
import { resumeToJobList } from "@/lib/catalog/specs/goal-lane/resume-to-job-list";
import { resumeToJobReady } from "@/lib/catalog/specs/goal-lane/resume-to-job-ready";
import { resumeToJobSuggestions } from "@/lib/catalog/specs/goal-lane/resume-to-job-suggestions";
import { mayStayOnDevice } from "@/lib/tools/device/device-tools";
import type { Catalog, CatalogEntry, WorkflowProof } from "./schemas";
import type { Spec } from "./spec";

/** The built-in workflows, recommended ones first. A new workflow is one file in specs/ and one entry here. */
export const SPECS: readonly Spec[] = [
	resumeToJobReady,
	coverLetter,
	resumeCheckup,
	interviewPrep,
	redact,
	compareDocuments,
	brief,
	dataReport,
	documentsToPdf,
	pdfToEditable,
	conversionTables,
	imagesForPlatforms,
	slideshowVideo,
	resumeToJobSuggestions,
	resumeToJobList,
	multiSourceAggregation,
];

export function findSpec(workflowId: string): Spec | null {
	return SPECS.find((spec) => spec.specId === workflowId) ?? null;
}

const UNPROVEN: WorkflowProof = { runs: 0, successRate: null, medianSeconds: null, medianCostMicroU: null, medianEstimateError: null };

/** What people say for each workflow of ours, in the languages that goals are read in. */
export function wordsOfWorkflows(): Record<string, readonly string[]> {
	return Object.fromEntries(SPECS.map(({ specId, keywords }) => [specId, keywords]));
}

/** The catalog as clients see it, each workflow with what its runs show. */
export function listCatalog(proofs: ReadonlyMap<string, WorkflowProof> = new Map()): Catalog {
	return { workflows: SPECS.map((spec) => presentCatalogEntry(spec, proofs.get(spec.specId) ?? UNPROVEN)), total: SPECS.length };
}

export function presentCatalogEntry(spec: Spec, proof: WorkflowProof = UNPROVEN, publisherName: string | null = null): CatalogEntry {
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
		samples: spec.samples.map((sample) => ({ ...sample, url: `/samples/${encodeURIComponent(sample.fileName)}` })),
		sampleAnswers: spec.sampleAnswers,
		proof,
		version: spec.version,
		publisher: publisherName === null ? null : { name: publisherName },
		takes: spec.takes,
		makes: spec.makes ?? null,
		keywords: [...spec.keywords],
		mayStayOnDevice: spec.input.maxFiles === 1 && mayStayOnDevice(spec.steps),
	};
}
