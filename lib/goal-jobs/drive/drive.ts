import "server-only";
import type { Spec } from "@/lib/catalog/spec";
import { nextTurnOf } from "@/lib/goal-jobs/agent/next-turn-of";
import { type JobWithParts, jobUpdated, lockJob, specOf } from "@/lib/goal-jobs/internal";
import { isBranched, readySteps, stepsBefore } from "@/lib/goal-jobs/plan/branches";
import { itemsOf } from "@/lib/goal-jobs/plan/items-of";
import { nextNode, planOf } from "@/lib/goal-jobs/plan/plan";
import { filesNamedIn, resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { canPay } from "@/lib/goal-jobs/record/budget";
import { type DriveRef, mayDrive } from "@/lib/goal-jobs/record/drive-ref";
import type { Place, WorkNode } from "@/lib/goal-jobs/record/place";
import { type Recorded, record } from "@/lib/goal-jobs/record/record";
import { type RunState, readRun } from "@/lib/goal-jobs/record/run-state";
import { transition } from "@/lib/goal-jobs/state";
import { db, type Transaction } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isKeptOnDevice } from "@/lib/tools/device/kept-on-device";

/** What a drive does next. Small enough to be an engine's step result. */
export type NextWork =
	| { readonly kind: "step"; readonly stepId: string }
	| { readonly kind: "items"; readonly stepId: string; readonly items: string[] }
	| { readonly kind: "checkpoint"; readonly stepId: string }
	/** The step, or this item of it, reads a file that stays on the user's device. */
	| { readonly kind: "device"; readonly stepId: string; readonly itemKey: string | null }
	/** The chosen budget is not enough for the next call of this step. */
	| { readonly kind: "budget"; readonly stepId: string }
	| { readonly kind: "deliver"; readonly stepId: string }
	/** Calls of steps of branches that may be made at once, and steps whose items have all ended. `mark` is another one each time. */
	| { readonly kind: "branches"; readonly calls: readonly BranchCall[]; readonly joins: readonly string[]; readonly mark: string }
	/** What is run before the confirmation has ended. */
	| { readonly kind: "preview" }
	/** Paused, ended, cancelled, or overtaken by another drive. */
	| { readonly kind: "stop" };

/** A call of a step of a branch: of one item, of a turn of an agent, or of all of it (null). */
export interface BranchCall {
	readonly stepId: string;
	readonly itemKey: string | null;
}

/** A call of the engine may not last for ever, so that it makes so many calls at most. */
export const CALLS_AT_ONCE = 12;

export const STOP: NextWork = { kind: "stop" };

/** Locks the job for a write of this drive. @throws AppError JOB_CANCELLED when the drive may no longer write. */
export async function lockForDrive(tx: Transaction, drive: DriveRef): Promise<JobWithParts> {
	const job = await lockJob(tx, drive.jobSpecId);
	if (!job || !mayDrive(job, drive)) throw new AppError("JOB_CANCELLED", "The run was cancelled or goes on elsewhere.");
	return job;
}

/** Takes the job from the queue and says what comes first. */
export async function beginDrive(drive: DriveRef): Promise<NextWork> {
	const { run } = await ifMayDrive(
		record(drive, (begun) => {
			const { status, startedAt, itemVersion, lineRankAt } = begun.run;
			if (status === "queued" || lineRankAt) begun.changeJob({ lineRankAt: null, driveBegunAt: new Date() });
			if (status !== "queued") return;
			begun.changeJob({ status: transition(status, "start"), startedAt: startedAt ?? new Date(), itemVersion: itemVersion + 1 });
			begun.tell(jobUpdated(begun.run));
		}),
	);
	return run ? nextWork(run) : STOP;
}

/** What was recorded, or nothing of a drive that may no longer write. */
async function ifMayDrive<T>(recorded: Promise<Recorded<T>>): Promise<Partial<Recorded<T>>> {
	return recorded.catch((error: unknown) => {
		if (error instanceof AppError && error.code === "JOB_CANCELLED") return {};
		throw error;
	});
}

/** What the job needs next, read afresh. */
export async function nextWorkOf(drive: DriveRef): Promise<NextWork> {
	const run = await readRun(drive.jobSpecId);
	return run && mayDrive(run, drive) ? nextWork(run) : STOP;
}

/** What a run needs next, as it stands. */
export async function nextWork(run: RunState): Promise<NextWork> {
	const spec = specOf(run);
	if (isBranched(spec)) return nextBranches(run, spec);
	const node = nextNode(planOf(spec), run.steps);
	if (!node) return STOP;
	if (run.status === "ready" && !(node.kind === "work" && node.step.isPreview)) return { kind: "preview" };
	if (node.kind !== "work") return { kind: node.kind, stepId: node.stepId };
	const { stepId } = node;
	if (node.step.forEach === undefined) {
		if (await readsOnDevice(run, node, null)) return { kind: "device", stepId, itemKey: null };
		return { kind: canPay(run, node, [""]) ? "step" : "budget", stepId };
	}
	const items = openItems(run, node, await itemsOf(db(), run, node));
	for (const itemKey of items) if (await readsOnDevice(run, node, itemKey)) return { kind: "device", stepId, itemKey };
	return items.length === 0 || canPay(run, node, items) ? { kind: "items", stepId, items } : { kind: "budget", stepId };
}

/** What the branches of a run need next: every call that waits for nothing. */
async function nextBranches(run: RunState, spec: Spec): Promise<NextWork> {
	const [calls, joins]: [BranchCall[], string[]] = [[], []];
	let unpaid: string | null = null;
	for (const { stepId } of readySteps(spec.steps, run.steps)) {
		const node = workNode(run, stepId);
		// Agents work one after the other: each is told what those before it have finished.
		if (node.step.agent && calls.some((call) => workNode(run, call.stepId).step.agent)) continue;
		const items = node.step.agent
			? [await nextTurnOf(run, node)]
			: node.step.forEach === undefined
				? [null]
				: openItems(run, node, await itemsOf(db(), run, node));
		for (const itemKey of items) if (!node.step.agent && (await readsOnDevice(run, node, itemKey))) return { kind: "device", stepId, itemKey };
		if (items.length === 0) joins.push(stepId);
		else if (
			canPay(
				run,
				node,
				items.map((itemKey) => itemKey ?? ""),
			)
		)
			calls.push(...items.map((itemKey) => ({ stepId, itemKey })));
		else unpaid ??= stepId;
	}
	const mark = `${run.results.length}-${run.steps.filter(({ status }) => status !== "pending" && status !== "running").length}`;
	if (calls.length > 0 || joins.length > 0) return { kind: "branches", calls: calls.slice(0, CALLS_AT_ONCE), joins, mark };
	if (unpaid !== null) return { kind: "budget", stepId: unpaid };
	const isOpen = run.steps.some(({ stepId, status }) => stepId === "deliver" && status !== "completed");
	return isOpen ? { kind: "deliver", stepId: "deliver" } : STOP;
}

/** Whether a step's tool would read a file that must not leave the user's device, or what an earlier step left there of it. */
async function readsOnDevice(run: RunState, node: WorkNode, itemKey: string | null): Promise<boolean> {
	if (run.sensitiveLocalFileIds.length === 0) return false;
	const scope = scopeOf(db(), run, itemKey);
	if (filesNamedIn(node.step.inputs, scope).some((fileId) => run.sensitiveLocalFileIds.includes(fileId))) return true;
	return isKeptOnDevice(await resolveReference(node.step.inputs, scope));
}

/** The items that a step still has to do: those that have no result yet and did not fail in an earlier step. */
export function openItems(run: RunState, { stepId, step }: WorkNode, items: readonly string[]): string[] {
	// Another branch that could not do an item says nothing of this one.
	const before = step.branch === undefined ? null : stepsBefore(step);
	const isBarred = (result: RunState["results"][number]) => !result.succeeded && (before === null || before.includes(result.stepId));
	const closed = new Set(run.results.filter((result) => result.stepId === stepId || isBarred(result)).map((result) => result.itemKey));
	return items.filter((item) => !closed.has(item));
}

/** The node of a step. @throws Error for a step that the spec does not have. */
export function workNode(job: { readonly id: string; readonly spec: unknown }, stepId: string): WorkNode {
	const node = planOf(specOf(job)).find((candidate) => candidate.stepId === stepId);
	if (node?.kind !== "work") throw new Error(`The workflow has no step ${stepId}`);
	return node;
}

/** The place of a call in a run. */
export async function placeOf(run: RunState, stepId: string, itemKey: string | null): Promise<Place> {
	const node = workNode(run, stepId);
	return { node, itemKey, items: await itemsOf(db(), run, node) };
}
