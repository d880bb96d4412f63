import "server-only";
import type { Inspection } from "./inspection";
import { inspectResume } from "./resume-profile/inspect-resume";

/** The checks that a workflow may name for its files (`input.inspector`). */
const INSPECTORS: Readonly<Record<string, (bytes: Uint8Array, fileName: string) => Promise<Inspection>>> = {
	none: async () => ({ errors: [], warnings: [] }),
	resume: inspectResume,
};

export const INSPECTOR_NAMES: readonly string[] = Object.keys(INSPECTORS);

/** Looks into a file by the named check. @throws Error for a check that there is not; validated specs name none. */
export async function inspectFile(inspector: string, bytes: Uint8Array, fileName: string): Promise<Inspection> {
	const inspect = INSPECTORS[inspector];
	if (!inspect) throw new Error(`There is no check ${inspector}`);
	return inspect(bytes, fileName);
}
