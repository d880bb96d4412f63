import "server-only";
import type { BestPostings, BestQuery } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { presentOffered, siftedPostings } from "./list-postings";
import { pickBest } from "./pick-best";

/** The postings to begin with, of those that pass the filters, each with its reasons. @throws AppError JOB_NOT_FOUND; NOT_FOUND while there are none. */
export async function bestPostings(context: ActorContext, jobSpecId: string, query: BestQuery): Promise<BestPostings> {
	const { entries, order, marks, currency } = await siftedPostings(context, jobSpecId, query, "fit");
	const picked = pickBest(entries, order.standingOf, query.count, Date.now());
	return { items: picked.map(({ entry, reasons }) => ({ posting: presentOffered(entry, { order, marks, currency }), reasons })) };
}
