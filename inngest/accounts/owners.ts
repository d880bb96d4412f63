import { inngest } from "@/inngest/client";
import { accountDeleted } from "@/inngest/events";
import { forgetTraces } from "@/lib/accounts/profile/forget-traces";
import { transaction } from "@/lib/platform/database/transaction";

/** An account is gone: so are the answers that were kept for requests that were under way then. */
export const forgetLateTraces = inngest.createFunction({ id: "forget-late-traces", triggers: accountDeleted, retries: 5 }, async ({ event, step }) => {
	await step.sleep("requests-end", "5m");
	await step.run("forget", () => transaction((tx) => forgetTraces(tx, event.data.userId, null)));
});
