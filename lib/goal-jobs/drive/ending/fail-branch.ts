import "server-only";
import { specOf } from "@/lib/goal-jobs/internal";
import { stepsLostWith } from "@/lib/goal-jobs/plan/branches";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import type { DriveRef } from "@/lib/goal-jobs/record/drive-ref";
import { progressAfter } from "@/lib/goal-jobs/record/note-end";
import { stepData } from "@/lib/goal-jobs/record/place";
import { record } from "@/lib/goal-jobs/record/record";
import type { AppError } from "@/lib/platform/errors";

/** Ends a step of a branch that can't succeed, and leaves out what needs it; the other branches go on. */
export async function failBranch(drive: DriveRef, stepId: string, error: Pick<AppError, "code" | "message">): Promise<void> {
	await record(drive, (failed) => {
		const spec = specOf(failed.run);
		const step = failed.step(stepId);
		if (!step || ["completed", "failed", "skipped"].includes(step.status)) return;
		const finishedAt = new Date();
		failed.changeStep(stepId, { status: "failed", finishedAt, progressMessage: null, errorCode: error.code, errorMessage: error.message });
		failed.notes.closeCalls({ stepId, itemKey: "" }, { at: finishedAt, errorCode: error.code, errorMessage: error.message });
		if (step.role) failed.notes.failSpan(step.role);
		const ticket = {
			exceptionType: "branch_failed",
			severity: "high" as const,
			affectedRows: [{ step: stepId, error: error.code, message: error.message }],
			suggestedResolution: "The other results are delivered. Read the message, mend what it names, and run the workflow again.",
			requiresHuman: true,
		};
		failed.tell(...failed.notes.fileTickets(`branch:${stepId}`, [ticket]));
		for (const node of planOf(spec)) {
			if (node.stepId === stepId)
				failed.tell({ type: "step_finished", data: { ...stepData(node, { status: "failed", progress: step.progress }), errorMessage: error.message } });
		}
		const reason = `Left out: ${step.title} failed, and it needs that.`;
		const plan = planOf(spec);
		for (const lost of stepsLostWith(stepId, spec.steps)) {
			const state = failed.step(lost);
			const node = plan.find((candidate) => candidate.stepId === lost);
			if (!state || !node || state.status === "completed" || state.status === "failed") continue;
			failed.changeStep(lost, { status: "skipped", finishedAt, progressMessage: null, errorCode: null, errorMessage: reason });
			failed.tell({ type: "step_finished", data: { ...stepData(node, { status: "skipped", progress: state.progress }), errorMessage: reason } });
		}
		failed.changeJob({ progress: progressAfter(failed) });
	});
}
