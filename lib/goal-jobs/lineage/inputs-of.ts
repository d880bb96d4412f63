import "server-only";
import { createHash } from "node:crypto";
import type { Reference } from "@/lib/catalog/spec";
import { filledSlotsOf, type JobWithParts, specOf } from "@/lib/goal-jobs/internal";
import { filesNamedIn, slotsNamedIn, stepsNamedIn } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { db } from "@/lib/platform/database/db";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";
import type { LineageInput } from "./schemas";

type Place = Pick<ArtifactRow, "id" | "stepId" | "itemKey" | "fileName" | "artifactType">;

/** What the step that made a file reads, as the workflow names it; of the delivery what the document is made from. */
function referencesOf(job: JobWithParts, { stepId, fileName }: Place): Reference[] {
	const spec = specOf(job);
	const step = spec.steps.find((candidate) => candidate.stepId === stepId);
	if (step) return Object.values(step.inputs);
	return spec.delivery.documents.filter((document) => document.fileName === fileName).map(({ from }) => from);
}

/** What the step that made a file was given, each with its hash. */
export async function inputsOf(job: JobWithParts, artifact: Place): Promise<LineageInput[]> {
	if (artifact.artifactType === "archive") return filesInArchive(job, artifact);
	const references = referencesOf(job, artifact);
	const files = await filesOf(job, filesIn(job, references, artifact.itemKey));
	return [...files, ...(await outputsOf(job, [...new Set(references.flatMap(stepsNamedIn))], artifact.itemKey)), ...answersOf(job, references)];
}

/** The files of the job that went into one of its own, directly or through earlier steps. */
export async function sourcesOf(job: JobWithParts, artifact: Place): Promise<LineageInput[]> {
	if (artifact.artifactType === "archive") return filesOf(job, job.fileIds);
	const references = stepsBefore(job, artifact).flatMap((step) => Object.values(step.inputs));
	return filesOf(job, filesIn(job, [...referencesOf(job, artifact), ...references], artifact.itemKey));
}

/** How the step worked, or the nearest one before it that says so. */
export async function methodOf(job: JobWithParts, artifact: Place): Promise<string | null> {
	const scope = scopeOf(db(), job, artifact.itemKey || null);
	const done = await db().stepResult.findMany({ where: { jobId: job.id, succeeded: true }, select: { stepId: true, itemKey: true } });
	const own = specOf(job).steps.filter((step) => step.stepId === artifact.stepId);
	for (const { stepId } of [...own, ...stepsBefore(job, artifact).toReversed()]) {
		const at = [artifact.itemKey, ""].find((itemKey) => done.some((result) => result.stepId === stepId && result.itemKey === itemKey));
		const method = at === undefined ? null : await scope.stepOutput(stepId, at || null, ["method"]);
		if (typeof method === "string") return method;
	}
	return null;
}

/** The steps whose outputs a file was made from, in the order of the workflow. */
function stepsBefore(job: JobWithParts, artifact: Place) {
	const { steps } = specOf(job);
	const found = new Set<string>();
	const look = (references: readonly Reference[]): void => {
		for (const stepId of references.flatMap(stepsNamedIn)) {
			if (found.has(stepId)) continue;
			found.add(stepId);
			look(Object.values(steps.find((step) => step.stepId === stepId)?.inputs ?? {}));
		}
	};
	look(referencesOf(job, artifact));
	return steps.filter((step) => found.has(step.stepId));
}

function filesIn(job: JobWithParts, references: readonly Reference[], itemKey: string): string[] {
	const scope = { fileIds: job.fileIds, filledSlots: filledSlotsOf(job), item: itemKey || null };
	return [...new Set(references.flatMap((reference) => filesNamedIn(reference, scope)))];
}

async function filesOf(job: JobWithParts, fileIds: readonly string[]): Promise<LineageInput[]> {
	const rows = await db().file.findMany({ where: { id: { in: [...fileIds] }, ownerId: job.ownerId }, select: { id: true, fileName: true, sha256: true } });
	return fileIds.map((id) => {
		const row = rows.find((candidate) => candidate.id === id);
		return { kind: "file", id, name: row?.fileName ?? job.inputFileNames[job.fileIds.indexOf(id)] ?? id, sha256: row?.sha256 ?? null };
	});
}

async function outputsOf(job: JobWithParts, stepIds: readonly string[], itemKey: string): Promise<LineageInput[]> {
	const where = { jobId: job.id, stepId: { in: [...stepIds] }, itemKey: { in: [itemKey, ""] }, succeeded: true };
	const rows = await db().stepResult.findMany({ where, select: { stepId: true, digest: true } });
	const { steps } = specOf(job);
	return stepIds.map((id) => {
		const name = steps.find((step) => step.stepId === id)?.title ?? id;
		return { kind: "step", id, name, sha256: rows.find((row) => row.stepId === id)?.digest ?? null };
	});
}

function answersOf(job: JobWithParts, references: readonly Reference[]): LineageInput[] {
	const filled = filledSlotsOf(job);
	const spec = specOf(job);
	const questions = [...spec.slots, ...spec.steps.flatMap((step) => step.checkpoint?.slots ?? [])];
	return [...new Set(references.flatMap(slotsNamedIn))].map((id) => ({
		kind: "answer",
		id,
		name: questions.find((question) => question.slotId === id)?.question ?? id,
		sha256: createHash("sha256")
			.update(JSON.stringify(filled[id] ?? null))
			.digest("hex"),
	}));
}

function filesInArchive(job: JobWithParts, archive: Place): LineageInput[] {
	return job.artifacts
		.filter(({ id, isPreview }) => id !== archive.id && !isPreview)
		.map(({ id, fileName, sha256 }) => ({ kind: "artifact", id, name: fileName, sha256 }));
}
