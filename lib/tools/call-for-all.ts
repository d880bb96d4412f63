import "server-only";
import { AppError } from "@/lib/platform/errors";
import type { CallReach } from "./open-calls";
import { runTool } from "./run-tool";
import { findTool } from "./servers";

async function refuse(): Promise<never> {
	throw new AppError("FORBIDDEN", "This call reaches no files.");
}

/** For a call of the service itself, which works on nobody's files. `ownerId`: whose turn it is where calls wait for a place. */
function reachingNothing(now: Date, ownerId: string | null): CallReach {
	return {
		now,
		model: null,
		files: { link: refuse, openUploads: refuse, keepUploads: refuse, owner: async () => ownerId },
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
	return runTool({ toolRef, tool, args: {}, context: reachingNothing(now, null), signal: new AbortController().signal });
}

/** The same for something that a person gave: nothing but `args` gets there, and nothing of the person's. @throws AppError of the tool or SERVICE_UNAVAILABLE. */
export async function callForOne(toolRef: string, ownerId: string, args: Record<string, unknown>): Promise<Record<string, unknown>> {
	const tool = findTool(toolRef);
	if (!tool?.isInternal) throw new Error(`There is no tool ${toolRef} of the service's own.`);
	return runTool({ toolRef, tool, args, context: reachingNothing(new Date(), ownerId), signal: new AbortController().signal });
}

/** The tools that make ready what these need (`Tool.readiedBy`), each once. */
export function readyingToolsOf(toolRefs: readonly string[]): string[] {
	const readying = toolRefs.flatMap((toolRef) => {
		const readiedBy = findTool(toolRef)?.readiedBy;
		return readiedBy === undefined ? [] : [`${toolRef.split(":")[0]}:${readiedBy}`];
	});
	return [...new Set(readying)];
}
