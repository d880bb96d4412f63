import { inngest } from "@/inngest/client";
import { accountDeleted, guestClaimed } from "@/inngest/events";
import { claimGoalJobs } from "@/lib/goal-jobs/lifecycle/claim-goal-jobs";
import { deleteGoalJobsOf } from "@/lib/goal-jobs/lifecycle/deleting/delete-goal-jobs-of";
import { transaction } from "@/lib/platform/database/transaction";

/** A guest's jobs moved with its sign-in; a request that was under way then may have added one since. */
export const claimLateGoalJobs = inngest.createFunction({ id: "claim-late-goal-jobs", triggers: guestClaimed, retries: 5 }, async ({ event, step }) => {
	await step.sleep("requests-end", "2m");
	await step.run("claim", () => transaction((tx) => claimGoalJobs(tx, event.data)));
});

/** An account is gone: so are its jobs, those of requests that were under way included. */
export const deleteAccountGoalJobs = inngest.createFunction(
	{ id: "delete-account-goal-jobs", triggers: accountDeleted, retries: 8 },
	async ({ event, step, runId }) => {
		const context = { actor: { kind: "system", name: "delete-account-goal-jobs" }, requestId: runId } as const;
		await step.run("delete", () => deleteGoalJobsOf(context, event.data.userId));
		await step.sleep("requests-end", "5m");
		await step.run("delete-late", () => deleteGoalJobsOf(context, event.data.userId));
	},
);
