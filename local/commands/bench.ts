import { readdir } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { withOwnStack } from "./with-own-stack";

const benchDir = path.resolve(import.meta.dirname, "..", "..", "tests", "bench");
const Results = z.array(z.object({ name: z.string(), value: z.number(), unit: z.string(), goal: z.unknown() }));

type Result = z.infer<typeof Results>[number];

async function runFile(name: string): Promise<Result[]> {
	const exported: Record<string, unknown> = await import(pathToFileURL(path.join(benchDir, name)).href);
	const results: Result[] = [];
	for (const [key, run] of Object.entries(exported)) {
		if (key.startsWith("bench") && typeof run === "function") results.push(...Results.parse(await run()));
	}
	return results;
}

/** `npm run bench`: every `bench…` function of tests/bench, one after the other, on a stack of their own. */
export async function bench(wanted: string[]): Promise<void> {
	const names = (await readdir(benchDir)).filter((name) => name.endsWith(".ts") && (wanted.length === 0 || wanted.includes(path.parse(name).name)));
	await withOwnStack(async (_endpoints, endpointsFile) => {
		process.env.ENDPOINTS_FILE = endpointsFile;
		for (const name of names.sort()) {
			process.stdout.write(`\n${path.parse(name).name}\n`);
			for (const { name: title, value, unit, goal } of await runFile(name)) {
				process.stdout.write(`  ${title.padEnd(56)} ${value.toFixed(2).padStart(12)} ${unit}${goal === undefined ? "" : `   goal ${String(goal)}`}\n`);
			}
		}
	});
	process.exit(0);
}
