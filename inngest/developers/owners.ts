import { inngest } from "@/inngest/client";
import { accountDeleted } from "@/inngest/events";
import { forgetAgentsOf } from "@/lib/developers/owners/forget-agents";

/** An account is gone: so are its agents, those of requests that were under way included. */
export const forgetAccountAgents = inngest.createFunction(
	{ id: "forget-account-agents", triggers: accountDeleted, retries: 8 },
	async ({ event, step, runId }) => {
		const context = { actor: { kind: "system", name: "forget-account-agents" }, requestId: runId } as const;
		await step.run("forget", () => forgetAgentsOf(context, event.data.userId));
		await step.sleep("requests-end", "5m");
		await step.run("forget-late", () => forgetAgentsOf(context, event.data.userId));
	},
);
