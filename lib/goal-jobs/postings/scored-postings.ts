import "server-only";
import { z } from "zod";
import type { Reference, Spec } from "@/lib/catalog/spec";
import { findSpecOf, jobNotFound } from "@/lib/goal-jobs/internal";
import { type ReferenceScope, resolveReference, stepsNamedIn } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { ListedPosting } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isRecord } from "@/lib/platform/records";
import { isPostingList } from "./posting-index";

const NEEDED = { id: true, spec: true, fileIds: true, filledSlots: true, goalText: true } as const;

const LISTED = Object.keys(ListedPosting.shape);

/** Scored postings, of which only what a list shows of them has been read. */
interface ScoredPostings {
	readonly postings: readonly unknown[];
	/** English names of the countries that the person lives in, as far as the result tells them. */
	home(): Promise<readonly string[]>;
	inFull(place: number): Promise<unknown>;
}

/**
 * The scored postings of the caller's job, best first, as their step gave them: what a checkpoint lets the user choose from, or what is
 * delivered. @throws AppError JOB_NOT_FOUND; NOT_FOUND while there are none.
 */
export async function scoredPostings(context: ActorContext, jobSpecId: string): Promise<ScoredPostings> {
	const job = isId(jobSpecId) ? await db().goalJob.findFirst({ where: { id: jobSpecId, ownerId: context.actor.userId }, select: NEEDED }) : null;
	if (!job) throw jobNotFound();
	const scored = await scoredPostingsOf(job);
	if (!scored) throw new AppError("NOT_FOUND", "This job has no scored postings, or none yet.");
	return scored;
}

/** The same of a job that is at hand; null while there are none. */
export async function scoredPostingsOf(job: Prisma.GoalJobGetPayload<{ select: typeof NEEDED }>): Promise<ScoredPostings | null> {
	const spec = findSpecOf(job);
	const sources = spec ? offeredBy(spec) : [];
	const finished = await finishedSteps(job.id, sources.flatMap(stepsNamedIn));
	for (const source of sources) {
		if (!stepsNamedIn(source).every((stepId) => finished.has(stepId))) continue;
		const scope = scopeOf(db(), job, null);
		const list = await listIn(source, scope);
		if (isPostingList(list)) return { postings: list, home: () => homeBeside(source, scope), inFull: (place) => scope.wholeEntry(list, place) };
	}
	return null;
}

/** What a source gives, or the jobs of a result that it gives. */
async function listIn(source: Reference, scope: ReferenceScope): Promise<unknown> {
	const within = typeof source === "string" ? await resolveReference(`${source}.jobs`, scope, LISTED) : undefined;
	const value = within ?? (await resolveReference(source, scope, LISTED));
	return isRecord(value) ? value.jobs : value;
}

const HomeCountries = z.object({ countries: z.array(z.string()) });

/** The home that the same result tells beside its postings; none where it tells none. */
async function homeBeside(source: Reference, scope: ReferenceScope): Promise<readonly string[]> {
	if (typeof source !== "string") return [];
	const home = await resolveReference(`${source.replace(/\.jobs$/, "")}.home`, scope);
	return HomeCountries.safeParse(home).data?.countries ?? [];
}

/** Where a workflow may have its postings: the options of its checkpoints, the last one first, then the documents that it delivers. */
function offeredBy(spec: Spec): Reference[] {
	const options = spec.steps.flatMap((step) => step.checkpoint?.slots ?? []).flatMap((slot) => slot.optionsFrom ?? []);
	return [...options.toReversed(), ...spec.delivery.documents.map((document) => document.from)];
}

async function finishedSteps(jobId: string, stepIds: string[]): Promise<Set<string>> {
	const rows = await db().stepResult.findMany({
		where: { jobId, stepId: { in: [...new Set(stepIds)] }, itemKey: "", succeeded: true, digest: { not: null } },
		select: { stepId: true },
	});
	return new Set(rows.map((row) => row.stepId));
}
