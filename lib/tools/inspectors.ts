import "server-only";
import { inspectResume } from "./resume-profile/inspect-resume";

/** What a look into a file found before a run: errors refuse the file, warnings are told. */
export interface Inspection {
	readonly errors: ReadonlyArray<{ readonly code: string; readonly message: string }>;
	readonly warnings: readonly string[];
}

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
