/** What one runner of a test command found. */
export interface Outcome {
	name: string;
	passed: number;
	failed: number;
	seconds: number;
	/** What failed, a line each: named again at the end, where whoever reads only that finds it. */
	failures: string[];
}

/** Runs one check under a heading. One that throws counts as one failure, with its message on the terminal. */
export async function measure(name: string, check: () => Promise<{ passed: number; failed: number; failures?: string[] }>): Promise<Outcome> {
	process.stdout.write(`\n── ${name} ${"─".repeat(Math.max(1, 70 - name.length))}\n`);
	const startedAt = Date.now();
	const counts = await check().catch((error: unknown) => {
		const message = error instanceof Error ? error.message : String(error);
		process.stdout.write(`${message}\n`);
		return { passed: 0, failed: 1, failures: [message] };
	});
	return { name, failures: [], ...counts, seconds: (Date.now() - startedAt) / 1000 };
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
