import { cron } from "inngest";
import { inngest } from "@/inngest/client";
import { deleteAbandonedUploads } from "@/lib/files/delete-files-of";
import { expireCheckpoints, restartLostDrives } from "@/lib/goal-jobs/drive/sweep";
import { sweepStream } from "@/lib/goal-jobs/stream/append-events";
import { pruneIdempotency } from "@/lib/platform/idempotency";
import { pruneOutbox, sweepOutbox } from "@/lib/platform/outbox";

/** Repairs what a crash between a commit and its message left: events, stream deliveries, drives, overdue pauses. */
export const sweep = inngest.createFunction({ id: "sweep", triggers: cron("* * * * *"), retries: 0, concurrency: [{ limit: 1 }] }, async ({ step }) => {
	const events = await step.run("outbox", () => sweepOutbox());
	const streams = await step.run("stream", () => sweepStream());
	const drives = await step.run("drives", () => restartLostDrives());
	const checkpoints = await step.run("checkpoints", () => expireCheckpoints());
	return { events, streams, drives, checkpoints };
});

/** Forgets what nobody needs any more. */
export const prune = inngest.createFunction({ id: "prune", triggers: cron("17 3 * * *"), retries: 1 }, async ({ step, runId }) => {
	await step.run("outbox", () => pruneOutbox());
	await step.run("idempotency", () => pruneIdempotency());
	await step.run("uploads", () => deleteAbandonedUploads({ actor: { kind: "system", name: "prune" }, requestId: runId }));
});
