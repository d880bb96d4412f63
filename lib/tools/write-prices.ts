import { writeFile } from "node:fs/promises";
import { everyToolRef, findTool } from "./servers";
import type { ToolPrice } from "./tool-price";

/** The price of a call of every tool, by its ref. */
export function pricesOfTools(): Record<string, ToolPrice> {
	return Object.fromEntries(
		everyToolRef()
			.sort()
			.map((toolRef) => {
				const { perInvocationMicroU: microU = 0, modelUse: model } = findTool(toolRef) ?? {};
				return [toolRef, { microU, ...(model && { model }) }];
			}),
	);
}

/** `npm run tool:prices`: writes down what the tools cost, for whoever prices a run and must not load the tools themselves. */
export async function writePrices(): Promise<void> {
	await writeFile("lib/tools/prices.json", `${JSON.stringify(pricesOfTools(), null, "\t")}\n`);
}

if (process.argv[1]?.endsWith("write-prices.ts")) await writePrices();
