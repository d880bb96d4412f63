import "server-only";
import pLimit from "p-limit";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import { MOST_CHOSEN } from "@/lib/tools/job-search/limits";
import { OUT_OF_TIME } from "@/lib/tools/job-search/openness/check-openness";
import { countStatuses, type VerifiedPostings, type VerifyOptions, verify } from "@/lib/tools/job-search/openness/verify";
import type { Posting, PostingQuery, PostingSnapshot, Verification } from "@/lib/tools/job-search/schemas";
import type { ConfiguredSource } from "@/lib/tools/job-search/sources/configuration";
import type { Shelf } from "@/lib/tools/shelf/shelf";
import type { ToolContext } from "@/lib/tools/tool";
import { toolSettings } from "@/lib/tools/tool-settings";
import { listedKey, type Merged, mergedOf } from "./merged";
import { closestTo } from "./relevance";
import { snapshotOf } from "./snapshots";
import { keepVerifications, knownVerifications } from "./verifications";

/** Of one refresh. */
const MOST_RENEWED = 2_000;
const RENEWAL_TIMEOUT_MS = 60_000;
/** Few at a time: what one run has seen, the next one need not look at. */
const inLine = pLimit(2);

/** The postings of a snapshot that promise most for a query, each as it was seen within the freshness window or is seen now. */
export async function verifyClosest(
	ref: PostingSnapshot,
	query: PostingQuery,
	options: Omit<VerifyOptions, "titles" | "listed">,
	shelf: Shelf,
): Promise<VerifiedPostings> {
	const { configured, signal } = options;
	const snapshot = await snapshotOf(ref, configured, { shelf, signal, reportProgress: () => undefined });
	const merged = await whileWanted(mergedOf(snapshot, configured, shelf), signal);
	const chosen = closestTo(query, merged.postings, merged.asked, MOST_CHOSEN);
	const known = await knownVerifications(idsOf(chosen), shelf);
	const missing = () => chosen.filter(({ jobId }) => !known.has(jobId));
	const add = (seen: ReadonlyMap<string, Verification>) => {
		for (const [jobId, verification] of seen) known.set(jobId, verification);
	};
	if (missing().length > 0) {
		const look = async () => {
			signal.throwIfAborted();
			add(await knownVerifications(idsOf(missing()), shelf));
			add(await lookAndKeep(missing(), merged, { ...options, titles: query.titles }, shelf));
		};
		await whileWanted(inLine(look), signal);
	}
	const postings = chosen.flatMap((posting) => {
		const verification = known.get(posting.jobId);
		return verification ? [{ ...posting, verification }] : [];
	});
	return { postings, counts: countStatuses(postings) };
}

/** Checks these postings at their sources, and keeps what was seen for the next run. */
async function lookAndKeep(
	postings: readonly Posting[],
	{ listed }: Merged,
	options: Omit<VerifyOptions, "listed">,
	shelf: Shelf,
): Promise<Map<string, Verification>> {
	const listedBoards = (provider: string, board: string) => listed.get(listedKey(provider, board)) ?? null;
	const { postings: verified } = await verify(postings, { ...options, listed: listedBoards });
	const seen = new Map(verified.map(({ jobId, verification }) => [jobId, verification]));
	await keepVerifications(new Map([...seen].filter(([, { evidence }]) => evidence !== OUT_OF_TIME)), shelf);
	return seen;
}

/** Looks again at postings that some run has looked at, and of which what was seen holds no longer than `aheadMs`. Returns how many. */
export async function renewVerifications(merged: Merged, configured: readonly ConfiguredSource[], context: ToolContext, aheadMs: number): Promise<number> {
	const { shelf, signal, now } = context;
	const ids = idsOf(merged.postings);
	const [known, holding] = [await knownVerifications(ids, shelf), await knownVerifications(ids, shelf, aheadMs)];
	const due = merged.postings.filter(({ jobId }) => known.has(jobId) && !holding.has(jobId)).slice(0, MOST_RENEWED);
	if (due.length === 0) return 0;
	const allowLoopback = toolSettings().POSTING_SOURCES_ALLOW_LOOPBACK;
	const look = () => lookAndKeep(due, merged, { configured, titles: [], signal, now, allowLoopback, totalTimeoutMs: RENEWAL_TIMEOUT_MS }, shelf);
	return (await whileWanted(inLine(look), signal)).size;
}

function idsOf(postings: readonly Posting[]): string[] {
	return postings.map(({ jobId }) => jobId);
}
