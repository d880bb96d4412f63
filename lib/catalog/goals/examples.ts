import documentsToPdf from "./examples/conversion.documents_to_pdf.json";
import imagesForPlatforms from "./examples/conversion.images_for_platforms.json";
import pdfToEditable from "./examples/conversion.pdf_to_editable.json";
import slideshowVideo from "./examples/conversion.slideshow_video.json";
import tables from "./examples/conversion.tables.json";
import brief from "./examples/forge.brief.json";
import compareDocuments from "./examples/forge.compare_documents.json";
import dataReport from "./examples/forge.data_report.json";
import redact from "./examples/forge.redact.json";
import coverLetter from "./examples/goal_lane.cover_letter.json";
import interviewPrep from "./examples/goal_lane.interview_prep.json";
import resumeCheckup from "./examples/goal_lane.resume_checkup.json";
import resumeToJobReady from "./examples/goal_lane.resume_to_job_ready.json";
import none from "./examples/none.json";
import type { GoalExample } from "./goal-classifier";

/** A goal as its words alone, or as someone asked it, with the names of the files that came along. */
type Example = string | { readonly goal: string; readonly files: readonly string[] };
type Examples = Readonly<Record<string, readonly Example[]>>;

/** As people write them in their own words, such count more. */
const AS_ASKED = 2;

/** Goals by which people ask for a workflow, in the languages that goals are read in. One without any is found by its name and keywords. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
	"conversion.documents_to_pdf": documentsToPdf,
	"conversion.images_for_platforms": imagesForPlatforms,
	"conversion.pdf_to_editable": pdfToEditable,
	"conversion.slideshow_video": slideshowVideo,
	"conversion.tables": tables,
	"forge.brief": brief,
	"forge.compare_documents": compareDocuments,
	"forge.data_report": dataReport,
	"forge.redact": redact,
	"goal_lane.cover_letter": coverLetter,
	"goal_lane.interview_prep": interviewPrep,
	"goal_lane.resume_checkup": resumeCheckup,
	"goal_lane.resume_to_job_ready": resumeToJobReady,
};

/** The workflows that examples are there for. */
export const EXAMPLE_LABELS: readonly string[] = Object.keys(EXAMPLES);

const labelled = (label: string, examples: Examples): GoalExample[] =>
	Object.values(examples)
		.flat()
		.map((example) => (typeof example === "string" ? { label, text: example } : { label, text: example.goal, fileNames: example.files, weight: AS_ASKED }));

export const goalExamplesOf = (specId: string): readonly GoalExample[] => labelled(specId, EXAMPLES[specId] ?? {});

/** What people type into the same field and none of the workflows does. */
export const NONE_EXAMPLES: readonly GoalExample[] = labelled("none", none);

/** Changes with every example: tells whether the model has learned from those that are here. FNV-1a over all of them. */
export function digestOfExamples(): string {
	let hash = 0x811c9dc5;
	const examples = [...EXAMPLE_LABELS.flatMap((label) => goalExamplesOf(label)), ...NONE_EXAMPLES];
	for (const text of examples.flatMap((example) => [example.label, example.text, ...(example.fileNames ?? [])])) {
		for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
	}
	return (hash >>> 0).toString(16);
}
