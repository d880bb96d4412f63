import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { withOwnStack } from "./with-own-stack";

const benchDir = path.resolve(import.meta.dirname, "..", "..", "tests", "bench");
const Results = z.array(z.object({ name: z.string(), value: z.number(), unit: z.string(), goal: z.unknown() }));

type Result = z.infer<typeof Results>[number];

type Run = () => Promise<unknown>;

/** The measurements of a file; a file without any only serves the others. */
async function runsOf(name: string): Promise<Run[]> {
	const exported: Record<string, unknown> = await import(pathToFileURL(path.join(benchDir, name)).href);
	return Object.entries(exported).flatMap(([key, run]) => (key.startsWith("bench") && typeof run === "function" ? [run as Run] : []));
}

function print({ name, value, unit, goal }: Result): void {
	process.stdout.write(`  ${name.padEnd(56)} ${value.toFixed(2).padStart(12)} ${unit}${goal === undefined ? "" : `   goal ${String(goal)}`}\n`);
}

/** `npm run bench`: every `bench…` function of tests/bench, one after the other, on a stack of their own. */
export async function bench(wanted: string[]): Promise<void> {
	const names = (await readdir(benchDir)).filter((name) => name.endsWith(".ts") && (wanted.length === 0 || wanted.includes(path.parse(name).name)));
	await withOwnStack(async (_endpoints, endpointsFile) => {
		process.env.ENDPOINTS_FILE = endpointsFile;
		for (const name of names.sort()) {
			const runs = await runsOf(name);
			if (runs.length > 0) process.stdout.write(`\n${path.parse(name).name}\n`);
			for (const run of runs) for (const result of Results.parse(await run())) print(result);
		}
	});
	process.exit(0);
}
