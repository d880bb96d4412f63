import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { checkLedger } from "@/lib/credits/check/check-ledger";
import { expireGrants } from "@/lib/credits/grants/expire-grants";
import { noticeLowBalances } from "@/lib/credits/notices/notice-low-balances";
import { sweepCharges } from "@/lib/goal-jobs/charges/sweep-charges";
import { logger } from "@/lib/platform/logger";

/** Gives back what no run will use, takes from balances what has expired, and warns who has little left. */
export const keepBooks = inngest.createFunction(
	{ id: "keep-books", triggers: cron("7,22,37,52 * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => {
		const released = await step.run("charges", () => sweepCharges());
		const expired = await step.run("grants", () => expireGrants());
		const warned = await step.run("low-balances", () => noticeLowBalances());
		return { released, expired, warned };
	},
);

/** Proves every night that the books are right; what is wrong is an alarm in the log, record by record. */
export const proveBooks = inngest.createFunction(
	{ id: "prove-books", triggers: cron("43 2 * * *"), retries: 1, concurrency: [{ limit: 1 }] },
	async ({ step }) =>
		step.run("check", async () => {
			const report = await checkLedger();
			for (const breach of report.breaches) logger.error({ breach }, "The ledger breaks an invariant");
			return report;
		}),
);
