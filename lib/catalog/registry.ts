import { brief } from "@/lib/catalog/specs/brief";
import { compareDocuments } from "@/lib/catalog/specs/compare-documents";
import { conversionTables } from "@/lib/catalog/specs/conversion-tables";
import { coverLetter } from "@/lib/catalog/specs/cover-letter";
import { dataReport } from "@/lib/catalog/specs/data-report";
import { documentsToPdf } from "@/lib/catalog/specs/documents-to-pdf";
import { imagesForPlatforms } from "@/lib/catalog/specs/images-for-platforms";
import { interviewPrep } from "@/lib/catalog/specs/interview-prep";
import { multiSourceAggregation } from "@/lib/catalog/specs/multi-source-aggregation";
import { pdfToEditable } from "@/lib/catalog/specs/pdf-to-editable";
import { redact } from "@/lib/catalog/specs/redact";
import { resumeCheckup } from "@/lib/catalog/specs/resume-checkup";
import { resumeToJobList } from "@/lib/catalog/specs/resume-to-job-list";
import { resumeToJobReady } from "@/lib/catalog/specs/resume-to-job-ready";
import { resumeToJobSuggestions } from "@/lib/catalog/specs/resume-to-job-suggestions";
import { slideshowVideo } from "@/lib/catalog/specs/slideshow-video";
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

/** The catalog as clients see it, each workflow with what its runs show. */
export function listCatalog(proofs: ReadonlyMap<string, WorkflowProof> = new Map()): Catalog {
	return { workflows: SPECS.map((spec) => presentCatalogEntry(spec, proofs.get(spec.specId) ?? UNPROVEN)), total: SPECS.length };
}

export function presentCatalogEntry(spec: Spec, proof: WorkflowProof = UNPROVEN): CatalogEntry {
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
		proof,
		mayStayOnDevice: spec.input.maxFiles === 1 && mayStayOnDevice(spec.steps),
	};
}
