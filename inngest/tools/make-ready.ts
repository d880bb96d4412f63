import { inngest } from "@/inngest/client";
import { appStarted, readinessRequested } from "@/inngest/events";
import { callForAll, readyingToolsOf } from "@/lib/tools/call-for-all";
import { everyToolRef } from "@/lib/tools/servers";

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

/** The same for whatever will be run first after a server has started, which would otherwise wait for all of it. A server that starts often does it once. */
export const readyAtStart = inngest.createFunction(
	{ id: "ready-at-start", triggers: appStarted, retries: 0, rateLimit: { limit: 1, period: "5m" } },
	async ({ step }) => {
		for (const toolRef of readyingToolsOf(everyToolRef())) await step.run(toolRef, () => callForAll(toolRef));
	},
);
