import { createHash } from "node:crypto";

const BUNDLE = /^artifacts\/([0-9a-f-]{36})-batch-/;

/** The object of a ZIP: the same for the same content, so that asking again replaces it by its equal instead of piling up copies. */
export function bundleObjectId(jobId: string, chosen: readonly { id: string; sha256: string }[]): string {
	const content = createHash("sha256")
		.update(JSON.stringify(chosen.map((row) => [row.id, row.sha256])))
		.digest("hex");
	return `${jobId}-batch-${content.slice(0, 32)}`;
}

/** The job that a ZIP was made of; null for the key of something else. */
export function jobOfBundle(storageKey: string): string | null {
	return BUNDLE.exec(storageKey)?.[1] ?? null;
}
