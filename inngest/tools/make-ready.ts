import { inngest } from "@/inngest/client";
import { readinessRequested } from "@/inngest/events";
import { callForAll } from "@/lib/tools/call-for-all";

/**
 * Makes ready what a tool of a confirmed run needs, while its person is still asked something. Nothing is lost when it fails or is left out: the
 * tool itself then does this work.
 */
export const makeReady = inngest.createFunction(
	{ id: "make-ready", triggers: readinessRequested, retries: 0, rateLimit: { limit: 1, period: "1m", key: "event.data.toolRef" } },
	async ({ event, step }) => step.run("make-ready", () => callForAll(event.data.toolRef)),
);
