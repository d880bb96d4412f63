import "server-only";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { presentArtifact } from "@/lib/goal-jobs/present";
import type { ActorContext } from "@/lib/platform/context";
import { isRecord } from "@/lib/platform/records";
import { filesOf, loadItem, type RevisableItem } from "./load-item";
import type { JobItem } from "./schemas";

/** What the caller's finished job wrote for one item, now and at first, with what it was made from. @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, NOT_FOUND. */
export async function getItem(context: ActorContext, jobSpecId: string, itemId: string): Promise<JobItem> {
	const item = await loadItem(context, jobSpecId, itemId);
	return presentItem({ ...item, beside: await besideOf(item) });
}

/** What is shown beside the value, as the spec says. */
export async function besideOf({ revision, scope }: Pick<RevisableItem, "revision" | "scope">): Promise<Record<string, unknown>> {
	const beside = await resolveReference(revision.beside ?? {}, scope);
	return isRecord(beside) ? beside : {};
}

type Presented = Pick<RevisableItem, "job" | "itemId" | "number" | "editedAt" | "value" | "original" | "artifacts" | "render"> & {
	readonly beside: Record<string, unknown>;
};

export function presentItem(item: Presented): JobItem {
	const { job, itemId, number, editedAt, value, original, beside } = item;
	return {
		jobSpecId: job.id,
		itemId,
		revision: number,
		editedAt: editedAt?.toISOString() ?? null,
		value,
		original,
		beside,
		artifacts: filesOf(item).map(presentArtifact),
	};
}
