import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { prepareInterview } from "./prepare-interview";
import { proposePoints } from "./propose-points";
import { renderCheckup } from "./render-checkup";
import { renderInterview } from "./render-interview";
import { renderLetter } from "./render-letter";
import { renderDataReport } from "./render-data-report";
import { renderResume } from "./render-resume";
import { reviewLetter } from "./review-letter";
import { reviewResume } from "./review-resume";
import { tailorResume } from "./tailor-resume";
import { writeLetter } from "./write-letter";

/** Resumes written for one posting: tailored, checked claim by claim, and printed; letters that go with them; and reports about resumes. */
export const documentsServer: ToolServer = {
	name: "documents",
	title: "Documents",
	tools: [tailorResume, reviewResume, renderResume, renderCheckup, proposePoints, writeLetter, reviewLetter, renderLetter, prepareInterview, renderInterview, renderDataReport],
};
