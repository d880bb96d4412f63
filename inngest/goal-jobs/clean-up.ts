import { inngest } from "@/inngest/client";
import { jobDeleted } from "@/inngest/events";
import { deleteUnclaimed } from "@/lib/goal-jobs/lifecycle/deleting/delete-unclaimed";

/** Removes what a deleted job had stored. */
export const removeJobFiles = inngest.createFunction({ id: "remove-job-files", triggers: jobDeleted, retries: 5 }, async ({ event, step }) => {
	await step.run("delete-stored", () => deleteUnclaimed(event.data.storageKeys));
});
