import { closeSync, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** What one runner of a test command found. */
export interface Outcome {
	name: string;
	passed: number;
	failed: number;
	seconds: number;
	/** What failed, a line each: named again at the end, where whoever reads only that finds it. */
	failures: string[];
}

type Counts = Pick<Outcome, "passed" | "failed"> & Partial<Pick<Outcome, "failures">>;

const heading = (name: string) => `\n── ${name} ${"─".repeat(Math.max(1, 70 - name.length))}\n`;

async function timed(name: string, check: () => Promise<Counts>): Promise<Outcome> {
	const startedAt = Date.now();
	const counts = await check().catch((error: unknown) => {
		const message = error instanceof Error ? error.message : String(error);
		process.stdout.write(`${message}\n`);
		return { passed: 0, failed: 1, failures: [message] };
	});
	return { name, failures: [], ...counts, seconds: (Date.now() - startedAt) / 1000 };
}

/** Runs one check under a heading. One that throws counts as one failure, with its message on the terminal. */
export function measure(name: string, check: () => Promise<Counts>): Promise<Outcome> {
	process.stdout.write(heading(name));
	return timed(name, check);
}

/** Runs one check beside others. What it writes into the open file that it is given comes to the terminal at its end, in one piece. */
export async function measureBeside(name: string, check: (output: number) => Promise<Counts>): Promise<Outcome> {
	const folder = await mkdtemp(path.join(os.tmpdir(), "goal-mode-said-"));
	const file = path.join(folder, "said");
	const output = openSync(file, "a");
	try {
		const outcome = await timed(name, () => check(output));
		process.stdout.write(`${heading(name)}${await readFile(file, "utf8")}`);
		return outcome;
	} finally {
		closeSync(output);
		await rm(folder, { recursive: true, force: true });
	}
}

/** Runs measured checks, each when the one before has ended. */
export async function inTurn(...checks: (() => Promise<Outcome>)[]): Promise<Outcome[]> {
	const outcomes: Outcome[] = [];
	for (const check of checks) outcomes.push(await check());
	return outcomes;
}

/** Prints what failed, one table and, alone on the last line, the totals. Returns the exit code. */
export function report(outcomes: Outcome[]): number {
	const width = Math.max(...outcomes.map(({ name }) => name.length)) + 2;
	const rows = outcomes.map(
		({ name, passed, failed, seconds }) =>
			`  ${name.padEnd(width)}${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${seconds.toFixed(1).padStart(8)} s`,
	);
	const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
	const failures = outcomes.flatMap(({ name, failures }) => failures.map((failure) => `  ✗ ${name}: ${failure}`));
	if (failures.length > 0) process.stdout.write(`\n${failures.join("\n")}\n`);
	process.stdout.write(`\n${rows.join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed\n`);
	return sum("failed") === 0 ? 0 : 1;
}
