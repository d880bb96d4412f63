import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { renderCheckup } from "./render-checkup";
import { renderResume } from "./render-resume";
import { reviewResume } from "./review-resume";
import { tailorResume } from "./tailor-resume";

/** Resumes written for one posting: tailored, checked claim by claim, and printed; and reports about resumes. */
export const documentsServer: ToolServer = {
	name: "documents",
	title: "Documents",
	tools: [tailorResume, reviewResume, renderResume, renderCheckup],
};
