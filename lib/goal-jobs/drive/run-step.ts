import "server-only";
import type { StepSpec } from "@/lib/catalog/spec";
import { readFileBytes } from "@/lib/files/store/read-file-bytes";
import { storeArtifactBytes } from "@/lib/files/store/store-artifact";
import { readJobForWork, specOf, type WorkedJob } from "@/lib/goal-jobs/internal";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import { configuredModel } from "@/lib/models/the-model";
import { db } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError, knownCode } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";
import { callFiles } from "@/lib/tools/call-files";
import { callTool, type ToolOutcome } from "@/lib/tools/call-tool";
import type { CallReach } from "@/lib/tools/open-calls";
import type { ToolContext } from "@/lib/tools/tool";
import { type DriveRef, lockForWork, type NextWork, nextWorkOf, STOP, workNode } from "./drive";
import { hasResult, packedOutput, recordFailure, recordOvertaken, recordStart, recordSuccess } from "./record-step";
import { createProgressReporter } from "./report-progress";
import { whileRunning } from "./running";

/**
 * Runs one step, or one item of it: loads its inputs, calls its tool, and writes output, invocation, artifacts and events in one transaction.
 * A step that has its result already is not run again. Returns what comes next.
 * @throws AppError of the tool, for the engine to repeat (isRetriable) or to end the drive with. An item that can't succeed is recorded as failed instead.
 */
export async function runStep(drive: DriveRef, stepId: string, itemKey: string | null): Promise<NextWork> {
	const job = await readJobForWork(db(), drive.jobSpecId);
	if (!job) return STOP;
	const done = await db().stepResult.findUnique({
		where: { jobId_stepId_itemKey: { jobId: job.id, stepId, itemKey: itemKey ?? "" } },
		select: { succeeded: true },
	});
	if (done) return itemKey === null ? nextWorkOf(drive) : STOP;

	const node = workNode(job, stepId);
	const spec = specOf(job);
	try {
		const now = job.steps.find((step) => step.stepId === stepId)?.startedAt ?? new Date();
		const args = await resolveReference(node.step.inputs, scopeOf(db(), job, itemKey));
		const outcome = await whileRunning(job.id, async (signal) => {
			const progress = createProgressReporter(drive, stepId, itemKey);
			const ended = await callTool(
				{
					toolRef: node.step.tool,
					args: isRecord(args) ? args : {},
					declaredTools: spec.steps.map((step) => step.tool),
					palette: spec.toolPalette,
					signal,
					context: toolContext({ job, report: progress.report, now }),
				},
				(invocation) => transaction(async (tx) => recordStart(tx, await lockForWork(tx, drive), { node, itemKey, now, invocation })),
			);
			await progress.settle();
			return ended;
		});
		return await conclude(drive, stepId, itemKey, gated(node.step.gate, outcome));
	} catch (error) {
		if (error instanceof AppError && error.code === "JOB_CANCELLED") return itemKey === null ? nextWorkOf(drive) : STOP;
		throw error;
	}
}

async function conclude(drive: DriveRef, stepId: string, itemKey: string | null, outcome: ToolOutcome): Promise<NextWork> {
	const isFinal = outcome.error === null || (itemKey !== null && !outcome.error.isRetriable);
	const packed = await packedOutput(outcome);
	await transaction(async (tx) => {
		const job = await lockForWork(tx, drive);
		const node = workNode(job, stepId);
		if (await hasResult(tx, job, { node, itemKey })) await recordOvertaken(tx, job, { node, itemKey, outcome });
		else if (outcome.error) await recordFailure(tx, job, { node, itemKey, outcome, packed, error: outcome.error, isFinal });
		else await recordSuccess(tx, job, { node, itemKey, outcome, packed });
	});
	if (outcome.error && !isFinal) throw outcome.error;
	return itemKey === null ? nextWorkOf(drive) : STOP;
}

/** A tool may work and still say no: its output is kept and the step fails with the spec's words. */
function gated(gate: StepSpec["gate"], outcome: ToolOutcome): ToolOutcome {
	if (!gate || outcome.error || outcome.output?.[gate.field] === true) return outcome;
	const code = knownCode(gate.errorCode, "TOOL_FAILED");
	return { ...outcome, error: new AppError(code, gate.message) };
}

interface ContextParts {
	readonly job: Pick<WorkedJob, "id" | "ownerId" | "sensitiveLocalFileIds">;
	readonly report: ToolContext["reportProgress"];
	readonly now: Date;
}

/** Who owns a file that a job's tool may read. @throws AppError FILE_FORBIDDEN */
async function ownerOfFile(job: ContextParts["job"], fileId: string): Promise<string> {
	if (job.sensitiveLocalFileIds.includes(fileId)) throw new AppError("FILE_FORBIDDEN", "This file stays on your device and is not read here.");
	// A guest that became a user while its job runs has taken its files along.
	return (await db().goalJob.findUnique({ where: { id: job.id }, select: { ownerId: true } }))?.ownerId ?? job.ownerId;
}

function toolContext(parts: ContextParts): Omit<CallReach, "addCostMicroU"> {
	return {
		files: callFiles({ ownerOf: (fileId) => ownerOfFile(parts.job, fileId) }),
		now: parts.now,
		model: configuredModel(),
		readFile: async (fileId) => readFileBytes(fileId, await ownerOfFile(parts.job, fileId)),
		// A key of its own for each call: one that is overtaken never overwrites what the other has kept.
		writeFile: (file) => storeArtifactBytes(file),
		reportProgress: parts.report,
	};
}
