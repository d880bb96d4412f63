import "server-only";
import { type JobWithParts, jobUpdated, lockJob, lockJobForWork, readJobForWork, specOf, type WorkedJob } from "@/lib/goal-jobs/internal";
import { nextNode, type PlanNode, planOf } from "@/lib/goal-jobs/plan/plan";
import { filesNamedIn, resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";

/** The event that started a drive. Only the drive that the job names may write. */
export interface DriveRef {
	readonly jobSpecId: string;
	readonly attemptId: string;
	readonly driveId: string;
}

/** What a drive does next. Small enough to be an engine's step result. */
export type NextWork =
	| { readonly kind: "step"; readonly stepId: string }
	| { readonly kind: "items"; readonly stepId: string; readonly items: string[] }
	| { readonly kind: "checkpoint"; readonly stepId: string }
	/** The step, or this item of it, reads a file that stays on the user's device. */
	| { readonly kind: "device"; readonly stepId: string; readonly itemKey: string | null }
	| { readonly kind: "deliver"; readonly stepId: string }
	/** Paused, ended, cancelled, or overtaken by another drive. */
	| { readonly kind: "stop" };

export const STOP: NextWork = { kind: "stop" };

/** Locks the job for a write of this drive. @throws AppError JOB_CANCELLED when the drive may no longer write. */
export async function lockForDrive(tx: Transaction, drive: DriveRef): Promise<JobWithParts> {
	return ifMayDrive(await lockJob(tx, drive.jobSpecId), drive);
}

/** The same for the calls of its tools. */
export async function lockForWork(tx: Transaction, drive: DriveRef): Promise<WorkedJob> {
	return ifMayDrive(await lockJobForWork(tx, drive.jobSpecId), drive);
}

function ifMayDrive<T extends WorkedJob>(job: T | null, drive: DriveRef): T {
	if (!job || !mayDrive(job, drive)) throw new AppError("JOB_CANCELLED", "The run was cancelled or goes on elsewhere.");
	return job;
}

export function mayDrive(job: Pick<JobWithParts, "driveId" | "attemptId" | "status">, drive: DriveRef): boolean {
	return job.driveId === drive.driveId && job.attemptId === drive.attemptId && (job.status === "queued" || job.status === "executing");
}

/** Takes the job from the queue and says what comes first. */
export async function beginDrive(drive: DriveRef): Promise<NextWork> {
	const job = await transaction(async (tx) => {
		const locked = await lockJobForWork(tx, drive.jobSpecId);
		if (!locked || !mayDrive(locked, drive)) return null;
		if (locked.status === "executing") {
			if (locked.lineRankAt) await tx.goalJob.update({ where: { id: locked.id }, data: leavesLine(), select: { id: true } });
			return locked;
		}
		const started = await tx.goalJob.update({
			where: { id: locked.id },
			data: { ...leavesLine(), status: transition(locked.status, "start"), startedAt: locked.startedAt ?? new Date(), itemVersion: { increment: 1 } },
		});
		await appendEvents(tx, locked.id, [jobUpdated(started)]);
		return { ...locked, ...started };
	});
	return job ? nextWork(job) : STOP;
}

const leavesLine = () => ({ lineRankAt: null, driveBegunAt: new Date() });

/** What the job needs next, read afresh. */
export async function nextWorkOf(drive: DriveRef): Promise<NextWork> {
	const job = await readJobForWork(db(), drive.jobSpecId);
	return job && mayDrive(job, drive) ? nextWork(job) : STOP;
}

type Drivable = Parameters<typeof scopeOf>[1] & Pick<WorkedJob, "spec" | "steps" | "sensitiveLocalFileIds">;

async function nextWork(job: Drivable): Promise<NextWork> {
	const node = nextNode(planOf(specOf(job)), job.steps);
	if (!node) return STOP;
	if (node.kind !== "work") return { kind: node.kind, stepId: node.stepId };
	const { stepId } = node;
	if (node.step.forEach === undefined) return readsOnDevice(job, node, null) ? { kind: "device", stepId, itemKey: null } : { kind: "step", stepId };
	const items = await openItems(job, node);
	const itemKey = items.find((item) => readsOnDevice(job, node, item));
	return itemKey === undefined ? { kind: "items", stepId, items } : { kind: "device", stepId, itemKey };
}

/** Whether a step's tool would read a file that must not leave the user's device. */
function readsOnDevice(job: Drivable, node: Extract<PlanNode, { kind: "work" }>, itemKey: string | null): boolean {
	if (job.sensitiveLocalFileIds.length === 0) return false;
	return filesNamedIn(node.step.inputs, scopeOf(db(), job, itemKey)).some((fileId) => job.sensitiveLocalFileIds.includes(fileId));
}

/** The items that a step still has to do: those that have no result yet and did not fail in an earlier step. */
async function openItems(job: Drivable, node: Extract<PlanNode, { kind: "work" }>): Promise<string[]> {
	const items = await itemsOf(db(), job, node);
	const results = await db().stepResult.findMany({
		where: { jobId: job.id, itemKey: { in: items }, OR: [{ stepId: node.stepId }, { succeeded: false }] },
		select: { itemKey: true },
	});
	const closed = new Set(results.map((result) => result.itemKey));
	return items.filter((item) => !closed.has(item));
}

/** All items of a step, by the spec's reference. `reader` is the open transaction, or db(). */
export async function itemsOf(reader: Transaction, job: Parameters<typeof scopeOf>[1], node: Extract<PlanNode, { kind: "work" }>): Promise<string[]> {
	const list = await resolveReference(node.step.forEach ?? [], scopeOf(reader, job, null));
	return Array.isArray(list) ? [...new Set(list.map(String))] : [];
}

/** The node of a step. @throws Error for a step that the spec does not have. */
export function workNode(job: Pick<WorkedJob, "id" | "spec">, stepId: string): Extract<PlanNode, { kind: "work" }> {
	const node = planOf(specOf(job)).find((candidate) => candidate.stepId === stepId);
	if (node?.kind !== "work") throw new Error(`The workflow has no step ${stepId}`);
	return node;
}
