import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { renderResume } from "./render-resume";
import { reviewResume } from "./review-resume";
import { tailorResume } from "./tailor-resume";

/** Resumes written for one posting: tailored, checked claim by claim, and printed. */
export const documentsServer: ToolServer = {
	name: "documents",
	title: "Documents",
	tools: [tailorResume, reviewResume, renderResume],
};
