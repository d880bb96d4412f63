import path from "node:path";
import { forgetOldTransforms } from "@/local/checks/kept-transforms";
import { keepTemporaryFilesInMemory } from "@/local/checks/memory-folder";
import { inTurn, measure, measureBeside, type Outcome, report } from "@/local/checks/outcome";
import { checkImports, checkLint, checkPatterns, checkTypes } from "@/local/checks/static-checks";
import { runVitest } from "@/local/checks/test-runs";

export const root = path.resolve(import.meta.dirname, "..", "..");
/** Unit tests compute: the third process that they have when they run alone would only stand in line beside the integration tests. */
const WORKERS_BESIDE = 2;

/** The name of the stage that looks at the types of the whole project. */
export const TYPES = "Types";

/** What needs no test to run, with what two runs of tests at once must find done. The types take a program of their own, the others this process. */
export async function runChecks(): Promise<Outcome[]> {
	await forgetOldTransforms(root);
	const [types, others] = await Promise.all([
		measureBeside(TYPES, (output) => checkTypes(root, output)),
		inTurn(
			() => measure("Lint and formatting", () => checkLint(root)),
			() => measure("Import rules", () => checkImports(root)),
			() => measure("Regular expressions", () => checkPatterns(root)),
		),
	]);
	return [types, ...others];
}

export function runUnitTests(): Promise<Outcome> {
	return measureBeside("Unit tests", (output) => runVitest("unit", { output, workers: WORKERS_BESIDE }));
}

export function runIntegrationTests(): Promise<Outcome> {
	return measure("Integration tests", () => runVitest("integration"));
}

/** `npm run verify`: everything that needs no browser and no running stack. */
export async function verify(): Promise<void> {
	keepTemporaryFilesInMemory();
	const checks = await runChecks();
	process.exit(report([...checks, ...(await Promise.all([runUnitTests(), runIntegrationTests()]))]));
}
