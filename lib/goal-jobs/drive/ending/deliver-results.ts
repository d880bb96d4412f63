import "server-only";
import type { Spec } from "@/lib/catalog/spec";
import { type StoredArtifact, storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { follow, postingsWrittenFor } from "@/lib/goal-jobs/applications/follow-written";
import { settleJob } from "@/lib/goal-jobs/charges/settle-job";
import { lockForDrive } from "@/lib/goal-jobs/drive/drive";
import { JOB_INCLUDE, type JobWithParts, jobUpdated, specOf } from "@/lib/goal-jobs/internal";
import { documentsOf } from "@/lib/goal-jobs/plan/documents-of";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { type DriveRef, mayDrive } from "@/lib/goal-jobs/record/drive-ref";
import { record } from "@/lib/goal-jobs/record/record";
import { manifestOfFile, manifestOfRun } from "@/lib/goal-jobs/results/manifest";
import { storeArchive } from "@/lib/goal-jobs/results/store-archive";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, ERRORS, type ErrorCode, knownCode } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { FAULT_OF_OURS } from "@/lib/platform/language/failure-words";
import type { GoalJob as JobRow } from "@/lib/platform/prisma/client";
import { closeSpan } from "@/lib/specialists/spans";
import { describeLost } from "./shortfall";

const STEP_ID = "deliver";

interface Delivered {
	readonly file: StoredArtifact;
	readonly artifactType: "data" | "archive";
	readonly description: string;
	readonly isPrimary: boolean;
}

/** Writes the result documents and the archive, and ends the job: completed, or partial when an item failed. Runs again without harm. */
export async function deliverResults(drive: DriveRef): Promise<void> {
	const job = await db().goalJob.findUnique({ where: { id: drive.jobSpecId }, include: JOB_INCLUDE });
	if (!job || !mayDrive(job, drive)) return;
	const startedAt = await begin(drive);
	const documents = await writeDocuments(job);
	const archive = await writeArchive(job, documents, startedAt);
	const written = await postingsWrittenFor(job);
	await transaction(async (tx) => {
		const ended = await end(tx, await lockForDrive(tx, drive), [...archive, ...documents]);
		await follow(tx, ended.ownerId, written, new Date());
	});
}

async function begin(drive: DriveRef): Promise<Date> {
	const { result } = await record(drive, (begun) => {
		const step = begun.step(STEP_ID);
		const startedAt = step?.startedAt ?? new Date();
		if (!step || step.status === "running") return startedAt;
		begun.changeStep(STEP_ID, { status: "running", startedAt });
		begun.changeJob({ progressMessage: step.title });
		begun.tell({ type: "step_started", data: { stepId: STEP_ID, title: step.title, role: null, status: "running", progress: 0 } });
		return startedAt;
	});
	return result;
}

async function writeDocuments(job: JobWithParts): Promise<Delivered[]> {
	const documents = await documentsFor(job);
	return Promise.all(
		documents.map(async ({ from, fileName, description, isPrimary }) => {
			const bytes = new TextEncoder().encode(JSON.stringify(await resolveReference(from, scopeOf(db(), job, null))));
			const file = await storeArtifactBytes({ fileName, mimeType: "application/json", bytes });
			return { file, artifactType: "data" as const, description, isPrimary };
		}),
	);
}

/** Of a run that left steps out, those documents whose steps were done. @throws AppError BUDGET_EXCEEDED when nothing at all was made. */
async function documentsFor(job: JobWithParts): Promise<Spec["delivery"]["documents"]> {
	const spec = specOf(job);
	if (!job.steps.some(({ status }) => status === "skipped" || status === "failed")) return spec.delivery.documents;
	const results = await db().stepResult.findMany({ where: { jobId: job.id }, select: { stepId: true, succeeded: true } });
	const documents = documentsOf(spec, results);
	if (documents.length > 0 || job.artifacts.some(({ isPreview }) => !isPreview)) return documents;
	const failed = job.steps.find(({ status }) => status === "failed");
	if (failed) throw new AppError(endingCode(failed.errorCode), failed.errorMessage ?? FAULT_OF_OURS);
	throw new AppError("BUDGET_EXCEEDED", "The budget of this run was used up before there was anything to deliver.");
}

/** An error that ends a run is final, whatever it was to its step. */
function endingCode(code: string | null): ErrorCode {
	const known = knownCode(code, "BUDGET_EXCEEDED");
	return ERRORS[known].isRetriable ? "WORKFLOW_NOT_RUNNABLE" : known;
}

async function writeArchive(job: JobWithParts, documents: readonly Delivered[], modifiedAt: Date): Promise<Delivered[]> {
	const { archive } = specOf(job).delivery;
	if (!archive) return [];
	const made = job.artifacts.filter((artifact) => artifact.stepId !== STEP_ID && !artifact.isPreview);
	const contents = [...made, ...documents.map((document) => ({ ...document.file, stepId: STEP_ID, itemKey: "" }))];
	if (contents.length === 0) return [];
	const file = await storeArchive(
		archive.fileName,
		contents.map((content) => {
			const { fileName, mimeType, itemKey, storageKey } = content;
			return { fileName, mimeType, itemKey, storageKey, modifiedAt, about: manifestOfFile(job, content) };
		}),
		await manifestOfRun(db(), job),
	);
	return [{ file, artifactType: "archive", description: archive.description, isPrimary: true }];
}

async function end(tx: Transaction, job: JobWithParts, delivered: readonly Delivered[]): Promise<JobRow> {
	const now = new Date();
	const rows = delivered.map(({ file, ...rest }) => ({ id: newId(), jobId: job.id, attemptId: job.attemptId, stepId: STEP_ID, ...file, ...rest }));
	await tx.artifact.createMany({ data: rows });
	await tx.jobStep.update({
		where: { jobId_stepId: { jobId: job.id, stepId: STEP_ID } },
		data: { status: "completed", progress: 100, finishedAt: now },
		select: { stepId: true },
	});
	const shortfall = await shortfallOf(tx, job);
	const status = transition(job.status, shortfall ? "completePartially" : "complete");
	await closeSpan(tx, job, "pass", "phase_complete");
	await tx.attempt.update({ where: { id: job.attemptId }, data: { finishedAt: now, outcome: status, ...shortfall }, select: { id: true } });
	const updated = await tx.goalJob.update({
		where: { id: job.id },
		data: {
			status,
			progress: 100,
			progressMessage: null,
			agentMessage: shortfall ? "What could be made is ready. The rest is named with its reason." : null,
			...shortfall,
			completedAt: now,
			driveEndedAt: now,
			itemVersion: { increment: 1 },
		},
	});
	await settleJob(tx, updated);
	await appendEvents(tx, job.id, [
		{ type: "step_finished", data: { stepId: STEP_ID, role: null, status: "completed", progress: 100 } },
		...rows.map((row) => ({
			type: "artifact_ready" as const,
			data: { artifactId: row.id, fileName: row.fileName, mimeType: row.mimeType, sizeBytes: row.sizeBytes, isPrimary: row.isPrimary },
		})),
		jobUpdated(updated),
	]);
	return updated;
}

/** Why a job is partial: the first error's code, and every item that is missing with its reason. Null when nothing is. */
async function shortfallOf(tx: Transaction, job: JobWithParts): Promise<{ errorCode: string; errorMessage: string } | null> {
	const results = await tx.stepResult.findMany({
		where: { jobId: job.id, itemKey: { not: "" } },
		orderBy: [{ createdAt: "asc" }, { itemKey: "asc" }],
		select: { stepId: true, itemKey: true, succeeded: true, errorCode: true, errorMessage: true },
	});
	// A call of an agent that failed is for the agent to get over.
	const agents = specOf(job).steps.flatMap(({ stepId, agent }) => (agent ? [stepId] : []));
	const lost = results.filter((result) => !result.succeeded && !agents.includes(result.stepId));
	const failed = job.steps.filter(({ status }) => status === "failed");
	const isFor = ({ errorMessage }: JobWithParts["steps"][number], why: "budget" | "branch") => (errorMessage === null) === (why === "budget");
	const skipped = job.steps.filter(({ status }) => status === "skipped");
	const leftOut = skipped.filter((step) => isFor(step, "budget")).map(({ title }) => title);
	const cutOff = skipped.filter((step) => isFor(step, "branch")).map(({ title }) => title);
	const [first] = lost;
	if (!first && leftOut.length === 0 && failed.length === 0) return null;
	const total = new Set(results.filter((result) => !agents.includes(result.stepId)).map((result) => result.itemKey)).size;
	const words = [
		...(first ? [await describeLost(tx, job, lost, total)] : []),
		...failed.map(({ title, errorMessage }) => `${title} failed: ${errorMessage ?? FAULT_OF_OURS}`),
		...(cutOff.length > 0 ? [`Left out, for they need what failed: ${cutOff.join(", ")}.`] : []),
		...(leftOut.length > 0 ? [`Left out, for the budget was used up: ${leftOut.join(", ")}.`] : []),
	];
	return { errorCode: failed[0]?.errorCode ?? first?.errorCode ?? "BUDGET_EXCEEDED", errorMessage: words.join("\n") };
}
