import { writeFile } from "node:fs/promises";
import type { ModelUse } from "@/lib/models/tokens";
import { everyToolRef, findTool } from "./servers";

/** The price of a call of every tool, by its ref. */
export function pricesOfTools(): Record<string, number> {
	return Object.fromEntries(
		everyToolRef()
			.sort()
			.map((toolRef) => [toolRef, findTool(toolRef)?.perInvocationMicroU ?? 0]),
	);
}

/** What a call may ask of a language model, of the tools that ask one. */
export function modelUsesOfTools(): Record<string, ModelUse> {
	return Object.fromEntries(
		everyToolRef()
			.sort()
			.flatMap((toolRef) => {
				const use = findTool(toolRef)?.modelUse;
				return use ? [[toolRef, use] as const] : [];
			}),
	);
}

const write = (file: string, list: object) => writeFile(`lib/tools/${file}`, `${JSON.stringify(list, null, "\t")}\n`);

/** `npm run tool:prices`: writes down what the tools cost, for whoever prices a run and must not load the tools themselves. */
export async function writePrices(): Promise<void> {
	await write("prices.json", pricesOfTools());
	await write("model-uses.json", modelUsesOfTools());
}

if (process.argv[1]?.endsWith("write-prices.ts")) await writePrices();
