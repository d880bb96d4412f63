import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { accountDeleted } from "@/inngest/events";
import { arePaymentsSetUp } from "@/lib/payments/provider/paddle";
import { reconcile } from "@/lib/payments/reconcile/reconcile";
import { endSubscriptionsOf } from "@/lib/payments/subscriptions/end-subscriptions-of";

/** Finds payments whose webhooks were lost, and differences that nobody can explain. */
export const reconcilePayments = inngest.createFunction(
	{ id: "reconcile-payments", triggers: cron("*/5 * * * *"), retries: 1, concurrency: [{ limit: 1 }] },
	async ({ step, runId }) => step.run("compare", async () => (arePaymentsSetUp() ? await reconcile(runId) : null)),
);

/** An account is gone: nobody is charged for it any more. */
export const endAccountSubscriptions = inngest.createFunction(
	{ id: "end-account-subscriptions", triggers: accountDeleted, retries: 20 },
	async ({ event, step }) => step.run("end", async () => (arePaymentsSetUp() ? await endSubscriptionsOf(event.data.userId) : 0)),
);
