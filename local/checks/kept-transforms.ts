import { rm } from "node:fs/promises";
import path from "node:path";
import { hashSources, onceFor } from "@/local/supervisor/source-stamp";

/**
 * Throws away what Vitest has made of the sources (its `fsModuleCache`) by other packages than those that are installed now. A run would do so by
 * itself when it begins, under the hands of one that began at the same moment.
 */
export async function forgetOldTransforms(root: string): Promise<void> {
	const kept = path.join(root, "node_modules", ".experimental-vitest-cache");
	const installed = hashSources([path.join(root, "node_modules", ".package-lock.json")]);
	await onceFor(path.join(kept, "installed-hash"), installed, () => rm(kept, { recursive: true, force: true }));
}
