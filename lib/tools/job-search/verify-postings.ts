import "server-only";
import { z } from "zod";
import { withTimeLimit } from "@/lib/platform/time-limit";
import { MOST_POSTINGS } from "@/lib/tools/job-search/limits";
import { OpennessChecker } from "@/lib/tools/job-search/openness/check-openness";
import { NOT_LOOKED_AT } from "@/lib/tools/job-search/openness/check-page";
import { type ConfiguredSource, configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles";
import { defineTool } from "@/lib/tools/tool";
import { toolSettings } from "@/lib/tools/tool-settings";
import { Posting, PostingQuery, type Verification, VerifiedPosting } from "./schemas";

/** Leaves the tool's own limit some time to hand over what was found. */
const TOTAL_TIMEOUT_MS = 45_000;
const PROGRESS_EVERY = 50;

export const VerifyPostingsOutput = z.object({
	postings: z.array(VerifiedPosting),
	counts: z.object({ live: z.int().min(0), closed: z.int().min(0), unreachable: z.int().min(0) }),
});
export type VerifyPostingsOutput = z.infer<typeof VerifyPostingsOutput>;

export interface VerifyOptions {
	readonly configured: readonly ConfiguredSource[];
	/** Postings of these titles are checked first, should the time not suffice for all. */
	readonly titles: readonly string[];
	readonly signal: AbortSignal;
	readonly now: Date;
	readonly allowLoopback: boolean;
	readonly totalTimeoutMs: number;
	onProgress?(done: number, total: number): void;
}

function likeliestFirst(postings: readonly Posting[], titles: readonly string[]): Posting[] {
	const wanted = titles.map((title) => normalizeTitle(title));
	const rank = (posting: Posting) => {
		const { family, field } = normalizeTitle(posting.title);
		if (family !== null && wanted.some((title) => title.family === family)) return 0;
		return field !== null && wanted.some((title) => title.field === field) ? 1 : 2;
	};
	return postings
		.map((posting, index) => ({ posting, rank: rank(posting), index }))
		.sort((one, other) => one.rank - other.rank || one.index - other.index)
		.map(({ posting }) => posting);
}

/** Checks every posting, in the order given on output. Rejects only when `signal` is aborted. */
export async function verify(postings: readonly Posting[], options: VerifyOptions): Promise<VerifyPostingsOutput> {
	const signal = withTimeLimit(options.signal, options.totalTimeoutMs);
	const checker = new OpennessChecker({ configured: options.configured, signal, now: options.now, allowLoopback: options.allowLoopback });
	const verifications = new Map<Posting, Verification>();
	try {
		await Promise.all(
			likeliestFirst(postings, options.titles).map(async (posting) => {
				verifications.set(posting, await checker.check(posting));
				if (verifications.size % PROGRESS_EVERY === 0) options.onProgress?.(verifications.size, postings.length);
			}),
		);
	} finally {
		await checker.close();
	}
	options.signal.throwIfAborted();
	const verified = postings.flatMap((posting) => {
		const verification = verifications.get(posting);
		return verification ? [{ ...posting, verification }] : [];
	});
	const counts = { live: 0, closed: 0, unreachable: 0 };
	for (const { verification } of verified) counts[verification.status]++;
	return { postings: verified, counts };
}

export const verifyPostings = defineTool({
	name: "verify_postings",
	title: "Verify job postings",
	description:
		"Checks at the source whether each posting is still open. Only definitive evidence closes one; what cannot be reached is said to be unreachable.",
	input: z.object({ postings: z.array(Posting).max(MOST_POSTINGS), query: PostingQuery.optional() }),
	output: VerifyPostingsOutput,
	perInvocationMicroU: 3_000,
	timeoutMs: 60_000,
	async run({ postings, query }, context) {
		return verify(postings, {
			configured: await configuredSources(),
			titles: query?.titles ?? [],
			signal: context.signal,
			now: context.now,
			allowLoopback: toolSettings().POSTING_SOURCES_ALLOW_LOOPBACK,
			totalTimeoutMs: TOTAL_TIMEOUT_MS,
			onProgress: (done, total) => context.reportProgress(done, total, `${done} of ${total} postings checked`),
		});
	},
	findings: ({ counts, postings }) => {
		if (counts.unreachable === 0) return [];
		const notLookedAt = postings.filter(({ verification }) => verification.evidence === NOT_LOOKED_AT).length;
		return [
			{
				exceptionType: "posting_unverified",
				severity: "low",
				affectedRows: [{ unreachable: counts.unreachable, ...(notLookedAt > 0 && { notLookedAt }) }],
				suggestedResolution: "These postings could not be checked. Open one before you apply for it.",
				requiresHuman: false,
			},
		];
	},
});
