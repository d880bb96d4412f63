import "server-only";
import type { Spec } from "@/lib/catalog/spec";
import type { Transaction } from "@/lib/platform/database/db";
import { type PlanNode, planOf } from "./plan";
import { previewSteps } from "./preview-steps";

/** Lays out the steps of a job, once. */
export async function layOutSteps(tx: Transaction, job: { readonly id: string; readonly steps: readonly unknown[] }, spec: Spec): Promise<void> {
	if (job.steps.length === 0) await tx.jobStep.createMany({ data: planOf(spec).map((node, index) => stepRow(job.id, node, index)) });
}

function stepRow(jobId: string, node: PlanNode, index: number) {
	const { stepId, stepType, title } = node;
	const role = node.kind === "work" ? node.step.role : null;
	const toolRef = node.kind === "work" ? node.step.tool : null;
	return { jobId, stepId, stepType, title, role, toolRef, stepOrder: index + 1 };
}

/** Takes away what the steps of a preview made, so that they are done again. Bytes that no artifact names are swept. */
export async function forgetPreview(tx: Transaction, jobId: string, spec: Spec): Promise<void> {
	const steps = { jobId, stepId: { in: previewSteps(spec) } };
	await tx.stepResult.deleteMany({ where: steps });
	await tx.artifact.deleteMany({ where: steps });
	await tx.jobStep.updateMany({
		where: steps,
		data: { status: "pending", progress: 0, progressMessage: null, errorCode: null, errorMessage: null, startedAt: null, finishedAt: null },
	});
}
