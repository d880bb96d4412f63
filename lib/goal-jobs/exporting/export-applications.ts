import "server-only";
import { presentSaved } from "@/lib/goal-jobs/applications/present";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonListEntry } from "@/lib/platform/exporting/json-entry";

/** The postings that a person follows, with their notes. */
export const applicationsPart: ExportPart = {
	title: "your applications",
	count: async () => 1,
	async *units(userId) {
		yield [jsonListEntry("applications/applications.json", new Date(), () => applicationsOf(userId))];
	},
};

async function* applicationsOf(ownerId: string) {
	const rows = byId(({ beyond, ...page }) => db().application.findMany({ where: { ownerId, ...beyond }, ...page }));
	for await (const row of rows) yield presentSaved(row);
}
