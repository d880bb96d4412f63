import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { watchStolenTime } from "@/local/processes/machine-time";
import { withOwnStack } from "./with-own-stack";

const benchDir = path.resolve(import.meta.dirname, "..", "..", "tests", "bench");
const Results = z.array(z.object({ name: z.string(), value: z.number(), unit: z.string(), goal: z.unknown() }));

type Result = z.infer<typeof Results>[number];

type Run = () => Promise<unknown>;

interface Bench {
	readonly title: string;
	readonly runs: Run[];
	/** It is measured on stacks that it starts itself. */
	readonly startsOwnStack: boolean;
}

/** The measurements of a file; a file without any only serves the others. */
async function readBench(name: string): Promise<Bench> {
	const exported: Record<string, unknown> = await import(pathToFileURL(path.join(benchDir, name)).href);
	const runs = Object.entries(exported).flatMap(([key, run]) => (key.startsWith("bench") && typeof run === "function" ? [run as Run] : []));
	return { title: path.parse(name).name, runs, startsOwnStack: exported.startsOwnStack === true };
}

async function measure(benches: readonly Bench[]): Promise<void> {
	for (const { title, runs } of benches) {
		if (runs.length > 0) process.stdout.write(`\n${title}\n`);
		const stolenShare = await watchStolenTime();
		for (const run of runs) for (const result of Results.parse(await run())) print(result);
		if (runs.length > 0) print({ name: "given to others by this machine's host meanwhile", value: 100 * (await stolenShare()), unit: "%", goal: undefined });
	}
}

function print({ name, value, unit, goal }: Result): void {
	process.stdout.write(`  ${name.padEnd(56)} ${value.toFixed(2).padStart(12)} ${unit}${goal === undefined ? "" : `   goal ${String(goal)}`}\n`);
}

/**
 * `npm run bench`: every `bench…` function of tests/bench, one after the other, on a stack of their own; names run only those files. What starts
 * stacks of its own runs only when it is named.
 */
export async function bench(wanted: string[]): Promise<void> {
	const names = (await readdir(benchDir)).filter((name) => name.endsWith(".ts") && (wanted.length === 0 || wanted.includes(path.parse(name).name)));
	const benches = await Promise.all(names.sort().map(readBench));
	if (wanted.length > 0) await measure(benches.filter(({ startsOwnStack }) => startsOwnStack));
	const together = benches.filter(({ startsOwnStack }) => !startsOwnStack);
	if (together.length > 0) {
		await withOwnStack(async (_endpoints, endpointsFile) => {
			process.env.ENDPOINTS_FILE = endpointsFile;
			await measure(together);
		});
	}
	process.exit(0);
}
