import { z } from "zod";
import type { Tool } from "@/lib/tools/tool";

/** What a tool is, without its code. Schemas are JSON Schema (2020-12): what a call may give, and what its result holds. */
export interface DescribedTool {
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly inputSchema: Readonly<Record<string, unknown>>;
	readonly outputSchema: Readonly<Record<string, unknown>>;
	readonly isInternal: boolean;
	/** Fixed price of one call in millionths of a US dollar. */
	readonly perInvocationMicroU: number;
}

export interface DescribedServer {
	readonly name: string;
	readonly title: string;
	readonly tools: readonly DescribedTool[];
}

/** A tool as it is told of; of one elsewhere the shapes are what its server declares. */
export function describeTool(tool: Tool): DescribedTool {
	const { name, title, description, isInternal, perInvocationMicroU } = tool;
	const shapes = tool.declared ?? { inputSchema: schemaOf(tool.input, "input"), outputSchema: schemaOf(tool.output, "output") };
	return { name, title, description, ...shapes, isInternal: isInternal ?? false, perInvocationMicroU };
}

function schemaOf(schema: z.ZodType, io: "input" | "output"): Readonly<Record<string, unknown>> {
	return z.toJSONSchema(schema, { io, unrepresentable: "any" });
}
