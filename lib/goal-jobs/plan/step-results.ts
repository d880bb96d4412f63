import "server-only";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { filledSlotsOf } from "@/lib/goal-jobs/internal";
import type { Transaction } from "@/lib/platform/database/db";
import { unpackJson } from "@/lib/platform/packed-json";
import type { GoalJob as JobRow, StepResult } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";
import { holds, joined, joinOutput, LongTexts, valueAt } from "./long-texts";
import type { ReferenceScope } from "./references";

const Texts = z.record(z.string(), z.string());
type Texts = z.infer<typeof Texts>;

/**
 * Parsed outputs of this process, bounded by the length of their JSON, which takes about four times as much when it is parsed: the five items of a
 * step read the same large list. They are for the step that comes next and for somebody who turns pages; then their memory is given back.
 */
const MAX_CACHED_BYTES = 24_000_000;
const KEPT_MS = 60_000;
const holder = globalThis as typeof globalThis & { goalModeOutputs?: LRUCache<string, Kept> };

/** An output as its row has it, or texts of it. */
interface Kept {
	readonly value: unknown;
	/** Where its long texts are that stand in parts of their own. */
	readonly layout: LongTexts | null;
}

function outputs() {
	holder.goalModeOutputs ??= openCache();
	return holder.goalModeOutputs;
}

function openCache(): LRUCache<string, Kept> {
	const cache = new LRUCache<string, Kept>({ maxSize: MAX_CACHED_BYTES, ttl: KEPT_MS, updateAgeOnGet: true });
	// What nobody asks for any more would otherwise stay until something else needs its place.
	setInterval(() => cache.purgeStale(), KEPT_MS / 2).unref();
	return cache;
}

function remember(key: string, kept: Kept, bytes: number): Kept {
	outputs().set(key, kept, { size: Math.max(1, bytes) });
	return kept;
}

const cacheKey = (jobId: string, stepId: string, itemKey: string, digest: string): string => `${jobId}/${stepId}/${itemKey}/${digest}`;

/** Keeps what was just written, as it was written, so that the next step need not read it back. */
export function rememberOutput(
	jobId: string,
	stepId: string,
	itemKey: string,
	digest: string,
	value: unknown,
	bytes: number,
	layout: LongTexts | null = null,
): void {
	remember(cacheKey(jobId, stepId, itemKey, digest), { value, layout }, bytes);
}

/** What is known of an output without reading it. */
type OutputHead = Pick<StepResult, "stepId" | "itemKey" | "digest">;

interface Source {
	readonly reader: Transaction;
	readonly jobId: string;
	readonly head: OutputHead;
}

/** The output of a finished step or item as its row has it. Treat it as read-only. @throws Error when it is not finished. */
async function readOutput({ reader, jobId, head: { stepId, itemKey, digest } }: Source): Promise<Kept> {
	if (!digest) throw new Error(`Step ${stepId}${itemKey ? `[${itemKey}]` : ""} has no output yet`);
	const key = cacheKey(jobId, stepId, itemKey, digest);
	const cached = outputs().get(key);
	if (cached) return cached;
	const row = await reader.stepResult.findUnique({ where: { jobId_stepId_itemKey: { jobId, stepId, itemKey } }, select: { output: true, longTexts: true } });
	const text = row?.output ? await unpackJson(row.output) : "null";
	return remember(key, { value: JSON.parse(text), layout: row?.longTexts ? LongTexts.parse(row.longTexts) : null }, text.length);
}

/** The long texts of one part. */
async function readPart({ reader, jobId, head: { stepId, itemKey, digest } }: Source, part: number): Promise<Texts[]> {
	const key = `${cacheKey(jobId, stepId, itemKey, digest ?? "")}/${part}`;
	const cached = outputs().get(key);
	if (cached) return Texts.array().parse(cached.value);
	const row = await reader.stepResultPart.findUnique({ where: { jobId_stepId_itemKey_part: { jobId, stepId, itemKey, part } }, select: { texts: true } });
	const text = row ? await unpackJson(row.texts) : "[]";
	const value = Texts.array().parse(JSON.parse(text));
	remember(key, { value, layout: null }, text.length);
	return value;
}

/** An output with all its long texts: only what hands all of it on needs that, so it isn't kept. */
async function joinAll({ reader, jobId, head: { stepId, itemKey } }: Source, { value, layout }: Kept): Promise<unknown> {
	if (!layout || !isRecord(value)) return value;
	const rows = await reader.stepResultPart.findMany({ where: { jobId, stepId, itemKey }, orderBy: { part: "asc" }, select: { texts: true } });
	const parts = await Promise.all(rows.map(async ({ texts }) => Texts.array().parse(JSON.parse(await unpackJson(texts)))));
	return joinOutput(value, layout, parts);
}

/** Lists that were given without the long texts of their entries, and where those are. */
const briefLists = new WeakMap<object, { readonly source: Omit<Source, "reader">; readonly layout: LongTexts }>();

/** What a path leads to; a list without the long texts of its entries when it is only asked for other fields of theirs. */
async function readAt(source: Source, path: readonly string[], fields: readonly string[] | undefined): Promise<unknown> {
	const kept = await readOutput(source);
	const { layout } = kept;
	if (!layout || !holds(path, layout.list)) return valueAt(kept.value, path);
	const isBrief = path.length === layout.list.length && fields !== undefined && !fields.some((field) => layout.fields.includes(field));
	if (!isBrief) return valueAt(await joinAll(source, kept), path);
	const list = valueAt(kept.value, path);
	if (Array.isArray(list)) briefLists.set(list, { source: { jobId: source.jobId, head: source.head }, layout });
	return list;
}

async function wholeEntry(reader: Transaction, list: readonly unknown[], place: number): Promise<unknown> {
	const brief = briefLists.get(list);
	if (!brief) return list[place];
	const { perPart } = brief.layout;
	const texts = await readPart({ ...brief.source, reader }, Math.floor(place / perPart));
	return joined(list[place], texts[place % perPart]);
}

async function headOf(reader: Transaction, jobId: string, stepId: string, itemKey: string): Promise<OutputHead> {
	const head = await reader.stepResult.findUnique({ where: { jobId_stepId_itemKey: { jobId, stepId, itemKey } }, select: { digest: true } });
	return { stepId, itemKey, digest: head?.digest ?? null };
}

type ScopeJob = Pick<JobRow, "id" | "fileIds" | "filledSlots" | "goalText"> & {
	readonly results?: readonly OutputHead[];
	readonly inputFileNames?: readonly string[];
};

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
		stepOutput: async (stepId, itemKey, path = [], fields = undefined) => {
			const at = itemKey ?? "";
			const known = job.results?.find((result) => result.stepId === stepId && result.itemKey === at);
			return readAt({ reader, jobId: job.id, head: known ?? (await headOf(reader, job.id, stepId, at)) }, path, fields);
		},
		wholeEntry: (list, place) => wholeEntry(reader, list, place),
		...(job.inputFileNames ? { fileNames: job.inputFileNames } : {}),
		everyOutput: async (stepId, path) => {
			const where = { jobId: job.id, stepId, succeeded: true, itemKey: { not: "" } };
			const heads = await reader.stepResult.findMany({ where, orderBy: { createdAt: "asc" }, select: { itemKey: true, digest: true } });
			const values: unknown[] = [];
			for (const head of heads) values.push(await readAt({ reader, jobId: job.id, head: { stepId, ...head } }, path, undefined));
			return values;
		},
		filesMade: (stepId, itemKey) =>
			reader.artifact.findMany({
				where: { jobId: job.id, stepId, ...(itemKey === null ? {} : { itemKey }) },
				orderBy: [{ createdAt: "asc" }, { id: "asc" }],
				select: { id: true, fileName: true, mimeType: true },
			}),
	};
}
