import { inngest } from "@/inngest/client";
import { accountDeleted, guestClaimed } from "@/inngest/events";
import { transaction } from "@/lib/platform/database/transaction";
import { claimSurveys } from "@/lib/surveys/owners/claim-surveys";
import { deleteSurveysOf } from "@/lib/surveys/owners/delete-surveys-of";

/** A guest's surveys moved with its sign-in; a request that was under way then may have added one since. */
export const claimLateSurveys = inngest.createFunction({ id: "claim-late-surveys", triggers: guestClaimed, retries: 5 }, async ({ event, step }) => {
	await step.sleep("requests-end", "2m");
	await step.run("claim", () => transaction((tx) => claimSurveys(tx, event.data)));
});

/** An account is gone: so are its surveys with their responses, those of requests that were under way included. */
export const deleteAccountSurveys = inngest.createFunction(
	{ id: "delete-account-surveys", triggers: accountDeleted, retries: 8 },
	async ({ event, step, runId }) => {
		const context = { actor: { kind: "system", name: "delete-account-surveys" }, requestId: runId } as const;
		await step.run("delete", () => deleteSurveysOf(context, event.data.userId));
		await step.sleep("requests-end", "5m");
		await step.run("delete-late", () => deleteSurveysOf(context, event.data.userId));
	},
);
