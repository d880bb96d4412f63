import "server-only";
import { defineTool, type Tool, type ToolServer } from "@/lib/tools/tool";
import { type RehearsedTool, rehearse } from "./rehearse";
import { RehearsalInput, RehearsalReport } from "./schemas";

/** Far more than the longest agent takes: what runs longer is stopped with its process. */
const REHEARSAL_MS = 20_000;

/** A server of the tools' own process, where what strangers declared is worked on: it finds tools only to look at their shapes. */
export function sandboxOf(servers: readonly ToolServer[]): ToolServer {
	const tools = new Map<string, Tool>(servers.flatMap((server) => server.tools.map((tool) => [`${server.name}:${tool.name}`, tool] as const)));
	const findTool = (toolRef: string): RehearsedTool | null => tools.get(toolRef) ?? null;
	const rehearseAgent = defineTool({
		name: "rehearse",
		title: "Rehearse an agent",
		description: "Runs the workflows of an agent with recorded answers in place of its tools.",
		input: RehearsalInput,
		output: RehearsalReport,
		isInternal: true,
		perInvocationMicroU: 0,
		timeoutMs: REHEARSAL_MS,
		whenStopped: { code: "VALIDATION_ERROR", message: "The sandbox run took too long or too much memory and was stopped. Make the agent's schemas smaller." },
		run: async (input) => rehearse(input, findTool),
	});
	return { name: "sandbox", title: "Sandbox", tools: [rehearseAgent] };
}
