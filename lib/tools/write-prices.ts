import { writeFile } from "node:fs/promises";
import { everyToolRef, findTool } from "./servers";

/** The price of a call of every tool, by its ref. */
export function pricesOfTools(): Record<string, number> {
	return Object.fromEntries(
		everyToolRef()
			.sort()
			.map((toolRef) => [toolRef, findTool(toolRef)?.perInvocationMicroU ?? 0]),
	);
}

/** `npm run tool:prices`: writes down what the tools cost, for whoever prices a run and must not load the tools themselves. */
export async function writePrices(): Promise<void> {
	await writeFile("lib/tools/prices.json", `${JSON.stringify(pricesOfTools(), null, "\t")}\n`);
}

if (process.argv[1]?.endsWith("write-prices.ts")) await writePrices();
