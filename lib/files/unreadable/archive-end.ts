import "server-only";
import { fileStore } from "@/lib/files/store/file-store";
import type { StorageKey } from "@/lib/files/store/storage";

/** The record that ends every ZIP archive, before a comment of at most 65,535 bytes (APPNOTE 4.3.16). */
const END = Buffer.from("PK\x05\x06", "latin1");
const MOST_TAIL_BYTES = 22 + 65_535;

/** Whether the list of what is in an archive is at its end: of one that was cut off it is gone, and nothing in it can be found. */
export async function hasArchiveEnd(key: StorageKey): Promise<boolean> {
	const stat = await fileStore().stat(key);
	if (!stat || stat.sizeBytes === 0) return false;
	const stream = await fileStore().open(key, { start: Math.max(0, stat.sizeBytes - MOST_TAIL_BYTES), end: stat.sizeBytes - 1 });
	return Buffer.from(await new Response(stream).arrayBuffer()).lastIndexOf(END) >= 0;
}
