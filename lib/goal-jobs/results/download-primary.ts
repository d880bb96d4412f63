import "server-only";
import { deliveredJob } from "@/lib/goal-jobs/owned-job";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { artifactNotFound, linkTo } from "./download-artifact";
import type { DownloadLink } from "./schemas";

/** A link of 15 minutes to the primary artifact, or to the oldest when none is marked. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, ARTIFACT_NOT_FOUND. */
export async function downloadPrimary(context: ActorContext, jobSpecId: string): Promise<DownloadLink> {
	const job = await deliveredJob(context, jobSpecId);
	const row = await db().artifact.findFirst({
		where: { jobId: job.id, isPreview: false },
		orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { id: "asc" }],
	});
	if (!row) throw artifactNotFound();
	return linkTo(row);
}
