import "server-only";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "@/lib/platform/errors";
import { INSPECTORS } from "./described/inspector-tools";
import { INSPECTION_CODES, Inspection } from "./inspection";
import type { CallReach } from "./open-calls";
import { runTool } from "./run-tool";
import { findTool } from "./servers";

const TRIES = 3;
const PAUSE_MS = 700;
/** A look may take as long as a check of the file itself, and a little of waiting for its turn. */
const LONGEST_LOOK_MS = 12_000;
const NOT_LOOKED_INTO = "So much is being worked on that this file could not be looked into beforehand. The run reads it first and says whether it can.";

/** Looks that are under way: who asks again because the answer is late waits for the same one. */
const underWay = new Map<string, Promise<Inspection>>();

/**
 * Looks into a file by the named check, where its tool server is: what is in the file never works in this process. A look that does not get its
 * turn in time finds nothing and says so.
 * @throws Error for a check that there is not; validated specs name none. AppError when the check can't be made.
 */
export async function inspectFile(inspector: string, fileId: string, context: CallReach, longestMs = LONGEST_LOOK_MS): Promise<Inspection> {
	const toolRef = INSPECTORS[inspector];
	if (toolRef === null) return { errors: [], warnings: [] };
	const tool = toolRef === undefined ? null : findTool(toolRef);
	if (!tool || toolRef === undefined) throw new Error(`There is no check ${inspector}`);
	const key = `${toolRef}/${fileId}`;
	const look = underWay.get(key) ?? lookInto({ toolRef, tool, args: { fileId }, context, signal: AbortSignal.timeout(longestMs) });
	underWay.set(key, look);
	try {
		return await look;
	} finally {
		if (underWay.get(key) === look) underWay.delete(key);
	}
}

async function lookInto(call: Parameters<typeof runTool>[0]): Promise<Inspection> {
	for (let tries = 1; ; tries += 1) {
		try {
			return Inspection.parse(await runTool(call));
		} catch (error) {
			if (call.signal.aborted) return { errors: [], warnings: [NOT_LOOKED_INTO] };
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
