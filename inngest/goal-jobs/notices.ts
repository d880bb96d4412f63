import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { sendNotices } from "@/lib/goal-jobs/notices/send-notices";

/** Mails people about their runs: what waits for them, what closes within a day, what has ended. */
export const mailNotices = inngest.createFunction(
	{ id: "mail-notices", triggers: cron("* * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => step.run("notices", () => sendNotices()),
);
