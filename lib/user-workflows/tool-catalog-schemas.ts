import { z } from "zod";

export const CatalogTool = z.object({
	toolName: z.string(),
	description: z.string(),
	inputSchema: z.record(z.string(), z.unknown()),
	outputSchema: z.record(z.string(), z.unknown()),
	perInvocationMicroU: z.int(),
	title: z.string(),
	ports: z
		.object({
			inputs: z.array(z.object({ name: z.string(), kind: z.string(), isRequired: z.boolean(), isList: z.boolean() })),
			outputs: z.array(z.object({ name: z.string(), kind: z.string(), isList: z.boolean() })),
		})
		.describe("What goes in and comes out, by meaning: what a canvas connects"),
});
export type CatalogTool = z.infer<typeof CatalogTool>;
export const ToolCatalog = z.object({
	servers: z.array(
		z.object({
			name: z.string(),
			tools: z.array(CatalogTool),
			title: z.string(),
			isRemote: z.boolean(),
			problem: z.string().nullable().describe("Why a server that was configured has no tools here, in words"),
		}),
	),
	total: z.int(),
	fits: z
		.array(z.object({ from: z.string(), to: z.string(), inputs: z.array(z.string()) }))
		.describe("Which tool's result another one takes, and as which of its inputs: the edges that fit"),
});
export type ToolCatalog = z.infer<typeof ToolCatalog>;
