import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { layoutOf, loadOwned, paletteOf } from "@/lib/user-workflows/internal";
import { SCHEMA_VERSION } from "@/lib/user-workflows/limits";
import type { ExportDocument } from "@/lib/user-workflows/schemas";

/** The portable part of a workflow, as a file to download: two spaces, fields in one order, so that the same workflow is always the same bytes. */
export async function exportUserWorkflow({ actor }: ActorContext, workflowId: string): Promise<Response> {
	const row = await loadOwned(db(), actor, workflowId);
	const { name, description, systemPrompt, tags } = row;
	const document: ExportDocument = {
		schemaVersion: SCHEMA_VERSION,
		name,
		description,
		systemPrompt,
		toolPalette: paletteOf(row),
		canvasLayout: layoutOf(row),
		tags,
	};
	const bare = name
		.normalize("NFKD")
		.replace(/[^\w-]+/g, "-")
		.replace(/^-|-$/g, "")
		.toLowerCase();
	return new Response(`${JSON.stringify(document, null, 2)}\n`, {
		headers: {
			"content-type": "application/json; charset=utf-8",
			"content-disposition": `attachment; filename="${bare || "workflow"}.workflow.json"`,
			"cache-control": "no-store",
		},
	});
}
