import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { appStarted } from "@/inngest/events";
import { pruneDeviceLogins } from "@/lib/accounts/device-login/take-device-login";
import { pruneStarts } from "@/lib/accounts/oauth/oauth-state";
import { sweepExports } from "@/lib/data-exports/tidy-exports";
import { deleteAbandonedUploads } from "@/lib/files/owners/delete-files-of";
import { type SweptPage, sweepUnfinished } from "@/lib/files/store/sweep-store";
import { sweepFiles } from "@/lib/files/sweep-files";
import { sweepPictures } from "@/lib/goal-jobs/pictures/sweep-pictures";
import { expireCheckpoints, restartCutOffDrives, restartDeadDrives, restartLostDrives } from "@/lib/goal-jobs/repair/sweep";
import { sweepArtifacts } from "@/lib/goal-jobs/results/sweep-artifacts";
import { sweepStream } from "@/lib/goal-jobs/stream/append-events";
import { pruneMessaging } from "@/lib/messaging/prune-messaging";
import { pruneWebhookEvents } from "@/lib/payments/webhooks/prune-events";
import { pruneIdempotency } from "@/lib/platform/database/idempotency";
import { pruneOutbox, sweepOutbox } from "@/lib/platform/engine/outbox";
import { env } from "@/lib/platform/env";
import { warmUpTools } from "@/lib/tools/servers";

/** Repairs what a crash between a commit and its message left: events, stream deliveries, drives, overdue pauses. */
export const sweep = inngest.createFunction({ id: "sweep", triggers: cron("* * * * *"), retries: 0, concurrency: [{ limit: 1 }] }, async ({ step }) => {
	const events = await step.run("outbox", () => sweepOutbox());
	const streams = await step.run("stream", () => sweepStream());
	const dead = await step.run("dead-drives", () => restartDeadDrives());
	const lost = await step.run("lost-drives", () => restartLostDrives());
	const checkpoints = await step.run("checkpoints", () => expireCheckpoints());
	return { events, streams, dead, lost, checkpoints };
});

/** Two beats of a call in hand. */
const CUT_OFF_MS = 12_000;

/**
 * A server has started: drives that its end cut off go on now. Twice, since the engine may take some up by itself and since one that was cut off
 * just now can't be told yet from one that runs elsewhere.
 */
export const recover = inngest.createFunction({ id: "recover", triggers: appStarted, retries: 3 }, async ({ step }) => {
	await step.sleep("let-the-engine-go-first", "2s");
	const first = await step.run("drives", () => restartCutOffDrives(CUT_OFF_MS));
	await step.sleep("let-beats-be-missed", "13s");
	const second = await step.run("drives-again", () => restartCutOffDrives(CUT_OFF_MS));
	return { first, second };
});

/** A server has started: what its first run would wait for is loaded while nobody waits. */
export const warmUp = inngest.createFunction({ id: "warm-up", triggers: appStarted, retries: 0 }, async ({ step }) =>
	step.run("tools", () => warmUpTools((server) => !env().TOOL_SERVERS[server])),
);

/** Forgets what nobody needs any more. */
export const prune = inngest.createFunction({ id: "prune", triggers: cron("17 3 * * *"), retries: 1 }, async ({ step, runId }) => {
	await step.run("outbox", () => pruneOutbox());
	await step.run("sign-ins", () => pruneStarts());
	await step.run("device sign-ins", () => pruneDeviceLogins());
	await step.run("idempotency", () => pruneIdempotency());
	await step.run("messaging", () => pruneMessaging());
	await step.run("webhook events", () => pruneWebhookEvents());
	await step.run("uploads", () => deleteAbandonedUploads({ actor: { kind: "system", name: "prune" }, requestId: runId }));
	await step.run("unfinished", () => sweepUnfinished());
	const folders = {
		files: sweepFiles.bind(null, "files"),
		uploads: sweepFiles.bind(null, "uploads"),
		artifacts: sweepArtifacts,
		exports: sweepExports,
		pictures: sweepPictures,
	};
	for (const [folder, sweepFrom] of Object.entries(folders)) {
		let page: SweptPage = { deleted: 0, next: null };
		// A step for each page: the last key says where it goes on.
		do {
			const { next } = page;
			page = await step.run(`${folder} after ${next}`, () => sweepFrom(next));
		} while (page.next !== null);
	}
});
