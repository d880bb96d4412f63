import "server-only";
import { lockForDrive } from "@/lib/goal-jobs/drive/drive";
import { findSpecOf, type JobWithParts, jobUpdated } from "@/lib/goal-jobs/internal";
import { forgetPreview } from "@/lib/goal-jobs/plan/laid-steps";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { transition } from "@/lib/goal-jobs/state";
import { appendEvents } from "@/lib/goal-jobs/stream/append-events";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import type { ErrorCode } from "@/lib/platform/errors";
import { closeInvocations } from "@/lib/specialists/invocations";
import { closeSpan } from "@/lib/specialists/spans";

const ENDED = { driveId: null, lineRankAt: null, progressMessage: null, itemVersion: { increment: 1 } } as const;

/** Shows the preview that a drive has made: the job waits for other answers or for its start. */
export async function showPreview(drive: DriveRef): Promise<void> {
	await transaction(async (tx) => {
		const job = await lockForDrive(tx, drive);
		await closeSpan(tx, job, "hold", "human_review_required");
		const shown = await tx.goalJob.update({
			where: { id: job.id },
			data: {
				...ENDED,
				status: transition(job.status, "preview"),
				driveEndedAt: new Date(),
				agentMessage: "Look at the preview. Change an answer, or start the run.",
			},
		});
		await appendEvents(tx, job.id, [jobUpdated(shown)]);
	});
}

/** Ends the making of a preview that failed: nothing else is lost, and the questions can be answered anew. Call with the job locked. */
export async function giveUpPreview(tx: Transaction, job: JobWithParts, failure: { readonly code: ErrorCode; readonly message: string }): Promise<void> {
	const now = new Date();
	await closeInvocations(tx, job.id, { at: now, errorCode: failure.code, errorMessage: failure.message });
	await closeSpan(tx, job, failure.code === "TOOL_TIMEOUT" ? "timeout" : "fail", "tool_failure");
	const spec = findSpecOf(job);
	if (spec) await forgetPreview(tx, job.id, spec);
	const agentMessage = `No preview could be made. ${failure.message} Change an answer, or start the run without a preview.`;
	const asked = await tx.goalJob.update({
		where: { id: job.id },
		data: { ...ENDED, status: transition(job.status, "askAgain"), driveEndedAt: now, agentMessage },
	});
	await appendEvents(tx, job.id, [jobUpdated(asked)]);
}
