import "server-only";
import { z } from "zod";
import type { OfferedPosting, PostingFilters, PostingMark, PostingPage, PostingSort, PostingsQuery } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { salaryPerYear } from "@/lib/tools/job-search/comparable-salary";
import { listMarks } from "./list-marks";
import { indexPostings, type PostingEntry, type PostingOrder } from "./posting-index";
import { ratesInUse } from "./rates-in-use";
import { scoredPostings } from "./scored-postings";
import { siftPostings } from "./sift-postings";
import { weightsOf } from "./standing";

/**
 * The scored postings of the caller's job that pass the filters, by page. The scored list never changes, so a cursor is the posting that the
 * page before ended with, and stays right under other filters.
 * @throws AppError JOB_NOT_FOUND; NOT_FOUND while there are none; INVALID_REQUEST for a cursor that is none of ours or of another order.
 */
export async function listPostings(context: ActorContext, jobSpecId: string, query: PostingsQuery): Promise<PostingPage> {
	const { entries, facets, currency, order, marks, index } = await siftedPostings(context, jobSpecId, query, query.sort);
	const after = query.cursor === undefined ? -1 : order.placeOf.get(readCursor(query.cursor, order.key));
	if (after === undefined) throw unreadableCursor();
	const first = entries.findIndex(({ posting }) => (order.placeOf.get(posting.jobId) ?? 0) > after);
	const items = first < 0 ? [] : entries.slice(first, first + query.limit);
	const last = first >= 0 && first + query.limit < entries.length ? items.at(-1)?.posting : undefined;
	return {
		items: items.map((entry) => presentOffered(entry, { order, marks, currency })),
		total: entries.length,
		scored: index.entries.length,
		samples: index.samples,
		currency,
		ratesOn: ratesInUse().publishedOn,
		facets,
		nextCursor: last ? Buffer.from(JSON.stringify([order.key, last.jobId])).toString("base64url") : null,
	};
}

/** All postings that pass, in their order, with what presents them. @throws AppError JOB_NOT_FOUND; NOT_FOUND while there are none. */
export async function siftedPostings(context: ActorContext, jobSpecId: string, query: PostingFilters, sort: PostingSort) {
	const [scored, marks] = await Promise.all([scoredPostings(context, jobSpecId), listMarks(context, jobSpecId)]);
	const home = await scored.home();
	const index = indexPostings(scored.postings, ratesInUse());
	const order = index.orderBy(sort, weightsOf(query));
	const { passing, facets, currency } = siftPostings(query, { index, order, marks, nowMs: Date.now(), rates: ratesInUse(), home });
	return { entries: passing, facets, currency, order, marks, index };
}

interface Presenting {
	readonly order: PostingOrder;
	readonly marks: ReadonlyMap<string, PostingMark>;
	readonly currency: string;
}

export function presentOffered({ posting }: PostingEntry, { order, marks, currency }: Presenting): OfferedPosting {
	const { score, band } = order.standingOf.get(posting.jobId) ?? { score: posting.fit.overall, band: "weak" };
	return { ...posting, score, band, salaryPerYear: salaryPerYear(posting.salary, currency, ratesInUse()), mark: marks.get(posting.jobId) ?? null };
}

const Cursor = z.tuple([z.string(), z.string()]);

function readCursor(cursor: string, key: string): string {
	try {
		const [order, jobId] = Cursor.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
		if (order === key) return jobId;
	} catch {
		// Told below, like one of another order.
	}
	throw unreadableCursor();
}

function unreadableCursor(): AppError {
	return new AppError(
		"INVALID_REQUEST",
		"The cursor can't be read. Use the nextCursor of the page before with the same sort and weights, or leave it out to start again.",
		{
			parameter: "cursor",
		},
	);
}
