import "server-only";
import { LRUCache } from "lru-cache";
import { Spec } from "@/lib/catalog/spec";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { snapshot } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { GoalJob as JobRow, Prisma } from "@/lib/platform/prisma/client";
import { PreflightResult } from "./schemas";

export const JOB_INCLUDE = {
	steps: { orderBy: { stepOrder: "asc" } },
	interrupts: { where: { status: "pending" }, orderBy: { createdAt: "asc" } },
	artifacts: { orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.GoalJobInclude;

export type JobWithParts = Prisma.GoalJobGetPayload<{ include: typeof JOB_INCLUDE }>;

export function jobNotFound(): AppError {
	return new AppError("JOB_NOT_FOUND", "There is no such job, or it is not yours.");
}

/**
 * The caller's job with its steps, open interrupts and artifacts, all of one moment: a new question never comes with the version of the
 * moment before it. @throws AppError JOB_NOT_FOUND, the same for missing and foreign.
 */
export async function loadJob(context: ActorContext, jobSpecId: string, tx?: Transaction): Promise<JobWithParts> {
	if (!isId(jobSpecId)) throw jobNotFound();
	if (!tx) return snapshot((moment) => loadJob(context, jobSpecId, moment));
	const job = await tx.goalJob.findFirst({ where: { id: jobSpecId, ownerId: context.actor.userId }, include: JOB_INCLUDE });
	if (!job) throw jobNotFound();
	return job;
}

/**
 * Locks the caller's job for a change and loads it. Every change of a job takes this lock first, so changes of one job never interleave.
 * @throws AppError JOB_NOT_FOUND; VERSION_CONFLICT when `expectedVersion` is given and is not the job's.
 */
export async function lockOwnedJob(tx: Transaction, context: ActorContext, jobSpecId: string, expectedVersion?: number | null): Promise<JobWithParts> {
	if (!isId(jobSpecId)) throw jobNotFound();
	await tx.$queryRaw`SELECT 1 FROM goal_job WHERE id = ${jobSpecId}::uuid FOR UPDATE`;
	const job = await loadJob(context, jobSpecId, tx);
	if (expectedVersion !== undefined && expectedVersion !== null && expectedVersion !== job.itemVersion) {
		throw new AppError("VERSION_CONFLICT", "This job was changed in the meantime. Load it again and repeat your change.", { currentVersion: job.itemVersion });
	}
	return job;
}

/** Locks any job for the system. Null when it is gone. */
export async function lockJob(tx: Transaction, jobSpecId: string): Promise<JobWithParts | null> {
	await tx.$queryRaw`SELECT 1 FROM goal_job WHERE id = ${jobSpecId}::uuid FOR UPDATE`;
	return tx.goalJob.findUnique({ where: { id: jobSpecId }, include: JOB_INCLUDE });
}

// A job's spec never changes once it has one, so it is parsed once in a process.
const parsedSpecs = new LRUCache<string, Spec>({ max: 200 });

/** The job's spec when this process has it. */
export function knownSpec(jobId: string): Spec | undefined {
	return parsedSpecs.get(jobId);
}

/** The job's frozen spec. @throws Error for a job that has none yet. */
export function specOf(job: { readonly id: string; readonly spec: unknown }): Spec {
	const known = parsedSpecs.get(job.id);
	if (known) return known;
	const spec = Spec.parse(job.spec);
	parsedSpecs.set(job.id, spec);
	return spec;
}

/** The same, or null while a job waits for the user to pick a workflow. */
export function findSpecOf(job: { readonly id: string; readonly spec: unknown }): Spec | null {
	return job.spec === null ? null : specOf(job);
}

export function filledSlotsOf(job: Pick<JobRow, "filledSlots">): Record<string, unknown> {
	return Object(job.filledSlots);
}

export function preflightOf(job: Pick<JobRow, "preflightResult">): PreflightResult {
	return PreflightResult.parse(job.preflightResult);
}

/** What a `job_updated` event says. */
export const UPDATED_FIELDS = {
	status: true,
	progress: true,
	progressMessage: true,
	agentMessage: true,
	errorCode: true,
	errorMessage: true,
	itemVersion: true,
	costMicroU: true,
	waitedMs: true,
} as const satisfies Prisma.GoalJobSelect;

export function jobUpdated(job: Pick<JobRow, keyof typeof UPDATED_FIELDS>) {
	const { status, progress, progressMessage, agentMessage, errorCode, errorMessage, itemVersion, costMicroU, waitedMs } = job;
	return {
		type: "job_updated" as const,
		data: { status, progress, progressMessage, agentMessage, errorCode, errorMessage, itemVersion, costMicroU, waitedMs: Number(waitedMs) },
	};
}
