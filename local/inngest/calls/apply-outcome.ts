import type { Call, Engine, Lease } from "@/local/inngest/engine/engine";
import type { Work } from "@/local/inngest/engine/work";
import { isOverRate } from "@/local/inngest/events/rate-limit";
import { inUnitOfWork } from "@/local/inngest/events/unit-of-work";
import { backoffDelayMs, crashDelayMs } from "@/local/inngest/rules/backoff";
import { finishRun } from "@/local/inngest/runs/finish-run";
import { DISCOVERY, enqueue, postpone, removeJob, renewDiscovery } from "@/local/inngest/runs/queue";
import { resumeStep, type StepResult } from "@/local/inngest/runs/resume-step";
import { startRun } from "@/local/inngest/runs/start-run";
import { type DoneStep, saveDone, savePending } from "@/local/inngest/runs/steps";
import { advance } from "./advance";
import { invocation, pendingStep } from "./operations";
import type { Failure, Operation, Outcome, Settled } from "./outcome";

interface Job {
	lease: Lease;
	attempt: number;
	maxAttempts: number;
	/** Something came up while the call was in hand: discover once more. */
	isAgain: boolean;
}

/** Locks the run and its job, if the lease is still the current one. */
async function lockJob(work: Work, lease: Lease): Promise<Job | undefined> {
	const [row] = await work.sql.rows<{ attempt: number; max_attempts: number; again: boolean }>(
		`select j.attempt, r.max_attempts, j.again from runs r join jobs j on j.run_id = r.id
     where r.id = $1 and j.step_id = $2 and j.generation = $3 and r.ended_at is null for no key update`,
		[lease.runId, lease.stepId, lease.generation],
	);
	return row === undefined ? undefined : { lease, attempt: row.attempt, maxAttempts: row.max_attempts, isAgain: row.again };
}

function doneStep({ id, op, name, displayName }: Operation, result: StepResult): DoneStep {
	return { id, op, name: displayName ?? name ?? "", result };
}

/** Retires the call in hand and owes the next DISCOVERY if there is reason for one. */
async function goOn(work: Work, job: Job, needsDiscovery: boolean): Promise<void> {
	const { lease } = job;
	if (lease.stepId === DISCOVERY && (needsDiscovery || job.isAgain)) return renewDiscovery(work, lease);
	await removeJob(work, lease);
	if (needsDiscovery) await enqueue(work, lease.runId, DISCOVERY, lease.functionId);
}

async function invoke(work: Work, job: Job, operation: Operation): Promise<void> {
	const { runId } = job.lease;
	const { functionId, event } = invocation(operation, runId);
	const config = work.engine.registry.find(functionId);
	const isLimited = config !== undefined && (await isOverRate(work, config, event.payload));
	const started = config === undefined || isLimited ? undefined : await startRun(work, config, [event], { runId, stepId: operation.id });
	if (started !== undefined) return;
	const reason =
		config === undefined ? `could not find function with ID: ${functionId}` : `invoked function is ${isLimited ? "rate limited" : "already running"}`;
	await resumeStep(work, runId, operation.id, { error: { name: "Error", message: reason } });
}

/** The step or function gave up for good: a step's own error goes to the function that awaits it, any other ends the run. */
async function giveUp(work: Work, job: Job, error: unknown, step: Operation | undefined): Promise<void> {
	if (step === undefined) return finishRun(work, job.lease.runId, { status: "failed", error });
	await goOn(work, job, await saveDone(work, job.lease.runId, [doneStep(step, { error })]));
}

async function fail(work: Work, job: Job, failure: Failure, delayMs: number, step?: Operation): Promise<void> {
	const attempt = job.attempt + 1;
	if (!failure.isRetriable || attempt >= job.maxAttempts) return giveUp(work, job, failure.error, step);
	await postpone(work, job.lease, attempt, failure.retryAfterMs ?? delayMs);
}

const DONE_OPS = new Set(["StepRun", "StepFailed"]);
const PLAIN_OPS = new Set([...DONE_OPS, "StepError", "RunComplete", "DiscoveryRequest"]);

function doneSteps(operations: Operation[]): DoneStep[] {
	return operations
		.filter(({ op }) => DONE_OPS.has(op))
		.map((operation) => doneStep(operation, operation.op === "StepRun" ? { data: operation.data ?? null } : { error: operation.error }));
}

async function applyOperations(work: Work, job: Job, outcome: Extract<Outcome, { kind: "operations" }>): Promise<void> {
	const { runId, functionId } = job.lease;
	const { operations, isEager, failure } = outcome;
	const isReady = await saveDone(work, runId, doneSteps(operations));
	const end = operations.find(({ op }) => op === "RunComplete");
	if (end !== undefined) return finishRun(work, runId, { status: "completed", output: end.data });
	const failed = operations.find(({ op }) => op === "StepError");
	if (failed !== undefined) {
		const delayMs = backoffDelayMs(work.engine.config.backoffMs, job.attempt);
		return fail(work, job, { ...failure, error: failed.error }, delayMs, failed);
	}
	const waiting = operations.filter(({ op }) => !PLAIN_OPS.has(op));
	const fresh = await savePending(
		work,
		runId,
		waiting.map((operation) => pendingStep(operation, isEager)),
	);
	for (const operation of waiting.filter(({ id }) => fresh.has(id))) {
		if (operation.op === "StepPlanned") await enqueue(work, runId, operation.id, functionId);
		if (operation.op === "InvokeFunction") await invoke(work, job, operation);
	}
	await goOn(work, job, waiting.length === 0 && isReady);
}

async function apply(work: Work, job: Job, outcome: Settled): Promise<void> {
	const { backoffMs } = work.engine.config;
	switch (outcome.kind) {
		case "returned":
			return finishRun(work, job.lease.runId, { status: "completed", output: outcome.data });
		case "operations":
			return applyOperations(work, job, outcome);
		case "failed":
			return fail(work, job, outcome, backoffDelayMs(backoffMs, job.attempt));
		case "crashed": {
			const error = { name: "Error", message: `The app stopped while it ran this step (${outcome.message})` };
			return fail(work, job, { error, isRetriable: true }, crashDelayMs(backoffMs, job.attempt));
		}
	}
}

/**
 * Writes what a call brought, in one transaction: results, what comes next and the end of the run. An answer whose generation is no
 * longer the job's own is dropped: the call was given up and made again, or the run was cancelled.
 */
export async function applyOutcome(engine: Engine, lease: Lease, call: Call, outcome: Settled): Promise<void> {
	const inTransaction = (change: Settled) =>
		inUnitOfWork(engine, async (work) => {
			const job = await lockJob(work, lease);
			if (job !== undefined) await apply(work, job, change);
		});
	try {
		const isPlain = outcome.kind === "operations" && outcome.operations.every(({ op }) => DONE_OPS.has(op));
		if (isPlain && (await advance(engine, lease, call, doneSteps(outcome.operations)))) return;
		await inTransaction(outcome);
	} catch (error) {
		engine.log.error({ err: error, ...lease }, "an answer could not be applied");
		const { name, message } = error instanceof Error ? error : new Error(String(error));
		await inTransaction({ kind: "failed", error: { name, message }, isRetriable: false });
	}
}
