import "server-only";
import { deleteStored } from "@/lib/files/store/delete-stored";
import type { StorageKey } from "@/lib/files/store/storage";
import { type SweptPage, sweepPage } from "@/lib/files/store/sweep-store";
import { db } from "@/lib/platform/database/db";

/** Without a sign of life for so long, nobody is at work on it. */
const DEAD_MS = 30 * 60_000;
const BATCH = 100;
export const FAILED_WORDS = "It could not be made, on our side. Nothing of yours was lost; ask for it again.";

/** Says that an archive will not come, so that its owner may ask for another. */
export async function failExport(exportId: string): Promise<void> {
	await db().dataExport.updateMany({
		where: { id: exportId, status: { in: ["queued", "running"] } },
		data: { status: "failed", openFor: null, message: FAILED_WORDS, finishedAt: new Date() },
	});
}

/** Deletes archives whose days are over, and gives up those that nobody works on. Returns how many of each. */
export async function tidyExports(now = new Date()): Promise<{ expired: number; dead: number }> {
	const over = await db().dataExport.findMany({ where: { status: "ready", expiresAt: { lte: now } }, select: { id: true, storageKey: true }, take: BATCH });
	await deleteStored(over.flatMap(({ storageKey }) => storageKey ?? []));
	await db().dataExport.updateMany({ where: { id: { in: over.map(({ id }) => id) } }, data: { status: "expired", storageKey: null } });
	const deadSince = new Date(now.getTime() - DEAD_MS);
	const dead = await db().dataExport.findMany({
		where: { status: { in: ["queued", "running"] }, workedAt: { lt: deadSince } },
		select: { id: true },
		take: BATCH,
	});
	for (const { id } of dead) await failExport(id);
	return { expired: over.length, dead: dead.length };
}

/** Deletes all archives of a user that is gone; a repeat finishes what an earlier call did not. */
export async function deleteExportsOf(userId: string): Promise<number> {
	const rows = await db().dataExport.findMany({ where: { userId }, select: { id: true } });
	// Whoever is at work on one stops when its row is gone, and deletes what it had written.
	await db().dataExport.deleteMany({ where: { userId } });
	await deleteStored(rows.map(({ id }) => `exports/${id}`));
	return rows.length;
}

/** Deletes a page of the archives that no row names. */
export function sweepExports(after: StorageKey | null, now?: Date): Promise<SweptPage> {
	return sweepPage("exports", after, claimedAmong, now);
}

async function claimedAmong(keys: readonly StorageKey[]): Promise<Set<string>> {
	const rows = await db().dataExport.findMany({ where: { storageKey: { in: [...keys] } }, select: { storageKey: true } });
	return new Set(rows.flatMap(({ storageKey }) => storageKey ?? []));
}
