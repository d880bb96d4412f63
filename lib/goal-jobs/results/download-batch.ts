import "server-only";
import pLimit from "p-limit";
import { readStoredBytes } from "@/lib/files/store/read-file-bytes";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { deliveredJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";
import { pathsInArchive } from "./archive-folders";
import { bundleArtifacts } from "./bundle";
import { bundleObjectId } from "./bundle-keys";
import { artifactNotFound, linkTo } from "./download-artifact";
import { manifestOfFile, manifestOfRun } from "./manifest";
import type { DownloadLink } from "./schemas";

/** A ZIP is made in memory, so its content is bounded. */
const MAX_BYTES = 200 * 1024 * 1024;
const READS_AT_ONCE = 4;

/**
 * A link of 15 minutes to a ZIP of the named artifacts, of all when none is named.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, ARTIFACT_NOT_FOUND (details.artifactIds), PAYLOAD_TOO_LARGE.
 */
export async function downloadBatch(context: ActorContext, jobSpecId: string, artifactIds: readonly string[]): Promise<DownloadLink> {
	const job = await deliveredJob(context, jobSpecId);
	const all = await db().artifact.findMany({ where: { jobId: job.id }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
	const unknown = artifactIds.filter((artifactId) => !all.some((row) => row.id === artifactId));
	if (unknown.length > 0) throw artifactNotFound({ artifactIds: unknown });
	const chosen = artifactIds.length === 0 ? all.filter((row) => !row.isPreview) : all.filter((row) => artifactIds.includes(row.id));
	if (chosen.length === 0) throw artifactNotFound();
	if (chosen.reduce((sum, row) => sum + row.sizeBytes, 0) > MAX_BYTES) {
		throw new AppError("PAYLOAD_TOO_LARGE", "These files are too large for one ZIP. Take them in smaller groups.", { maxBytes: MAX_BYTES });
	}
	const limit = pLimit(READS_AT_ONCE);
	const run = await db().goalJob.findUniqueOrThrow({ where: { id: job.id }, select: { id: true, spec: true } });
	const paths = pathsInArchive(chosen);
	const read = async (row: ArtifactRow, at: number) => ({
		path: paths[at] ?? row.fileName,
		bytes: await readStoredBytes(row.storageKey),
		modifiedAt: row.createdAt,
		about: manifestOfFile(run, row),
	});
	const bytes = await bundleArtifacts(await Promise.all(chosen.map((row, at) => limit(read, row, at))), await manifestOfRun(db(), run));
	const file = { fileName: `${job.id}_artifacts.zip`, mimeType: "application/zip", bytes };
	const objectId = bundleObjectId(job.id, chosen);
	await noteBundle(job.id, `artifacts/${objectId}`);
	return linkTo(await storeArtifactBytes(file, objectId));
}

/** Notes the object before it is made, so that deleting the job finds every one. */
async function noteBundle(jobId: string, storageKey: string): Promise<void> {
	await db().goalJob.updateMany({ where: { id: jobId, NOT: { bundleKeys: { has: storageKey } } }, data: { bundleKeys: { push: storageKey } } });
}
