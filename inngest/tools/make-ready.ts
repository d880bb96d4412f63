import { inngest } from "@/inngest/client";
import { readinessRequested } from "@/inngest/events";
import { callForAll, readyingToolsOf } from "@/lib/tools/call-for-all";

/**
 * Makes ready what the tools of a confirmed run need, while its person is still asked something. Nothing is lost when it fails or is left out: the
 * tool itself then does this work.
 */
export const makeReady = inngest.createFunction(
	{ id: "make-ready", triggers: readinessRequested, retries: 0, rateLimit: { limit: 1, period: "1m", key: "event.data.workflowSpecId" } },
	async ({ event, step }) => {
		for (const toolRef of readyingToolsOf(event.data.toolRefs)) await step.run(toolRef, () => callForAll(toolRef));
	},
);
