import "server-only";
import { z } from "zod";
import { type ListedPosting, type PostingPage, PostingSort, type PostingsQuery } from "@/lib/goal-jobs/posting-schemas";
import type { ActorContext } from "@/lib/platform/context";
import { AppError } from "@/lib/platform/errors";
import { indexPostings, type PostingIndex } from "./posting-index";
import { scoredPostings } from "./scored-postings";

/**
 * The scored postings of the caller's job that pass the filters, by page. The scored list never changes, so a cursor is the posting that the
 * page before ended with, and stays right under other filters.
 * @throws AppError JOB_NOT_FOUND; NOT_FOUND while there are none; INVALID_REQUEST for a cursor that is none of ours or of another order.
 */
export async function listPostings(context: ActorContext, jobSpecId: string, query: PostingsQuery): Promise<PostingPage> {
	const index = indexPostings((await scoredPostings(context, jobSpecId)).postings);
	const { postings, placeOf } = index.orderBy(query.sort);
	const after = query.cursor === undefined ? -1 : placeOf.get(readCursor(query.cursor, query.sort));
	if (after === undefined) throw unreadableCursor();
	const passes = filterOf(query, index);
	const passing = postings.filter(passes);
	const first = passing.findIndex((posting) => (placeOf.get(posting.jobId) ?? 0) > after);
	const items = first < 0 ? [] : passing.slice(first, first + query.limit);
	const last = first >= 0 && first + query.limit < passing.length ? items.at(-1) : undefined;
	return {
		items,
		total: passing.length,
		scored: postings.length,
		facets: index.facets,
		nextCursor: last ? Buffer.from(JSON.stringify([query.sort, last.jobId])).toString("base64url") : null,
	};
}

const Cursor = z.tuple([PostingSort, z.string()]);

function readCursor(cursor: string, sort: PostingSort): string {
	try {
		const [order, jobId] = Cursor.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
		if (order === sort) return jobId;
	} catch {
		// Told below, like one of another order.
	}
	throw unreadableCursor();
}

function unreadableCursor(): AppError {
	return new AppError(
		"INVALID_REQUEST",
		"The cursor can't be read. Use the nextCursor of the page before with the same sort, or leave it out to start again.",
		{
			parameter: "cursor",
		},
	);
}

function filterOf(query: PostingsQuery, { textOf }: PostingIndex): (posting: ListedPosting) => boolean {
	const words = (query.q ?? "").toLowerCase().split(/\s+/).filter(Boolean);
	const isOneOf = (wanted: readonly string[] | undefined, value: string | null) => wanted === undefined || (value !== null && wanted.includes(value));
	return ({ jobId, remote, seniority, country, sources, verification, fit }) =>
		fit.overall >= (query.minFit ?? 0) &&
		isOneOf(query.remote, remote) &&
		isOneOf(query.seniority, seniority) &&
		isOneOf(query.country, country) &&
		isOneOf(query.status, verification.status) &&
		isOneOf(query.jobId, jobId) &&
		(query.source === undefined || sources.some(({ provider }) => query.source?.includes(provider))) &&
		(words.length === 0 || words.every((word) => textOf.get(jobId)?.includes(word)));
}
