import { inngest } from "@/inngest/client";
import { jobDeleted } from "@/inngest/events";
import { deleteStored } from "@/lib/files/store/delete-stored";

/** Removes what a deleted job had stored. */
export const removeJobFiles = inngest.createFunction({ id: "remove-job-files", triggers: jobDeleted, retries: 5 }, async ({ event, step }) => {
	await step.run("delete-stored", () => deleteStored(event.data.storageKeys));
});
