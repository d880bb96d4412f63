import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { sendReminders } from "@/lib/goal-jobs/applications/reminding/send-reminders";
import { sendNotices } from "@/lib/goal-jobs/notices/send-notices";

/** Mails people about their runs: what waits for them, what closes within a day, what has ended. */
export const mailNotices = inngest.createFunction(
	{ id: "mail-notices", triggers: cron("* * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => step.run("notices", () => sendNotices()),
);

/** Mails people about the postings of which they wanted to be reminded today, in the morning where they are. */
export const mailReminders = inngest.createFunction(
	{ id: "mail-reminders", triggers: cron("*/10 * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => step.run("reminders", () => sendReminders()),
);
