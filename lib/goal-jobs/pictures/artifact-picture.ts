import "server-only";
import { stemOf } from "@/lib/files/file-ending";
import { ownedJob } from "@/lib/goal-jobs/owned-job";
import { artifactNotFound } from "@/lib/goal-jobs/results/download-artifact";
import type { GoalJobStatus } from "@/lib/goal-jobs/schemas";
import { DELIVERED_STATUSES, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";
import { answerPicture } from "./page-picture";

/** Documents are shown as they are written, before all of them can be taken. */
const SHOWN_STATUSES: readonly GoalJobStatus[] = [...DELIVERED_STATUSES, "executing"];

/** The same document as PDF, whose page looks as it is printed; the file itself where there is none. */
async function asPrinted(row: ArtifactRow): Promise<ArtifactRow> {
	if (row.mimeType === "application/pdf" || row.mimeType.startsWith("image/")) return row;
	const { jobId, stepId, itemKey } = row;
	const pdfs = await db().artifact.findMany({ where: { jobId, stepId, itemKey, mimeType: "application/pdf" } });
	return pdfs.find(({ fileName }) => stemOf(fileName) === stemOf(row.fileName)) ?? row;
}

/**
 * The first page of what a run has made, also while it still works.
 * @throws AppError JOB_NOT_FOUND, ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION, PICTURE_NOT_FOUND, SERVICE_UNAVAILABLE.
 */
export async function artifactPicture(context: ActorContext, jobSpecId: string, artifactId: string, request: Request): Promise<Response> {
	const job = await ownedJob(context, jobSpecId);
	const row = isId(artifactId) ? await db().artifact.findFirst({ where: { id: artifactId, jobId: job.id } }) : null;
	if (!row) throw artifactNotFound();
	if (!row.isPreview) requireStatus(job.status, SHOWN_STATUSES, "see pages of");
	return answerPicture(await asPrinted(row), context.actor.userId, request);
}
