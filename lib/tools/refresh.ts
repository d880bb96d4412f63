import "server-only";
import { AppError } from "@/lib/platform/errors";
import type { CallReach } from "./open-calls";
import { runTool } from "./run-tool";
import { findTool } from "./servers";

async function refuse(): Promise<never> {
	throw new AppError("FORBIDDEN", "This call reaches no files.");
}

/** For a call of the service itself, which works on nobody's files. */
function reachingNothing(now: Date): CallReach {
	return {
		now,
		model: null,
		files: { link: refuse, openUpload: refuse, keepUpload: refuse, owner: async () => null },
		readFile: refuse,
		writeFile: refuse,
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
}

/** Lets the server of job postings keep what it knows fresh, where it runs. @throws AppError of the tool. */
export async function refreshPostings(now = new Date()): Promise<Record<string, unknown>> {
	const toolRef = "job-search:refresh_postings";
	const tool = findTool(toolRef);
	if (!tool) throw new Error("There is no tool that refreshes postings.");
	return runTool({ toolRef, tool, args: {}, context: reachingNothing(now), signal: new AbortController().signal });
}
