import { inngest } from "@/inngest/client";
import { accountDeleted, guestClaimed } from "@/inngest/events";
import { claimFiles } from "@/lib/files/claim-files";
import { deleteFilesOf } from "@/lib/files/delete-files-of";
import { deleteStored } from "@/lib/files/store/delete-stored";
import { claimGoalJobs, deleteGoalJobsOf } from "@/lib/goal-jobs/lifecycle/forget-owner";
import { transaction } from "@/lib/platform/transaction";

/** A guest signed up or in: its files and jobs become the user's, together. */
export const claimGuest = inngest.createFunction({ id: "claim-guest", triggers: guestClaimed, retries: 5 }, async ({ event, step }) =>
	step.run("claim", () => transaction(async (tx) => ({ files: await claimFiles(tx, event.data), jobs: await claimGoalJobs(tx, event.data) }))),
);

/** An account is gone: so is what it stored. */
export const forgetAccount = inngest.createFunction({ id: "forget-account", triggers: accountDeleted, retries: 8 }, async ({ event, step }) => {
	const storageKeys = await step.run("delete-jobs", () => deleteGoalJobsOf(event.data.userId));
	await step.run("delete-artifacts", () => deleteStored(storageKeys));
	await step.run("delete-files", () => deleteFilesOf(event.data.userId));
});
