import { inngest } from "@/inngest/client";
import { accountDeleted, guestClaimed } from "@/inngest/events";
import { claimFiles } from "@/lib/files/owners/claim-files";
import { deleteFilesOf } from "@/lib/files/owners/delete-files-of";
import { transaction } from "@/lib/platform/database/transaction";

/** A guest's files moved with its sign-in; a request that was under way then may have added one since. */
export const claimLateFiles = inngest.createFunction({ id: "claim-late-files", triggers: guestClaimed, retries: 5 }, async ({ event, step }) => {
	await step.sleep("requests-end", "2m");
	await step.run("claim", () => transaction((tx) => claimFiles(tx, event.data)));
});

/** An account is gone: so are its files, those of requests that were under way included. */
export const deleteAccountFiles = inngest.createFunction(
	{ id: "delete-account-files", triggers: accountDeleted, retries: 8 },
	async ({ event, step, runId }) => {
		const context = { actor: { kind: "system", name: "delete-account-files" }, requestId: runId } as const;
		await step.run("delete", () => deleteFilesOf(context, event.data.userId));
		await step.sleep("requests-end", "5m");
		await step.run("delete-late", () => deleteFilesOf(context, event.data.userId));
	},
);
