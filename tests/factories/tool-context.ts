import type { CallContext } from "@/lib/tools/open-calls";

/** A context for tools that reach nothing but what is given. */
export function makeToolContext(given: Partial<CallContext> = {}): CallContext {
	const refuse = () => Promise.reject(new Error("This tool reads and writes no files."));
	return {
		signal: new AbortController().signal,
		now: new Date("2026-06-15T12:00:00.000Z"),
		model: null,
		shelf: { keys: async () => [], read: async () => null, write: async () => {}, claim: async () => true, release: async () => {} },
		files: { link: refuse, openUploads: refuse, keepUploads: refuse, owner: async () => null },
		readFile: refuse,
		writeFiles: refuse,
		addCostMicroU: () => {},
		reportProgress: () => {},
		...given,
	};
}
