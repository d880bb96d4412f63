import "server-only";
import { filledSlotsOf } from "@/lib/goal-jobs/internal";
import type { BestPostings, BestQuery } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import { presentOffered, siftedPostings } from "./list-postings";
import { pickBest } from "./pick-best";

/** The postings to begin with, of those that pass the filters, each with its reasons. @throws AppError JOB_NOT_FOUND; NOT_FOUND while there are none. */
export async function bestPostings(context: ActorContext, jobSpecId: string, query: BestQuery): Promise<BestPostings> {
	const [{ entries, order, marks, currency }, titles] = await Promise.all([
		siftedPostings(context, jobSpecId, query, "fit"),
		searchedTitles(context, jobSpecId),
	]);
	const picked = pickBest(entries, order.standingOf, { count: query.count, nowMs: Date.now(), titles });
	return { items: picked.map(({ entry, reasons }) => ({ posting: presentOffered(entry, { order, marks, currency }), reasons })) };
}

const TITLES_SLOT = "targetTitles";

/** The titles that the job searched for, as they were answered; none where it asks for none. */
async function searchedTitles(context: ActorContext, jobSpecId: string): Promise<string[]> {
	if (!isId(jobSpecId)) return [];
	const job = await db().goalJob.findFirst({ where: { id: jobSpecId, ownerId: context.actor.userId }, select: { filledSlots: true } });
	const titles = job ? filledSlotsOf(job)[TITLES_SLOT] : [];
	return Array.isArray(titles) ? titles.filter((title): title is string => typeof title === "string") : [];
}
