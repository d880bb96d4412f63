import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { inspectSource } from "./brief/inspect-source";
import { readSources } from "./brief/read-sources";
import { verifyBrief } from "./brief/verify-brief";
import { writeBrief } from "./brief/write-brief";
import { compareDocuments } from "./compare-documents";
import { convertFromPdf } from "./convert-from-pdf";
import { convertToPdf } from "./convert-to-pdf";
import { findPersonalData } from "./find-personal-data";
import { inspectConvertible } from "./inspect-convertible";
import { inspectComparedDocument, inspectDocument } from "./inspect-document";
import { inspectPdf } from "./inspect-pdf";
import { listDocuments } from "./list-documents";
import { prepareInterview } from "./prepare-interview";
import { proposePoints } from "./propose-points";
import { redactDocument } from "./redact-document";
import { renderBrief } from "./render-brief";
import { renderCheckup } from "./render-checkup";
import { renderDataReport } from "./render-data-report";
import { renderInterview } from "./render-interview";
import { renderLetter } from "./render-letter";
import { renderResume } from "./render-resume";
import { reviewLetter } from "./review-letter";
import { reviewResume } from "./review-resume";
import { tailorResume } from "./tailor-resume";
import { writeLetter } from "./write-letter";

/** What is written of documents: resumes and letters for a posting, checked claim by claim and printed; reports; documents told apart, redacted and made into others. */
export const documentsServer: ToolServer = {
	name: "documents",
	title: "Documents",
	tools: [
		tailorResume,
		reviewResume,
		renderResume,
		renderCheckup,
		proposePoints,
		writeLetter,
		reviewLetter,
		renderLetter,
		prepareInterview,
		renderInterview,
		renderDataReport,
		inspectSource,
		inspectConvertible,
		readSources,
		writeBrief,
		verifyBrief,
		renderBrief,
		listDocuments,
		convertToPdf,
		convertFromPdf,
		inspectPdf,
		findPersonalData,
		redactDocument,
		inspectDocument,
		compareDocuments,
		inspectComparedDocument,
	],
};
