import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { inspectSource } from "./brief/inspect-source";
import { readSources } from "./brief/read-sources";
import { verifyBrief } from "./brief/verify-brief";
import { writeBrief } from "./brief/write-brief";
import { compareDocuments } from "./compare-documents";
import { inspectComparedDocument } from "./comparing/inspect-compared-document";
import { convertFromPdf } from "./converting/convert-from-pdf";
import { convertToPdf } from "./converting/convert-to-pdf";
import { inspectConvertible } from "./converting/inspect-convertible";
import { inspectPdf } from "./converting/inspect-pdf";
import { listDocuments } from "./converting/list-documents";
import { drawPage } from "./draw-page";
import { prepareInterview } from "./interviews/prepare-interview";
import { proposePoints } from "./letters/propose-points";
import { renderLetter } from "./letters/render-letter";
import { reviewLetter } from "./letters/review-letter";
import { writeLetter } from "./letters/write-letter";
import { findPersonalData } from "./redacting/find-personal-data";
import { inspectDocument } from "./redacting/inspect-document";
import { redactDocument } from "./redacting/redact-document";
import { renderResume } from "./render-resume";
import { renderBrief } from "./reporting/render-brief";
import { renderCheckup } from "./reporting/render-checkup";
import { renderDataReport } from "./reporting/render-data-report";
import { renderInterview } from "./reporting/render-interview";
import { reviewResume } from "./review-resume";
import { tailorResume } from "./tailor-resume";

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
		drawPage,
	],
};
