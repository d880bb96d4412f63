import type { AgentDocument } from "./schemas";

/** An agent that a developer can submit as it stands: it cleans a table and turns it into another format. */
export function exampleAgent(name: string): AgentDocument {
	return {
		name,
		version: "1.0.0",
		description: "Brings tables into the format that the next program reads.",
		tools: [
			{
				name: "look_into_table",
				description: "Finds out how a table is written: its columns, dates and numbers.",
				inputSchema: { type: "object", properties: { fileId: { type: "string", description: "The table" } }, required: ["fileId"] },
				outputSchema: { type: "object", properties: { settings: { type: "object" }, rowCount: { type: "integer", minimum: 0 } } },
				eip: { provider: "platform", service: "tables:recognize_table" },
			},
			{
				name: "write_table",
				description: "Writes the table in another format.",
				inputSchema: {
					type: "object",
					properties: {
						fileId: { type: "string", description: "The table" },
						targetFormat: { type: "string", title: "Which format do you need?", enum: ["xlsx", "csv", "json"], default: "xlsx" },
						settings: { type: "object", description: "How the table is read" },
					},
					required: ["fileId", "targetFormat"],
				},
				outputSchema: { type: "object", properties: { files: { type: "array", items: { type: "object" } }, report: { type: "object" } } },
				eip: { provider: "platform", service: "tables:convert_table" },
			},
		],
		workflows: [
			{
				name: "convert",
				title: "Tidy and convert a table",
				description: "Reads a table, settles how its columns are written, and gives it back in the format you choose.",
				entryNode: "collect",
				nodes: [
					{ name: "collect", description: "Takes the table and the format", inputs: ["fileId", "targetFormat"], outputs: ["fileId", "targetFormat"] },
					{ name: "look", description: "Looks into the table", tool: "look_into_table", inputs: ["fileId"], outputs: ["settings", "rowCount"] },
					{
						name: "write",
						description: "The table in its new format",
						tool: "write_table",
						inputs: ["fileId", "targetFormat", "settings"],
						outputs: ["files", "report"],
					},
				],
			},
		],
	};
}
