import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { runToEnd } from "./run-to-end";

const require = createRequire(import.meta.url);
/** Only what hangs takes so long: a machine that is three times as busy as ours needs two thirds of it. */
const LONGEST_RUN_MS = 1_800_000;
const LONGEST_FAILURE = 400;
const VitestReport = z.object({
	numPassedTests: z.int(),
	numFailedTests: z.int(),
	success: z.boolean(),
	testResults: z.array(
		z.object({
			name: z.string(),
			status: z.string(),
			message: z.string().optional(),
			assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() })),
		}),
	),
});
const PlaywrightSpec = z.object({
	title: z.string(),
	file: z.string(),
	ok: z.boolean(),
	tests: z.array(z.object({ results: z.array(z.object({ error: z.object({ message: z.string().optional() }).optional() })) })),
});
interface PlaywrightSuite {
	specs: z.infer<typeof PlaywrightSpec>[];
	suites?: PlaywrightSuite[] | undefined;
}
const PlaywrightSuite: z.ZodType<PlaywrightSuite> = z.lazy(() => z.object({ specs: z.array(PlaywrightSpec), suites: z.array(PlaywrightSuite).optional() }));
const PlaywrightReport = z.object({
	stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }),
	errors: z.array(z.object({ message: z.string().optional() })),
	suites: z.array(PlaywrightSuite),
});

/** Runs a test program that writes a JSON report, and reads the report. */
async function withReport<Report>(schema: z.ZodType<Report>, run: (file: string) => Promise<number>): Promise<{ report: Report; code: number }> {
	const dir = await mkdtemp(path.join(os.tmpdir(), "goal-mode-report-"));
	try {
		const file = path.join(dir, "report.json");
		const code = await run(file);
		const text = await readFile(file, "utf8").catch(() => null);
		if (text === null) throw new Error(code === 124 ? `The tests took longer than ${LONGEST_RUN_MS / 60_000} minutes.` : "The tests ended without a report.");
		return { report: schema.parse(JSON.parse(text)), code };
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

interface VitestRun {
	names?: string[];
	env?: Record<string, string>;
	timeoutMs?: number;
	/** An open file that takes what the run says, in place of the terminal. */
	output?: number;
	/** How many test files run at once, where that is another number than the project's own. */
	workers?: number;
}

/** One line: where, what and the start of why. */
function failureLine(file: string, title: string, why = ""): string {
	const text = `${path.relative(process.cwd(), file)}: ${title}: ${stripVTControlCharacters(why)}`;
	return text.replaceAll(/\s+/g, " ").slice(0, LONGEST_FAILURE);
}

function vitestFailures({ testResults }: z.infer<typeof VitestReport>): string[] {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === "failed");
		if (failed.length === 0 && status === "failed") return [failureLine(name, "the file", message)];
		return failed.map((test) => failureLine(name, test.fullName, test.failureMessages?.[0]));
	});
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): z.infer<typeof PlaywrightSpec>[] {
	return [...specs, ...suites.flatMap(specsOf)];
}

function playwrightFailures({ suites, errors }: z.infer<typeof PlaywrightReport>): string[] {
	const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
	const why = (spec: z.infer<typeof PlaywrightSpec>) => spec.tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message;
	return [...failed.map((spec) => failureLine(spec.file, spec.title, why(spec))), ...errors.map(({ message = "" }) => message.slice(0, LONGEST_FAILURE))];
}

/** A run that ends badly for a reason that no test shows (a file that doesn't load) is one failure. */
function counts(passed: number, failed: number, isGood: boolean, failures: string[]) {
	const unsaid = "No test failed, but the run did: an error that no test caught, or a file that did not load. Look above.";
	return failed === 0 && !isGood ? { passed, failed: 1, failures: failures.length > 0 ? failures : [unsaid] } : { passed, failed, failures };
}

/** Runs the projects of the Vitest configuration whose names begin so, or the files of them whose names hold one of these words. */
export async function runVitest(project: string, { names = [], env = {}, timeoutMs = LONGEST_RUN_MS, output, workers }: VitestRun = {}) {
	const cli = path.join(path.dirname(require.resolve("vitest/package.json")), "vitest.mjs");
	const { report, code } = await withReport(VitestReport, (file) => {
		const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
		return runToEnd(process.execPath, [cli, "run", ...names, "--project", `${project}*`, ...reporters], {
			env: { TIMES_KEPT_FOR: project, ...env, ...(workers === undefined ? {} : { VITEST_MAX_WORKERS: String(workers) }) },
			timeoutMs,
			...(output === undefined ? {} : { output }),
		});
	});
	return counts(report.numPassedTests, report.numFailedTests, code === 0 && report.success, vitestFailures(report));
}

/** Runs the browser tests against the stack whose addresses are in `endpointsFile`. A flaky test is a failed one. */
export async function runPlaywright(endpointsFile: string, chromium: string | undefined) {
	const cli = path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js");
	const { report, code } = await withReport(PlaywrightReport, (file) => {
		const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ENDPOINTS_FILE: endpointsFile, ...(chromium ? { PLAYWRIGHT_CHROMIUM: chromium } : {}) };
		return runToEnd(process.execPath, [cli, "test", "--reporter=list,json"], { env, timeoutMs: LONGEST_RUN_MS });
	});
	const { expected, unexpected, flaky } = report.stats;
	return counts(expected, unexpected + flaky, code === 0 && report.errors.length === 0, playwrightFailures(report));
}
