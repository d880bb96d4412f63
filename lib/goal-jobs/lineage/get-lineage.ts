import "server-only";
import { signDownload } from "@/lib/files/content/sign-download";
import { JOB_INCLUDE, type JobWithParts, jobNotFound, specOf } from "@/lib/goal-jobs/internal";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { artifactNotFound } from "@/lib/goal-jobs/results/download-artifact";
import { remarksOf } from "@/lib/goal-jobs/results/manifest";
import { DELIVERED_STATUSES, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import type { Artifact as ArtifactRow, Interrupt } from "@/lib/platform/prisma/client";
import { inputsOf, methodOf, sourcesOf } from "./inputs-of";
import type { ArtifactVersion, Lineage } from "./schemas";

/** Where a file of the caller's job comes from. @throws AppError JOB_NOT_FOUND, ARTIFACT_NOT_FOUND, INVALID_STATE_TRANSITION (no results yet). */
export async function getLineage(context: ActorContext, jobSpecId: string, artifactId: string): Promise<Lineage> {
	const where = { id: jobSpecId, ownerId: context.actor.userId };
	const job = isId(jobSpecId) ? await db().goalJob.findFirst({ where, include: JOB_INCLUDE }) : null;
	if (!job) throw jobNotFound();
	const artifact = job.artifacts.find(({ id }) => id === artifactId);
	if (!artifact?.isPreview) requireStatus(job.status, DELIVERED_STATUSES, "take results of");
	if (!artifact) throw artifactNotFound();
	const spec = specOf(job);
	const node = planOf(spec).find(({ stepId }) => stepId === artifact.stepId);
	const [attempt, call, answered] = await Promise.all([
		db().attempt.findUnique({ where: { id: artifact.attemptId }, select: { number: true } }),
		db().toolInvocation.findFirst({
			where: { jobId: job.id, stepName: artifact.stepId, itemKey: artifact.itemKey, success: true },
			orderBy: { startedAt: "desc" },
		}),
		db().interrupt.findMany({ where: { jobId: job.id, status: "resolved", checkpointId: { not: null } }, orderBy: { resolvedAt: "asc" } }),
	]);
	return {
		artifactId: artifact.id,
		fileName: artifact.fileName,
		sha256: artifact.sha256,
		sizeBytes: artifact.sizeBytes,
		madeAt: artifact.createdAt.toISOString(),
		attemptNumber: attempt?.number ?? 1,
		workflow: { specId: spec.specId, version: spec.version },
		step: { stepId: artifact.stepId, title: node?.title ?? artifact.stepId, role: node?.kind === "work" ? node.step.role : null },
		tool: call && {
			toolRef: call.toolRef,
			invocationId: call.invocationId,
			startedAt: call.startedAt.toISOString(),
			durationMs: call.durationMs,
			costMicroU: call.costMicroU,
		},
		method: await methodOf(job, artifact),
		inputs: await inputsOf(job, artifact),
		sources: await sourcesOf(job, artifact),
		approvals: approvalsBefore(job, artifact, answered),
		remarks: remarksOf(artifact),
		versions: await versionsOf(artifact),
	};
}

/** The pauses that stand before the step of a file, each with who answered. */
function approvalsBefore(job: JobWithParts, { stepId }: ArtifactRow, answered: readonly Interrupt[]): Lineage["approvals"] {
	const plan = planOf(specOf(job));
	const before = plan.slice(
		0,
		Math.max(
			0,
			plan.findIndex((node) => node.stepId === stepId),
		),
	);
	return answered.flatMap(({ checkpointId, answeredBy, resolvedAt, answers }) => {
		const node = before.find((candidate) => candidate.kind === "checkpoint" && candidate.stepId === checkpointId);
		if (!node || !resolvedAt) return [];
		return [{ checkpointId: node.stepId, title: node.title, answeredBy, answeredAt: resolvedAt.toISOString(), slotIds: Object.keys(Object(answers)) }];
	});
}

async function versionsOf(artifact: ArtifactRow): Promise<ArtifactVersion[]> {
	const { jobId, stepId, itemKey, fileName } = artifact;
	const earlier = await db().artifactVersion.findMany({ where: { jobId, stepId, itemKey, fileName }, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
	const differing = [artifact, ...earlier].filter((row, index, rows) => row.sha256 !== rows[index - 1]?.sha256);
	return Promise.all(
		differing.map(async (row) => ({
			versionId: row.id,
			isCurrent: row === artifact,
			attemptId: row.attemptId,
			madeAt: row.createdAt.toISOString(),
			mimeType: row.mimeType,
			sizeBytes: row.sizeBytes,
			sha256: row.sha256,
			...(await signDownload(row.storageKey, row.fileName, row.mimeType)),
		})),
	);
}
