import "server-only";
import { AGENT_TOOL } from "@/lib/tools/agent/agent-tool-name";
import type { DescribedTool } from "@/lib/tools/described/describe";
import { describedTool } from "@/lib/tools/described/described-tools";
import { INSPECTOR_NAMES } from "@/lib/tools/described/inspector-tools";
import { type Shape, shapeOf } from "./json-shape";
import type { SpecWorld, ToolFacts } from "./validate-spec";

/** What specs are validated against: the tools and checks of this installation. */
export const installed: SpecWorld = { toolOf: factsOf, inspectors: INSPECTOR_NAMES };

function factsOf(toolRef: string): ToolFacts | null {
	const tool = describedTool(toolRef);
	if (!tool || (tool.isInternal && toolRef !== AGENT_TOOL)) return null;
	return { ...shapesOfTool(tool), perInvocationMicroU: tool.perInvocationMicroU };
}

/** The shapes of a tool's input and output. */
export function shapesOfTool({ inputSchema, outputSchema }: DescribedTool): { readonly input: Shape; readonly output: Shape } {
	return { input: shapeOf(inputSchema), output: shapeOf(outputSchema) };
}
