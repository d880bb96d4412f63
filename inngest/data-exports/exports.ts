import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted, exportRequested } from "@/inngest/events";
import { makeExport } from "@/lib/data-exports/make-export";
import { deleteExportsOf, failExport, tidyExports } from "@/lib/data-exports/tidy-exports";

/** Packs all that an account has. */
export const makeDataExport = inngest.createFunction(
	{
		id: "make-data-export",
		triggers: exportRequested,
		retries: 2,
		concurrency: [{ limit: 2 }],
		onFailure: async ({ event, step }) => {
			const { exportId } = exportRequested.schema.parse(event.data.event.data);
			await step.run("give-up", () => failExport(exportId));
		},
	},
	async ({ event, step }) => step.run("make", () => makeExport(event.data.exportId)),
);

export const tidyDataExports = inngest.createFunction(
	{ id: "tidy-data-exports", triggers: cron("*/20 * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => step.run("tidy", () => tidyExports()),
);

/** An account is gone: so are its archives, those that were being made included. */
export const deleteAccountExports = inngest.createFunction({ id: "delete-account-exports", triggers: accountDeleted, retries: 8 }, async ({ event, step }) => {
	await step.run("delete", () => deleteExportsOf(event.data.userId));
	await step.sleep("requests-end", "5m");
	await step.run("delete-late", () => deleteExportsOf(event.data.userId));
});
