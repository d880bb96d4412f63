import { writeFile } from "node:fs/promises";
import type { ModelUse } from "@/lib/models/tokens";
import { AGENT_TOOL } from "@/lib/tools/agent/agent-tool-name";
import { everyToolRef, findTool, TOOL_SERVERS } from "@/lib/tools/servers";
import { type DescribedServer, describeTool } from "./describe";

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

/** All servers in this process, each with the tools that specs may name. */
export function describedServers(): DescribedServer[] {
	return TOOL_SERVERS.map(({ name, title, tools }) => ({
		name,
		title,
		tools: tools.filter((tool) => !tool.isInternal || `${name}:${tool.name}` === AGENT_TOOL).map(describeTool),
	}));
}

const write = (file: string, list: object) => writeFile(`lib/tools/described/${file}`, `${JSON.stringify(list, null, "\t")}\n`);

/** `npm run tools:describeTool`: writes down what the tools are, take, give and cost, for whoever asks that and must not load the tools themselves. */
export async function writeDescribed(): Promise<void> {
	await write("prices.json", pricesOfTools());
	await write("model-uses.json", modelUsesOfTools());
	await write("servers.json", describedServers());
}

if (process.argv[1]?.endsWith("write-described.ts")) await writeDescribed();
