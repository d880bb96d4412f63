import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { callForAll } from "@/lib/tools/call-for-all";
import { sweepShelves } from "@/lib/tools/shelf/server-shelf";

/** Reads the job boards again before a run would have to wait for them. Nothing is lost when it fails: the next run reads what is stale. */
export const refresh = inngest.createFunction(
	{ id: "refresh-postings", triggers: cron("*/15 * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => {
		const swept = await step.run("shelves", () => sweepShelves());
		return { swept, ...(await step.run("boards", () => callForAll("job-search:refresh_postings"))) };
	},
);
