import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, guestClaimed, workflowRunQueued } from "@/inngest/events";
import { transaction } from "@/lib/platform/database/transaction";
import { claimUserWorkflows, deleteUserWorkflowsOf } from "@/lib/user-workflows/owners/owners";
import { countRun, pruneLikeEvents } from "@/lib/user-workflows/running/count-run";

/** A run of a user workflow has been queued: it counts. */
export const countWorkflowRun = inngest.createFunction({ id: "count-workflow-run", triggers: workflowRunQueued, retries: 5 }, async ({ event, step }) =>
	step.run("count", () => countRun(event.data)),
);

/** A guest's workflows moved with its sign-in; a request that was under way then may have added one since. */
export const claimLateUserWorkflows = inngest.createFunction(
	{ id: "claim-late-user-workflows", triggers: guestClaimed, retries: 5 },
	async ({ event, step }) => {
		await step.sleep("requests-end", "2m");
		await step.run("claim", () => transaction((tx) => claimUserWorkflows(tx, event.data)));
	},
);

/** An account is gone: so are its workflows, likes and comments. */
export const deleteAccountUserWorkflows = inngest.createFunction(
	{ id: "delete-account-user-workflows", triggers: accountDeleted, retries: 8 },
	async ({ event, step, runId }) => {
		const context = { actor: { kind: "system", name: "delete-account-user-workflows" }, requestId: runId } as const;
		await step.run("delete", () => deleteUserWorkflowsOf(context, event.data.userId));
		await step.sleep("requests-end", "5m");
		await step.run("delete-late", () => deleteUserWorkflowsOf(context, event.data.userId));
	},
);

export const tidyLikeEvents = inngest.createFunction({ id: "tidy-like-events", triggers: cron("23 * * * *"), retries: 0 }, async ({ step }) =>
	step.run("prune", () => pruneLikeEvents()),
);
