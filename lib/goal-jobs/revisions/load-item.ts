import "server-only";
import type { Revision, StepSpec } from "@/lib/catalog/spec";
import { jobNotFound, specOf } from "@/lib/goal-jobs/internal";
import { valueAt } from "@/lib/goal-jobs/plan/long-texts";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import type { ReferenceScope } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { WorkNode } from "@/lib/goal-jobs/record/place";
import { DELIVERED_STATUSES, requireStatus } from "@/lib/goal-jobs/state";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { unpackJson } from "@/lib/platform/packed-json";
import type { Artifact as ArtifactRow } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";

const JOB = {
	id: true,
	ownerId: true,
	status: true,
	spec: true,
	attemptId: true,
	goalText: true,
	fileIds: true,
	filledSlots: true,
	sensitiveLocalFileIds: true,
	costMicroU: true,
} as const;

/** An item of a delivered job whose value may be changed, with everything that a change needs. */
export type RevisableItem = Awaited<ReturnType<typeof loadItem>>;

/** The steps that a spec's revision is about; null when its results can't be changed. */
function stepsOf(job: { readonly id: string; readonly spec: unknown }): { written: WorkNode; check: WorkNode; render: WorkNode; revision: Revision } | null {
	const nodes = planOf(specOf(job)).filter((node) => node.kind === "work");
	const written = nodes.find((node) => node.step.revision);
	const revision = written?.step.revision;
	const check = nodes.find((node) => node.stepId === revision?.checkStep);
	const render = nodes.find((node) => node.stepId === revision?.renderStep);
	return written && revision && check && render ? { written, check, render, revision } : null;
}

/** The input of a step that takes the value of an item. */
export function inputOf(step: StepSpec, written: WorkNode, { field }: Revision): string {
	const entry = Object.entries(step.inputs).find(([, reference]) => reference === `step:${written.stepId}[item].${field}`);
	if (!entry) throw new Error(`${step.stepId} takes no value of ${written.stepId}`);
	return entry[0];
}

/**
 * Loads an item of the caller's job. @throws AppError JOB_NOT_FOUND; INVALID_STATE_TRANSITION before it has delivered; NOT_FOUND for an item that
 * the job has not made, or whose value is not to be changed.
 */
export async function loadItem(context: ActorContext, jobSpecId: string, itemId: string) {
	const job = isId(jobSpecId) ? await db().goalJob.findFirst({ where: { id: jobSpecId, ownerId: context.actor.userId }, select: JOB }) : null;
	if (!job) throw jobNotFound();
	requireStatus(job.status, DELIVERED_STATUSES, "look into the results of");
	const steps = stepsOf(job);
	const at = { jobId: job.id, itemKey: itemId };
	const needed = steps ? [steps.written, steps.check, steps.render].map(({ stepId }) => stepId) : [];
	const [made, row, artifacts, started] = await Promise.all([
		db().stepResult.count({ where: { ...at, stepId: { in: needed }, succeeded: true } }),
		db().itemRevision.findFirst({ where: { ...at, stepId: steps?.written.stepId ?? "" } }),
		db().artifact.findMany({ where: { jobId: job.id }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] }),
		db().jobStep.findFirst({ where: { jobId: job.id, stepId: steps?.check.stepId ?? "" }, select: { startedAt: true } }),
	]);
	if (!steps || made !== needed.length) throw new AppError("NOT_FOUND", "This job has made no such item, or none that can be changed.");
	const scope = scopeOf(db(), job, itemId);
	const original = await scope.stepOutput(steps.written.stepId, itemId, [steps.revision.field]);
	if (!isRecord(original)) throw new Error(`${steps.written.stepId} wrote no object that can be changed`);
	return {
		...steps,
		job,
		itemId,
		scope,
		original,
		value: row ? (JSON.parse(await unpackJson(row.value)) as Record<string, unknown>) : original,
		number: row?.number ?? 0,
		editedAt: row?.editedAt ?? null,
		artifacts,
		/** When the run checked the item: what counts years counts them from then. */
		checkedAt: started?.startedAt ?? new Date(),
	};
}

/** Where the references of the item's steps look once its value is another one. */
export function scopeWith(item: Pick<RevisableItem, "scope" | "written" | "revision" | "itemId">, value: Record<string, unknown>): ReferenceScope {
	const { scope, written, revision, itemId } = item;
	return {
		...scope,
		stepOutput: async (stepId, itemKey, path, fields) => {
			if (stepId !== written.stepId || itemKey !== itemId) return scope.stepOutput(stepId, itemKey, path, fields);
			const output = await scope.stepOutput(stepId, itemKey, []);
			return valueAt(isRecord(output) ? { ...output, [revision.field]: value } : output, path);
		},
	};
}

/** The files that were made of an item. */
export function filesOf({
	artifacts,
	render,
	itemId,
}: Pick<RevisableItem, "render" | "itemId"> & { readonly artifacts: readonly ArtifactRow[] }): ArtifactRow[] {
	return artifacts.filter((artifact) => artifact.stepId === render.stepId && artifact.itemKey === itemId);
}
