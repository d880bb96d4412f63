import "server-only";
import { signDownload } from "@/lib/files/content/sign-download";
import { loadJob } from "@/lib/goal-jobs/internal";
import { presentArtifact } from "@/lib/goal-jobs/present";
import { DELIVERED_STATUSES, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import type { ArtifactList } from "./schemas";

/** What a finished job made, the primary one first, each with a link of 15 minutes. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION. */
export async function listArtifacts(context: ActorContext, jobSpecId: string): Promise<ArtifactList> {
	const job = await loadJob(context, jobSpecId);
	requireStatus(job.status, DELIVERED_STATUSES, "take results of");
	const artifacts = await Promise.all(
		job.artifacts.map(async (row) => ({ ...presentArtifact(row), ...(await signDownload(row.storageKey, row.fileName, row.mimeType)) })),
	);
	return { artifacts, total: artifacts.length };
}
