import "server-only";
import { z } from "zod";
import { inTurns } from "@/lib/platform/waiting/turns";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import { normalizing } from "@/lib/tools/job-search/shape/normalize-rows";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { normalizedCounts } from "@/lib/tools/job-search/store/merged";
import { handOver, snapshotOf } from "@/lib/tools/job-search/store/snapshots";
import { defineTool, type Finding } from "@/lib/tools/tool";
import { MOST_POSTINGS } from "./limits";
import { Posting, PostingSnapshot, RawPosting } from "./schemas";

const NormalizePostingsOutput = z.object({
	postings: z.union([z.array(Posting), PostingSnapshot]),
	normalized: z.int().min(0).describe("How many rows could be read"),
	dropped: z.array(z.object({ reason: z.string(), count: z.int().min(1) })),
	shortened: z
		.array(z.object({ what: z.string(), count: z.int().min(1) }))
		.default([])
		.describe("Postings that are kept without the end of an overlong text"),
});

/** Gives postings of all providers one shape: plain text, known countries, work mode, level, salary. */
export const normalizePostings = defineTool({
	name: "normalize_postings",
	title: "Normalize job postings",
	description: "Brings the rows of all job boards into one shape with plain text, place, work mode, level and salary. Counts rows that it cannot read.",
	input: z.object({ rawPostings: z.union([z.array(RawPosting).max(MOST_POSTINGS), PostingSnapshot]) }),
	output: NormalizePostingsOutput,
	perInvocationMicroU: 500,
	timeoutMs: 30_000,
	async run({ rawPostings }, context) {
		const configured = await configuredSources();
		if (Array.isArray(rawPostings)) {
			const made = await inTurns(normalizing(rawPostings, configured), context.signal);
			return { ...made, normalized: made.postings.length };
		}
		const snapshot = await snapshotOf(rawPostings, configured, context);
		const { normalized, dropped, shortened } = await whileWanted(normalizedCounts(snapshot, configured, context.shelf), context.signal);
		return { postings: handOver(snapshot, "normalized", normalized), normalized, dropped: [...dropped], shortened: [...shortened] };
	},
	findings: ({ dropped, shortened }) => {
		const findings: Finding[] = [];
		if (dropped.length > 0)
			findings.push({
				exceptionType: "posting_unreadable",
				severity: "low",
				affectedRows: dropped,
				suggestedResolution: "These rows lacked a title, a company or an address and were left out.",
				requiresHuman: false,
			});
		if (shortened.length > 0)
			findings.push({
				exceptionType: "posting_shortened",
				severity: "low",
				affectedRows: shortened,
				suggestedResolution: "The end of these postings' overlong texts was left out. Open their pages to read all of it.",
				requiresHuman: false,
			});
		return findings;
	},
});
