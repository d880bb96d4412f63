import "server-only";
import { presentFile } from "@/lib/files/present";
import { openContent } from "@/lib/files/store/open-content";
import { db } from "@/lib/platform/database/db";
import { archiveName } from "@/lib/platform/exporting/archive-path";
import type { ExportPart } from "@/lib/platform/exporting/entry";
import { byId, jsonListEntry } from "@/lib/platform/exporting/json-entry";
import type { FileModel } from "@/lib/platform/prisma/models";

/** A list of all files, and the contents of those that are here. */
export const filesPart: ExportPart = {
	title: "your files",
	count: (userId) => db().file.count({ where: { ownerId: userId } }),
	async *units(userId) {
		yield [jsonListEntry("files/files.json", new Date(), () => presentedFiles(userId))];
		for await (const file of filesOf(userId)) yield contentOf(file);
	},
};

function filesOf(ownerId: string) {
	return byId(({ beyond, ...page }) => db().file.findMany({ where: { ownerId, ...beyond }, ...page }));
}

async function* presentedFiles(ownerId: string) {
	for await (const file of filesOf(ownerId)) yield presentFile(file);
}

function contentOf({ status, storageKey, fileName, sizeBytes, createdAt }: FileModel) {
	if (status !== "ready" || storageKey === null) return [];
	return [{ path: `files/${archiveName(fileName)}`, modifiedAt: createdAt, sizeBytes, open: () => openContent(storageKey) }];
}
