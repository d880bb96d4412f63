import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { runToEnd } from "./run-to-end";

const require = createRequire(import.meta.url);
const LONGEST_RUN_MS = 900_000;
const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });
const PlaywrightReport = z.object({ stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int() }), errors: z.array(z.unknown()) });

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
}

/** A run that ends badly for a reason that no test shows (a file that doesn't load) is one failure. */
function counts(passed: number, failed: number, isGood: boolean) {
	return { passed, failed: failed === 0 && !isGood ? 1 : failed };
}

/** Runs one project of the Vitest configuration, or the files of it whose names hold one of these words. */
export async function runVitest(project: string, { names = [], env = {}, timeoutMs = LONGEST_RUN_MS }: VitestRun = {}) {
	const cli = path.join(path.dirname(require.resolve("vitest/package.json")), "vitest.mjs");
	const { report, code } = await withReport(VitestReport, (file) =>
		runToEnd(process.execPath, [cli, "run", ...names, "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {
			env,
			timeoutMs,
		}),
	);
	return counts(report.numPassedTests, report.numFailedTests, code === 0 && report.success);
}

/** Runs the browser tests against the stack whose addresses are in `endpointsFile`. A flaky test is a failed one. */
export async function runPlaywright(endpointsFile: string, chromium: string | undefined) {
	const cli = path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js");
	const { report, code } = await withReport(PlaywrightReport, (file) => {
		const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ENDPOINTS_FILE: endpointsFile, ...(chromium ? { PLAYWRIGHT_CHROMIUM: chromium } : {}) };
		return runToEnd(process.execPath, [cli, "test", "--reporter=list,json"], { env, timeoutMs: LONGEST_RUN_MS });
	});
	const { expected, unexpected, flaky } = report.stats;
	return counts(expected, unexpected + flaky, code === 0 && report.errors.length === 0);
}
