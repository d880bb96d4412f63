import "server-only";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { MAX_SHELF_ITEM_BYTES, MAX_SHELF_KEEP_MS, SHELF_KEY, type Shelf } from "./shelf";

/** The shelf of a tool server, in the app's database. */
export function serverShelf(server: string): Shelf {
	return {
		keys: async (prefix) => {
			const rows = await db().toolShelfItem.findMany({
				where: { server, key: { startsWith: checked(prefix) }, bytes: { not: null }, expiresAt: { gt: new Date() } },
				select: { key: true },
				orderBy: { key: "asc" },
			});
			return rows.map(({ key }) => key);
		},
		read: async (key) => {
			const row = await db().toolShelfItem.findUnique({ where: { server_key: { server, key: checked(key) } }, select: { bytes: true, expiresAt: true } });
			return row && row.expiresAt > new Date() ? row.bytes : null;
		},
		write: async (key, bytes, keepForMs) => {
			if (bytes.byteLength > MAX_SHELF_ITEM_BYTES) throw new AppError("PAYLOAD_TOO_LARGE", `An item of a shelf has at most ${MAX_SHELF_ITEM_BYTES} bytes.`);
			const kept = { bytes: Uint8Array.from(bytes), expiresAt: new Date(Date.now() + Math.min(keepForMs, MAX_SHELF_KEEP_MS)) };
			await db().toolShelfItem.upsert({
				where: { server_key: { server, key: checked(key) } },
				create: { server, key, ...kept },
				update: kept,
				select: { key: true },
			});
		},
		claim: async (key, forMs) => {
			const [now, until] = [new Date(), new Date(Date.now() + Math.min(forMs, MAX_SHELF_KEEP_MS))];
			await db().toolShelfItem.createMany({ data: [{ server, key: checked(key), expiresAt: now }], skipDuplicates: true });
			const { count } = await db().toolShelfItem.updateMany({
				where: { server, key, OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }] },
				data: { claimedUntil: until },
			});
			return count === 1;
		},
		release: async (key) => {
			await db().toolShelfItem.updateMany({ where: { server, key: checked(key) }, data: { claimedUntil: null } });
		},
	};
}

function checked(key: string): string {
	if (!SHELF_KEY.test(key)) throw new AppError("INVALID_REQUEST", "That is no key of a shelf.");
	return key;
}

/** Removes what has expired and what nobody works on. Returns how many items. */
export async function sweepShelves(now = new Date()): Promise<number> {
	const { count } = await db().toolShelfItem.deleteMany({
		where: { expiresAt: { lt: now }, OR: [{ claimedUntil: null }, { claimedUntil: { lt: now } }] },
	});
	return count;
}
