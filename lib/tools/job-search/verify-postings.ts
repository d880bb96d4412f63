import "server-only";
import { z } from "zod";
import { NOT_LOOKED_AT } from "@/lib/tools/job-search/openness/check-page";
import { VerifiedPostings, verify } from "@/lib/tools/job-search/openness/verify";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { verifyClosest } from "@/lib/tools/job-search/store/verify-kept";
import { defineTool } from "@/lib/tools/tool";
import { toolSettings } from "@/lib/tools/tool-settings";
import { MOST_POSTINGS } from "./limits";
import { Posting, PostingQuery, PostingSnapshot } from "./schemas";

/** Leaves the tool's own limit some time to hand over what was found. */
const TOTAL_TIMEOUT_MS = 45_000;

export const verifyPostings = defineTool({
	name: "verify_postings",
	title: "Verify job postings",
	description:
		"Checks at the source whether each posting is still open; of a snapshot, the postings that promise most for the query. Only definitive evidence closes one; what cannot be reached is said to be unreachable.",
	input: z
		.object({ postings: z.union([z.array(Posting).max(MOST_POSTINGS), PostingSnapshot]), query: PostingQuery.optional() })
		.refine(({ postings, query }) => Array.isArray(postings) || query !== undefined, { path: ["query"], error: "A snapshot needs a query to choose by" }),
	output: VerifiedPostings,
	perInvocationMicroU: 3_000,
	timeoutMs: 60_000,
	async run({ postings, query }, context) {
		const options = {
			configured: await configuredSources(),
			signal: context.signal,
			now: context.now,
			allowLoopback: toolSettings().POSTING_SOURCES_ALLOW_LOOPBACK,
			totalTimeoutMs: TOTAL_TIMEOUT_MS,
			onProgress: (done: number, total: number) => context.reportProgress(done, total, `${done} of ${total} postings checked`),
		};
		if (Array.isArray(postings)) return verify(postings, { ...options, titles: query?.titles ?? [] });
		if (!query) throw new Error("A snapshot came without a query.");
		return verifyClosest(postings, query, options, context.shelf);
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
	tells: ({ counts: { live, closed, unreachable } }) => ({
		label: "open",
		amount: live + unreachable,
		note: `of the ${live + closed + unreachable} that promise most; ${closed} ${closed === 1 ? "was" : "were"} closed`,
	}),
});
