import type { ToolContext } from "@/lib/tools/tool";

/** A context for tools that reach nothing but what is given. */
export function makeToolContext(given: Partial<ToolContext> = {}): ToolContext {
	const refuse = () => Promise.reject(new Error("This tool reads and writes no files."));
	return {
		signal: new AbortController().signal,
		now: new Date("2026-06-15T12:00:00.000Z"),
		model: null,
		readFile: refuse,
		writeFile: refuse,
		addCostMicroU: () => {},
		reportProgress: () => {},
		...given,
	};
}
