import "server-only";
import { z } from "zod";
import { INSPECTOR_NAMES } from "@/lib/tools/inspectors";
import { findTool } from "@/lib/tools/servers";
import { shapeOf } from "./json-shape";
import type { SpecWorld, ToolFacts } from "./validate-spec";

const known = new Map<string, ToolFacts | null>();

/** What specs are validated against: the tools and checks of this installation. */
export const installed: SpecWorld = {
	toolOf: (toolRef) => {
		const facts = known.get(toolRef) ?? factsOf(toolRef);
		known.set(toolRef, facts);
		return facts;
	},
	inspectors: INSPECTOR_NAMES,
};

function factsOf(toolRef: string): ToolFacts | null {
	const tool = findTool(toolRef);
	if (!tool || tool.isInternal) return null;
	const shape = (schema: z.ZodType, io: "input" | "output") => shapeOf(z.toJSONSchema(schema, { io, unrepresentable: "any" }));
	return { input: shape(tool.input, "input"), output: shape(tool.output, "output"), perInvocationMicroU: tool.perInvocationMicroU };
}
