import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { mysteryUnlocked, pushRequested } from "@/inngest/events";
import { sendQueuedPush } from "@/lib/messaging/pushes/send-push";
import { sweepPushes } from "@/lib/messaging/pushes/sweep-pushes";
import { tellNext, tellOne } from "@/lib/messaging/pushes/tell-of-mystery";

/** A mystery event is unlocked: whoever has connected an account is written to. */
export const tellOfMystery = inngest.createFunction({ id: "tell-of-mystery", triggers: mysteryUnlocked, retries: 8 }, async ({ event, step }) => {
	const { surveyId, responseId } = event.data;
	if (responseId !== null) return step.run("queue", () => tellOne(surveyId, responseId));
	let queued = 0;
	let after: string | null = null;
	// A step for each page: the last response says where it goes on.
	do {
		const from: string | null = after;
		const page: { queued: number; next: string | null } = await step.run(`queue after ${from}`, () => tellNext(surveyId, from));
		queued += page.queued;
		after = page.next;
	} while (after !== null);
	return queued;
});

/** Sends a queued message once. */
export const sendPush = inngest.createFunction({ id: "send-push", triggers: pushRequested, retries: 8, concurrency: [{ limit: 5 }] }, async ({ event, step }) =>
	step.run("send", () => sendQueuedPush(event.data.pushId)),
);

/** Takes up messages that were lost on the way, or waited for a new month or for right settings. */
export const sweepMessages = inngest.createFunction(
	{ id: "sweep-messages", triggers: cron("*/10 * * * *"), retries: 0, concurrency: [{ limit: 1 }] },
	async ({ step }) => step.run("sweep", () => sweepPushes()),
);
