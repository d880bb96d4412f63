import "server-only";
import { signDownload } from "@/lib/files/content/sign-download";
import type { AccountActor } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { loadVisible } from "@/lib/user-workflows/internal";
import type { SampleResult } from "./schemas";

/** The results of the run that the owner shows to everybody, each with a link of 15 minutes. @throws AppError WORKFLOW_NOT_FOUND, SAMPLE_NOT_FOUND */
export async function getSampleResult({ actor }: { readonly actor: AccountActor | null }, workflowId: string): Promise<SampleResult> {
	const { sampleRunId, ownerId, specId } = await loadVisible(db(), actor, workflowId);
	const job = sampleRunId
		? await db().goalJob.findFirst({
				where: { id: sampleRunId, ownerId, workflowId: specId },
				select: {
					id: true,
					completedAt: true,
					costMicroU: true,
					artifacts: { where: { isPreview: false }, orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }] },
				},
			})
		: null;
	if (!job) throw new AppError("SAMPLE_NOT_FOUND", "Its owner shows no results of a run.");
	const artifacts = await Promise.all(
		job.artifacts.map(async ({ id, fileName, mimeType, sizeBytes, isPrimary, storageKey }) => ({
			artifactId: id,
			fileName,
			mimeType,
			sizeBytes,
			isPrimary,
			...(await signDownload(storageKey, fileName, mimeType)),
		})),
	);
	return { jobSpecId: job.id, completedAt: job.completedAt?.toISOString() ?? null, costMicroU: job.costMicroU, artifacts };
}
