import "server-only";
import { pages } from "@/lib/accounts/pages";
import { fileStore } from "@/lib/files/store/file-store";
import type { StorageKey, StoredContent } from "@/lib/files/store/storage";
import { queueMail } from "@/lib/mail/queue-mail";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import type { ExportEntry, ExportPart } from "@/lib/platform/exporting/entry";
import { type Packed, packArchive } from "./pack-archive";
import { EXPORT_PARTS } from "./parts";
import { EXPORT_LIMITS } from "./schemas";

/** Above what the contents may come to; the store keeps one object of at most 5 GB. */
const MAX_ARCHIVE_BYTES = 4_900_000_000;
/** How often the owner, who may be watching, is told how far it is. */
const TOLD_EVERY_MS = 700;

export type MadeExport = "ready" | "gone";

class Gone extends Error {}

const keyOf = (exportId: string): StorageKey => `exports/${exportId}`;

/**
 * Makes the archive of an account and mails its owner. Repeating it makes it anew under the same name. "gone" when nobody waits for it any more.
 * @throws when something fails that another try may mend.
 */
export async function makeExport(
	exportId: string,
	{ parts = EXPORT_PARTS, maxBytes = EXPORT_LIMITS.maxContentBytes }: { parts?: readonly ExportPart[]; maxBytes?: number } = {},
): Promise<MadeExport> {
	const { count } = await db().dataExport.updateMany({
		where: { id: exportId, status: { in: ["queued", "running"] } },
		data: { status: "running", workedAt: new Date() },
	});
	const row = count === 1 ? await db().dataExport.findUnique({ where: { id: exportId } }) : null;
	if (!row) return "gone";
	try {
		const tell = teller(exportId, await total(parts, row.userId));
		const about = { madeFor: row.userId, requestedAt: row.createdAt.toISOString(), madeAt: new Date().toISOString() };
		const archive = packArchive(unitsOf(parts, row.userId, tell), { maxBytes, onUnit: tell.unit, about });
		const put = fileStore().put(keyOf(exportId), archive.chunks, { mimeType: "application/zip", maxBytes: MAX_ARCHIVE_BYTES });
		const [stored, packed] = await Promise.all([put, archive.done]);
		if (await finish(exportId, row.userId, stored, packed)) return "ready";
	} catch (error) {
		if (!(error instanceof Gone)) throw error;
	}
	await fileStore().delete(keyOf(exportId));
	return "gone";
}

async function total(parts: readonly ExportPart[], userId: string): Promise<number> {
	const counts = await Promise.all(parts.map((part) => part.count(userId)));
	return counts.reduce((sum, count) => sum + count, 0);
}

async function* unitsOf(parts: readonly ExportPart[], userId: string, { part: began }: Teller): AsyncGenerator<readonly ExportEntry[], void> {
	for (const part of parts) {
		began(part.title);
		yield* part.units(userId);
	}
}

interface Teller {
	part(title: string): void;
	/** @throws Gone when the row is no longer at work: the account was deleted meanwhile. */
	unit(): Promise<void>;
}

function teller(exportId: string, units: number): Teller {
	let [title, done, toldAt] = ["", 0, 0];
	return {
		part: (name) => {
			title = name;
		},
		unit: async () => {
			done += 1;
			if (Date.now() - toldAt < TOLD_EVERY_MS) return;
			toldAt = Date.now();
			const progress = Math.min(99, Math.floor((100 * done) / Math.max(1, units)));
			const data = { progress, message: `Packing ${title}`, workedAt: new Date() };
			const { count } = await db().dataExport.updateMany({ where: { id: exportId, status: "running" }, data });
			if (count === 0) throw new Gone();
		},
	};
}

async function finish(exportId: string, userId: string, { sizeBytes }: StoredContent, { fileCount, leftOut }: Packed): Promise<boolean> {
	return transaction(async (tx) => {
		const now = new Date();
		const expiresAt = new Date(now.getTime() + EXPORT_LIMITS.keptMs);
		const { count } = await tx.dataExport.updateMany({
			where: { id: exportId, status: "running" },
			data: {
				status: "ready",
				progress: 100,
				message: "",
				openFor: null,
				storageKey: keyOf(exportId),
				sizeBytes,
				fileCount,
				leftOut: leftOut.length,
				workedAt: now,
				finishedAt: now,
				expiresAt,
			},
		});
		const user = await tx.user.findFirst({ where: { id: userId, deletedAt: null }, select: { email: true, name: true, timeZone: true } });
		if (count === 0 || !user) return false;
		if (!user.email) return true;
		const { name, timeZone } = user;
		const content = {
			template: "export_ready" as const,
			name,
			timeZone,
			fileCount,
			leftOut: leftOut.length,
			until: expiresAt.toISOString(),
			dataUrl: pages.data(),
		};
		await queueMail(tx, { to: user.email, userId, dedupeKey: `export-ready:${exportId}`, content });
		return true;
	});
}
