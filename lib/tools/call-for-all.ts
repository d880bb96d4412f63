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
		files: { link: refuse, openUploads: refuse, keepUploads: refuse, owner: async () => null },
		readFile: refuse,
		writeFiles: refuse,
		addCostMicroU: () => undefined,
		reportProgress: () => undefined,
	};
}

/** Calls a tool of the service's own, where its server runs. @throws AppError of the tool, Error when there is no such tool. */
export async function callForAll(toolRef: string, now = new Date()): Promise<Record<string, unknown>> {
	const tool = findTool(toolRef);
	if (!tool?.isInternal) throw new Error(`There is no tool ${toolRef} of the service's own.`);
	return runTool({ toolRef, tool, args: {}, context: reachingNothing(now), signal: new AbortController().signal });
}

/** The tools that make ready what these need (`Tool.readiedBy`), each once. */
export function readyingToolsOf(toolRefs: readonly string[]): string[] {
	const readying = toolRefs.flatMap((toolRef) => {
		const readiedBy = findTool(toolRef)?.readiedBy;
		return readiedBy === undefined ? [] : [`${toolRef.split(":")[0]}:${readiedBy}`];
	});
	return [...new Set(readying)];
}
