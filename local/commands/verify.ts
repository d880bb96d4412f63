import path from "node:path";
import { keepTemporaryFilesInMemory } from "@/local/checks/memory-folder";
import { measure, type Outcome, report } from "@/local/checks/outcome";
import { checkImports, checkLint, checkPatterns, checkTypes } from "@/local/checks/static-checks";
import { runVitest } from "@/local/checks/test-runs";

const root = path.resolve(import.meta.dirname, "..", "..");

/** The name of the stage that looks at the types of the whole project. */
export const TYPES = "Types";

/** Everything that needs no browser and no running stack. */
export async function runVerification(): Promise<Outcome[]> {
	return [
		await measure(TYPES, () => checkTypes(root)),
		await measure("Lint and formatting", () => checkLint(root)),
		await measure("Import rules", () => checkImports(root)),
		await measure("Regular expressions", () => checkPatterns(root)),
		await measure("Unit tests", () => runVitest("unit")),
		await measure("Integration tests", () => runVitest("integration")),
	];
}

/** `npm run verify`. */
export async function verify(): Promise<void> {
	keepTemporaryFilesInMemory();
	process.exit(report(await runVerification()));
}
