import "server-only";
import { signDownload } from "@/lib/files/content/sign-download";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import { DELIVERED_STATUSES, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";
import type { DownloadLink } from "./schemas";

export function artifactNotFound(details?: Record<string, unknown>): AppError {
	return new AppError("ARTIFACT_NOT_FOUND", "This job has no such artifact.", details);
}

export async function linkTo(row: Pick<ArtifactRow, "storageKey" | "fileName" | "mimeType" | "sizeBytes">): Promise<DownloadLink> {
	const { storageKey, fileName, mimeType, sizeBytes } = row;
	return { fileName, sizeBytes, mimeType, ...(await signDownload(storageKey, fileName, mimeType)) };
}

/** A link of 15 minutes to one artifact; to a preview as soon as it is there. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, ARTIFACT_NOT_FOUND. */
export async function downloadArtifact(context: ActorContext, jobSpecId: string, artifactId: string): Promise<DownloadLink> {
	const job = await ownedJob(context, jobSpecId);
	const row = isId(artifactId) ? await db().artifact.findFirst({ where: { id: artifactId, jobId: job.id } }) : null;
	if (!row?.isPreview) requireStatus(job.status, DELIVERED_STATUSES, "take results of");
	if (!row) throw artifactNotFound();
	return linkTo(row);
}
