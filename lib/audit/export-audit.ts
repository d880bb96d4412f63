import "server-only";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonListEntry } from "@/lib/platform/exporting/json-entry";

/** What the audit trail says that the person did. */
export const auditPart: ExportPart = {
	title: "what you did",
	count: async () => 1,
	async *units(userId) {
		yield [jsonListEntry("account/audit.json", new Date(), () => entriesOf(userId))];
	},
};

function entriesOf(userId: string) {
	return byId(({ beyond, ...page }) => db().auditEvent.findMany({ where: { actorId: userId, ...beyond }, ...page }));
}
