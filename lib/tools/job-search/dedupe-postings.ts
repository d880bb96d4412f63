import { z } from "zod";
import { inTurns } from "@/lib/platform/waiting/turns";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import { deduping } from "@/lib/tools/job-search/duplicates/merge-duplicates";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { mergedOf } from "@/lib/tools/job-search/store/merged";
import { handOver, snapshotOf } from "@/lib/tools/job-search/store/snapshots";
import { defineTool } from "@/lib/tools/tool";
import { MOST_POSTINGS } from "./limits";
import { Posting, PostingSnapshot } from "./schemas";

const DuplicateGroup = z.object({
	keptId: z.string(),
	mergedIds: z.array(z.string()),
	key: z.string().describe("What the first two postings of the group had in common"),
});

const DedupePostingsOutput = z.object({
	postings: z.union([z.array(Posting), PostingSnapshot]),
	duplicates: z.int().min(0),
	groups: z.array(DuplicateGroup).describe("What became one posting; empty for a snapshot, whose postings name all their sources"),
});

export const dedupePostings = defineTool({
	name: "dedupe_postings",
	title: "Remove duplicate postings",
	description: "Merges postings that several boards list, keeps the one of the best source and names all sources. Openings in different cities stay apart.",
	input: z.object({ postings: z.union([z.array(Posting).max(MOST_POSTINGS), PostingSnapshot]) }),
	output: DedupePostingsOutput,
	perInvocationMicroU: 500,
	timeoutMs: 30_000,
	async run({ postings }, context) {
		if (Array.isArray(postings)) return inTurns(deduping(postings), context.signal);
		const configured = await configuredSources();
		const snapshot = await snapshotOf(postings, configured, context);
		const merged = await whileWanted(mergedOf(snapshot, configured, context.shelf), context.signal);
		return { postings: handOver(snapshot, "merged", merged.postings.length), duplicates: merged.duplicates, groups: [] };
	},
	tells: ({ postings, duplicates }) => ({
		label: "openings",
		amount: Array.isArray(postings) ? postings.length : postings.count,
		note: `${duplicates} ${duplicates === 1 ? "duplicate" : "duplicates"} merged`,
	}),
});
