import "server-only";
import type { ToolServer } from "@/lib/tools/tool";
import { checkResume } from "./check-resume";
import { extractProfile } from "./extract-profile";
import { inspectResumeTool } from "./inspect-resume-tool";
import { parseResume } from "./parse-resume";
import { scoreFit } from "./score-fit";

/** Tools that read a resume and judge postings against it. */
export const resumeProfileServer: ToolServer = {
	name: "resume-profile",
	title: "Resume profile",
	tools: [parseResume, extractProfile, scoreFit, checkResume, inspectResumeTool],
};
