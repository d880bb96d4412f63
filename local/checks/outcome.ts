/** What one runner of a test command found. */
export interface Outcome {
	name: string;
	passed: number;
	failed: number;
	seconds: number;
}

/** Runs one check under a heading. One that throws counts as one failure, with its message on the terminal. */
export async function measure(name: string, check: () => Promise<{ passed: number; failed: number }>): Promise<Outcome> {
	process.stdout.write(`\n── ${name} ${"─".repeat(Math.max(1, 70 - name.length))}\n`);
	const startedAt = Date.now();
	const counts = await check().catch((error: unknown) => {
		process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
		return { passed: 0, failed: 1 };
	});
	return { name, ...counts, seconds: (Date.now() - startedAt) / 1000 };
}

/** Prints one table and, alone on the last line, the totals. Returns the exit code. */
export function report(outcomes: Outcome[]): number {
	const width = Math.max(...outcomes.map(({ name }) => name.length)) + 2;
	const rows = outcomes.map(
		({ name, passed, failed, seconds }) =>
			`  ${name.padEnd(width)}${String(passed).padStart(6)} passed ${String(failed).padStart(5)} failed ${seconds.toFixed(1).padStart(8)} s`,
	);
	const sum = (key: "passed" | "failed") => outcomes.reduce((total, outcome) => total + outcome[key], 0);
	process.stdout.write(`\n${rows.join("\n")}\n\n${sum("passed")} passed, ${sum("failed")} failed\n`);
	return sum("failed") === 0 ? 0 : 1;
}
