import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OWNER_ONLY } from "@/local/processes/private-folder";

function addToHash(hash: ReturnType<typeof createHash>, entry: string): void {
	if (!existsSync(entry)) return;
	if (statSync(entry).isDirectory()) {
		for (const name of readdirSync(entry).sort()) addToHash(hash, path.join(entry, name));
		return;
	}
	hash.update(entry).update(readFileSync(entry));
}

/** One hash over the contents of these files and folders; missing ones count as empty. */
export function hashSources(entries: string[]): string {
	const hash = createHash("sha256");
	for (const entry of entries) addToHash(hash, entry);
	return hash.digest("hex");
}

/** Does work unless the stamp file says that it was done for this very hash; stamps only once the work is done. */
export async function onceFor(stampFile: string, hash: string, work: () => Promise<void>): Promise<void> {
	if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === hash) return;
	await work();
	mkdirSync(path.dirname(stampFile), { recursive: true });
	writeFileSync(stampFile, hash, { mode: OWNER_ONLY });
}
