import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileKey } from "@/lib/files/internal";
import { fileStore } from "@/lib/files/store/file-store";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { newId } from "@/lib/platform/ids";
import { makeWorkflow } from "@/lib/user-workflows/editing/make-workflow";
import { changeWorkflow } from "@/lib/user-workflows/editing/update-user-workflow";

/** Fixed, so that seeding again changes nothing. */
const WORKFLOW_ID = "uw_0190a000000070008000aaaa";
const TABLE_ID = "0190a000-0000-7000-8000-0000000000f3";
const TABLE = "coffee-roastery-orders.csv";

const TOOLS = [
	{ toolName: "tables:clean_table", position: { x: 0, y: 0 }, note: "" },
	{ toolName: "tables:analyze_table", position: { x: 320, y: 0 }, note: "" },
	{ toolName: "documents:render_data_report", position: { x: 640, y: 0 }, note: "" },
	{ toolName: "tables:convert_table", position: { x: 320, y: 180 }, note: "targetFormat: json" },
];
const EDGES = [
	{ from: "tables:clean_table", to: "tables:analyze_table" },
	{ from: "tables:analyze_table", to: "documents:render_data_report" },
	{ from: "tables:clean_table", to: "tables:convert_table" },
];

/** A public workflow of the demo account, and a sample table among its files to run it on. */
export async function seedWorkflow(userId: string): Promise<void> {
	const storageKey = fileKey(TABLE_ID);
	const bytes = await readFile(path.join("public", "samples", TABLE));
	const content = await fileStore().put(storageKey, bytes, { mimeType: "text/csv", maxBytes: 10 * 1024 * 1024 });
	const row = { ownerId: userId, fileName: TABLE, mimeType: "text/csv", status: "ready" as const, storageKey, ...content };
	await db().file.upsert({ where: { id: TABLE_ID }, create: { id: TABLE_ID, ...row }, update: row });
	if (await db().userWorkflow.findUnique({ where: { workflowId: WORKFLOW_ID }, select: { workflowId: true } })) return;
	const actor = { kind: "user" as const, userId, tier: "pro" as const, sessionId: "", signedInAt: new Date() };
	const context = { actor, requestId: newId(), ipAddress: "127.0.0.1", userAgent: null };
	await transaction(async (tx) => {
		await makeWorkflow(tx, context, {
			workflowId: WORKFLOW_ID,
			sourceType: "blank",
			name: "Clean a table and tell what it says",
			description:
				"Cleans a table, writes it as a workbook and as data for programs, and lays out a report with charts of what stands out. Try it on a list of orders.",
			systemPrompt:
				"Clean the table first: spaces, types, spellings, duplicates and empty rows.\n\nAnalyse the cleaned table, not the one that was given, and write the report from that.",
			toolPalette: TOOLS,
			canvasLayout: { edges: EDGES, viewport: { zoom: 1, pan: { x: 0, y: 0 } }, groups: [{ tool: "tables:clean_table", name: "Data editor" }] },
			tags: ["tables", "reports"],
		});
		await changeWorkflow(tx, context, WORKFLOW_ID, { visibility: "public" });
	});
}
