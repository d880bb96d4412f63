import "server-only";
import { z } from "zod";
import { inTurns } from "@/lib/platform/waiting/turns";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { givenHome } from "@/lib/tools/job-search/store/given-home";
import { mergedOf } from "@/lib/tools/job-search/store/merged";
import { asking, closestTo } from "@/lib/tools/job-search/store/relevance";
import { snapshotOf } from "@/lib/tools/job-search/store/snapshots";
import { defineTool, type ToolContext } from "@/lib/tools/tool";
import { MOST_CHOSEN, MOST_POSTINGS } from "./limits";
import { ListOrder, Posting, PostingListResult, PostingQuery, PostingSnapshot, SourceReport } from "./schemas";

const MOST_WORKPLACES = 5;

const ListPostingsInput = z.object({
	postings: z.union([z.array(Posting).max(MOST_POSTINGS), PostingSnapshot]),
	query: PostingQuery,
	order: ListOrder.default("relevance"),
	limit: z.int().min(1).max(MOST_CHOSEN).default(MOST_CHOSEN),
	home: z
		.object({ address: z.string().nullish(), workplaces: z.array(z.string().nullable()).max(MOST_WORKPLACES).default([]) })
		.optional()
		.describe("Where who searches lives and has worked of late, newest first: without a wish for a place, what is far from there stands behind"),
	sources: z.array(SourceReport).default([]),
	counts: z.object({ normalized: z.int().min(0), duplicates: z.int().min(0) }).optional(),
});
type ListPostingsInput = z.output<typeof ListPostingsInput>;

/** The postings that promise most for the query, best first. */
async function closest(input: ListPostingsInput, context: ToolContext): Promise<Posting[]> {
	const { postings, query, limit } = input;
	const home = givenHome(input.home);
	if (Array.isArray(postings)) return closestTo(query, postings, await inTurns(asking(postings), context.signal), limit, home);
	const configured = await configuredSources();
	const snapshot = await snapshotOf(postings, configured, context);
	const merged = await whileWanted(mergedOf(snapshot, configured, context.shelf), context.signal);
	return closestTo(query, merged.postings, merged.asked, limit, home);
}

/** Those of an employer's own system first, then job boards, then what collects from others; among equals the order given. */
const byPriority = (one: Posting, other: Posting): number => (one.sources[0]?.priority ?? 0) - (other.sources[0]?.priority ?? 0);

/** Postings as they were found, neither checked nor scored: the list of the earlier tiers of resume matching. */
export const listPostings = defineTool({
	name: "list_postings",
	title: "List job postings",
	description:
		"Lists the postings that promise most for a query, by relevance or by the priority of their sources. It neither checks whether they are still open nor scores them.",
	input: ListPostingsInput,
	output: z.object({ result: PostingListResult }),
	perInvocationMicroU: 500,
	timeoutMs: 30_000,
	async run(input, context) {
		const found = await closest(input, context);
		const postings = input.order === "source_priority" ? found.toSorted(byPriority) : found;
		const sources = input.sources.map(({ provider, found: rows, error, isSample }) => ({ provider, found: rows, error, isSample }));
		const rows = sources.reduce((sum, source) => sum + source.found, 0);
		const counts = { found: rows, normalized: 0, duplicates: 0, ...input.counts };
		return { result: { postings, total: postings.length, order: input.order, query: input.query, counts, sources, generatedAt: context.now.toISOString() } };
	},
});
