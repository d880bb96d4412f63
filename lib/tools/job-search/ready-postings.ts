import "server-only";
import { z } from "zod";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { mergedOf } from "@/lib/tools/job-search/store/merged";
import { noteAsked, takeSnapshot } from "@/lib/tools/job-search/store/snapshots";
import { defineTool } from "@/lib/tools/tool";

/** Reads every configured board that is not fresh, as any search would, and merges what they list: the search that follows finds it done. */
export const readyPostings = defineTool({
	name: "ready_postings",
	title: "Read job boards ahead",
	description: "Reads the job boards ahead of a search that is about to come.",
	isInternal: true,
	input: z.object({}),
	output: z.object({ postings: z.int().min(0) }),
	perInvocationMicroU: 0,
	timeoutMs: 60_000,
	async run(_input, context) {
		const configured = await configuredSources();
		await noteAsked(context);
		const snapshot = await takeSnapshot(configured, null, context);
		const merged = await whileWanted(mergedOf(snapshot, configured, context.shelf), context.signal);
		return { postings: merged.postings.length };
	},
});
