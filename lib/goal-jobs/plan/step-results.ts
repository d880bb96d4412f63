import "server-only";
import { LRUCache } from "lru-cache";
import { filledSlotsOf } from "@/lib/goal-jobs/internal";
import type { Transaction } from "@/lib/platform/database/db";
import { unpackJson } from "@/lib/platform/packed-json";
import type { GoalJob as JobRow, StepResult } from "@/lib/platform/prisma/client";
import type { ReferenceScope } from "./references";

/**
 * Parsed outputs of this process, bounded by the length of their JSON, which takes about four times as much when it is parsed: the five items of a
 * step read the same large list. They are for the step that comes next and for somebody who turns pages; then their memory is given back.
 */
const MAX_CACHED_BYTES = 24_000_000;
const KEPT_MS = 60_000;
const holder = globalThis as typeof globalThis & { goalModeOutputs?: LRUCache<string, { value: unknown }> };

function outputs() {
	holder.goalModeOutputs ??= openCache();
	return holder.goalModeOutputs;
}

function openCache(): LRUCache<string, { value: unknown }> {
	const cache = new LRUCache<string, { value: unknown }>({ maxSize: MAX_CACHED_BYTES, ttl: KEPT_MS, updateAgeOnGet: true });
	// What nobody asks for any more would otherwise stay until something else needs its place.
	setInterval(() => cache.purgeStale(), KEPT_MS / 2).unref();
	return cache;
}

function remember(key: string, value: unknown, bytes: number): void {
	outputs().set(key, { value }, { size: Math.max(1, bytes) });
}

const cacheKey = (jobId: string, stepId: string, itemKey: string, digest: string): string => `${jobId}/${stepId}/${itemKey}/${digest}`;

/** Keeps what was just written, so that the next step need not read it back. */
export function rememberOutput(jobId: string, stepId: string, itemKey: string, digest: string, output: unknown, bytes: number): void {
	remember(cacheKey(jobId, stepId, itemKey, digest), output, bytes);
}

/** What is known of an output without reading it. */
type OutputHead = Pick<StepResult, "stepId" | "itemKey" | "digest">;

/** The output of a finished step or item. Treat it as read-only. `reader` is the open transaction, or db(). @throws Error when it is not finished. */
async function readOutput(reader: Transaction, jobId: string, { stepId, itemKey, digest }: OutputHead): Promise<unknown> {
	if (!digest) throw new Error(`Step ${stepId}${itemKey ? `[${itemKey}]` : ""} has no output yet`);
	const key = cacheKey(jobId, stepId, itemKey, digest);
	const cached = outputs().get(key);
	if (cached) return cached.value;
	const row = await reader.stepResult.findUnique({ where: { jobId_stepId_itemKey: { jobId, stepId, itemKey } }, select: { output: true } });
	const text = row?.output ? await unpackJson(row.output) : "null";
	const value: unknown = JSON.parse(text);
	remember(key, value, text.length);
	return value;
}

async function headOf(reader: Transaction, jobId: string, stepId: string, itemKey: string): Promise<OutputHead> {
	const head = await reader.stepResult.findUnique({ where: { jobId_stepId_itemKey: { jobId, stepId, itemKey } }, select: { digest: true } });
	return { stepId, itemKey, digest: head?.digest ?? null };
}

type ScopeJob = Pick<JobRow, "id" | "fileIds" | "filledSlots" | "goalText"> & { readonly results?: readonly OutputHead[] };

/**
 * Where a job's references look, for one item or for none. `reader` is the open transaction, or db(). A job that comes with its results spares
 * a look at each.
 */
export function scopeOf(reader: Transaction, job: ScopeJob, item: string | null): ReferenceScope {
	return {
		fileIds: job.fileIds,
		filledSlots: filledSlotsOf(job),
		goalText: job.goalText,
		item,
		stepOutput: async (stepId, itemKey) => {
			const at = itemKey ?? "";
			const known = job.results?.find((result) => result.stepId === stepId && result.itemKey === at);
			return readOutput(reader, job.id, known ?? (await headOf(reader, job.id, stepId, at)));
		},
	};
}
