import "server-only";
import { db } from "@/lib/platform/database/db";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { jsonEntry } from "@/lib/platform/exporting/json-entry";

/** Every workflow of a person with its versions, and what they said of others'. */
export const userWorkflowsPart: ExportPart = {
	title: "your workflows",
	count: (userId) => db().userWorkflow.count({ where: { ownerId: userId } }),
	async *units(ownerId) {
		const rows = await db().userWorkflow.findMany({ where: { ownerId }, select: { workflowId: true, updatedAt: true }, orderBy: { createdAt: "asc" } });
		for (const { workflowId, updatedAt } of rows) {
			yield [
				jsonEntry(`workflows/${workflowId}.json`, updatedAt, () =>
					db().userWorkflow.findUnique({ where: { workflowId }, omit: { likedXid: true }, include: { versions: { orderBy: { version: "asc" } } } }),
				),
			];
		}
		yield [
			jsonEntry("workflows/comments.json", new Date(), () =>
				db().userWorkflowComment.findMany({ where: { authorId: ownerId }, orderBy: { createdAt: "asc" } }),
			),
			jsonEntry("workflows/likes.json", new Date(), () => db().userWorkflowLike.findMany({ where: { userId: ownerId }, orderBy: { createdAt: "asc" } })),
		];
	},
};
