import "server-only";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { presentInvocation } from "@/lib/specialists/list-tool-invocations";
import { ownedRun } from "@/lib/specialists/owned-run";
import { attemptNumbers } from "@/lib/specialists/run-views/attempt-numbers";
import { bounded } from "@/lib/tools/kept/bounded";
import { CallContent, type CallContents } from "./schemas";

/** What a browser still shows without a pause; who needs more downloads the results or exports the run. */
const MOST_CHARACTERS = 400_000;

/** A tool call of the caller's run with what it was given and what it gave, secrets hidden. @throws AppError JOB_NOT_FOUND, NOT_FOUND. */
export async function getCallContents(context: ActorContext, jobSpecId: string, invocationId: string): Promise<CallContents> {
	const runId = await ownedRun(context, jobSpecId);
	const row = isId(invocationId) ? await db().toolInvocation.findFirst({ where: { invocationId, jobId: runId }, include: { arguments: true } }) : null;
	if (!row) throw new AppError("NOT_FOUND", "The run has no such tool call.");
	const { arguments: kept, ...call } = row;
	const numberOf = await attemptNumbers(db(), [runId]);
	return {
		call: presentInvocation(call, numberOf(call.attemptId)),
		arguments: kept && CallContent.parse(JSON.parse(kept.args)),
		// Of a call without arguments on record nothing is shown: it read a file that never left its device.
		output: kept && (await outputOf(call)),
	};
}

interface Call {
	readonly jobId: string;
	readonly stepName: string;
	readonly itemKey: string;
	readonly outputDigest: string | null;
}

/** The output stands in the step's result for as long as that is this call's. */
async function outputOf({ jobId, stepName: stepId, itemKey, outputDigest: digest }: Call): Promise<CallContent | null> {
	if (digest === null) return null;
	const head = { jobId, stepId, itemKey, digest };
	const isKept = (await db().stepResult.count({ where: { ...head, output: { not: null } } })) > 0;
	if (!isKept) return null;
	const scope = scopeOf(db(), { id: jobId, fileIds: [], filledSlots: {}, goalText: "", results: [head] }, null);
	const { value, cuts } = bounded(await scope.stepOutput(stepId, itemKey, []), MOST_CHARACTERS);
	return { value, cuts: [...cuts] };
}
