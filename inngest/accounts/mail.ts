import { inngest } from "@/inngest/client";
import { mailRequested } from "@/inngest/events";
import { sendQueuedMail } from "@/lib/mail/send-mail";

/** Sends a queued mail once. */
export const sendMail = inngest.createFunction({ id: "send-mail", triggers: mailRequested, retries: 8, concurrency: [{ limit: 5 }] }, async ({ event, step }) =>
	step.run("send", () => sendQueuedMail(event.data.mailId)),
);
