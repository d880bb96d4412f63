import "server-only";
import type { StorageKey } from "@/lib/files/store/storage";
import { type SweptPage, sweepPage } from "@/lib/files/store/sweep-store";
import { db } from "@/lib/platform/database/db";
import { jobOfBundle } from "./bundle-keys";

/** Deletes a page of what runs have written and no job has kept. */
export function sweepArtifacts(after: StorageKey | null, now?: Date): Promise<SweptPage> {
	return sweepPage("artifacts", after, claimedAmong, now);
}

/** Those of some keys that a job still has. */
export async function claimedAmong(keys: readonly StorageKey[]): Promise<Set<string>> {
	const [artifacts, versions, jobs] = await Promise.all([
		db().artifact.findMany({ where: { storageKey: { in: [...keys] } }, select: { storageKey: true } }),
		db().artifactVersion.findMany({ where: { storageKey: { in: [...keys] } }, select: { storageKey: true } }),
		db().goalJob.findMany({ where: { id: { in: keys.flatMap((key) => jobOfBundle(key) ?? []) } }, select: { bundleKeys: true } }),
	]);
	return new Set([...[...artifacts, ...versions].map(({ storageKey }) => storageKey), ...jobs.flatMap((job) => job.bundleKeys)]);
}
