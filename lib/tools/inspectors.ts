import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "./inspection";
import type { CallReach } from "./open-calls";
import { runTool } from "./run-tool";
import { findTool } from "./servers";

/** The checks that a workflow may name for its files (`input.inspector`), and the tools that do them. */
const INSPECTORS: Readonly<Record<string, string | null>> = { none: null, resume: "resume-profile:inspect_resume" };

const TRIES = 3;
const PAUSE_MS = 700;

export const INSPECTOR_NAMES: readonly string[] = Object.keys(INSPECTORS);

/**
 * Looks into a file by the named check, where its tool server is: what is in the file never works in this process.
 * @throws Error for a check that there is not; validated specs name none. AppError when the check can't be made.
 */
export async function inspectFile(inspector: string, fileId: string, context: CallReach): Promise<Inspection> {
	const toolRef = INSPECTORS[inspector];
	if (toolRef === null) return { errors: [], warnings: [] };
	const tool = toolRef === undefined ? null : findTool(toolRef);
	if (!tool || toolRef === undefined) throw new Error(`There is no check ${inspector}`);
	for (let tries = 1; ; tries += 1) {
		try {
			return Inspection.parse(await runTool({ toolRef, tool, args: { fileId }, context, signal: new AbortController().signal }));
		} catch (error) {
			if (error instanceof AppError) return asFound(error);
			// Its server may have been ended by another call, or be starting: a check is short, so it is asked again.
			if (tries === TRIES) throw error;
			await delay(PAUSE_MS * tries);
		}
	}
}

/** A file whose check had to be stopped is found to be unreadable, as if the check had said so. */
function asFound(error: AppError): Inspection {
	const code = INSPECTION_CODES.find((known) => known === error.code);
	if (!code) throw error;
	return { errors: [{ code, message: error.message }], warnings: [] };
}
