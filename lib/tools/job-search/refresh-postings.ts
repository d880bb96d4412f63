import "server-only";
import { z } from "zod";
import { whileWanted } from "@/lib/platform/waiting/while-wanted";
import { configuredSources } from "@/lib/tools/job-search/sources/configuration";
import { mergedOf } from "@/lib/tools/job-search/store/merged";
import { takeSnapshot } from "@/lib/tools/job-search/store/snapshots";
import { renewVerifications } from "@/lib/tools/job-search/store/verify-kept";
import { defineTool } from "@/lib/tools/tool";

/** What goes stale before the next refresh is read by this one. */
const AHEAD_MS = 20 * 60_000;

/** Keeps what is known of the boards fresh, so that no run has to wait for them. Where nobody has searched for a day the boards are left alone. */
export const refreshPostings = defineTool({
	name: "refresh_postings",
	title: "Refresh job postings",
	description: "Reads the job boards again whose postings go stale soon, and checks again what was seen of postings.",
	isInternal: true,
	input: z.object({}),
	output: z.object({ isWanted: z.boolean(), postings: z.int().min(0), checked: z.int().min(0) }),
	perInvocationMicroU: 0,
	timeoutMs: 110_000,
	async run(_input, context) {
		if ((await context.shelf.read("asked")) === null) return { isWanted: false, postings: 0, checked: 0 };
		const configured = await configuredSources();
		const snapshot = await takeSnapshot(configured, null, context, AHEAD_MS);
		const merged = await whileWanted(mergedOf(snapshot, configured, context.shelf), context.signal);
		const checked = await renewVerifications(merged, configured, context, AHEAD_MS);
		return { isWanted: true, postings: merged.postings.length, checked };
	},
});
