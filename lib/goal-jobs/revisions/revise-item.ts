import "server-only";
import { isDeepStrictEqual } from "node:util";
import { resolveReference } from "@/lib/goal-jobs/plan/references";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { isRecord } from "@/lib/platform/records";
import { callStep, type StepCall } from "./call-step";
import { callCheck, judge, originalOf, readValue } from "./check-item";
import { besideOf, presentItem } from "./get-item";
import { keepRevision, type NewFile } from "./keep-revision";
import { loadItem, type RevisableItem, scopeWith } from "./load-item";
import { recordCalls } from "./record-calls";
import { requireRevision } from "./require-revision";
import type { ItemCheck, JobItem, ReviseItemInput } from "./schemas";

/**
 * Changes what the caller's finished job wrote for one item: the value passes the item's check, its files are made anew and stand in place of the
 * old ones, in the archive too. A value that is refused changes nothing; the calls that were made for it are recorded with their costs.
 * @throws AppError JOB_NOT_FOUND, INVALID_STATE_TRANSITION, NOT_FOUND, VALIDATION_ERROR, VERSION_CONFLICT (details.currentRevision),
 * REVISION_REFUSED (details.violations); the tools' own.
 */
export async function reviseItem(context: ActorContext, jobSpecId: string, itemId: string, input: ReviseItemInput): Promise<JobItem> {
	const item = await loadItem(context, jobSpecId, itemId);
	requireRevision(item.number, input.expectedRevision);
	const value = readValue(item, input.value);
	const beside = await besideOf(item);
	if (isDeepStrictEqual(value, item.value)) return presentItem({ ...item, beside });
	const check = await callCheck(item, value);
	const verdict = judge(item, check.outcome.output);
	if (check.outcome.error || !verdict.passed) {
		await recordAlone(item, [check]);
		throw check.outcome.error ?? new AppError("REVISION_REFUSED", refusal(verdict.advice), { violations: verdict.violations });
	}
	const render = await callRender(item, value, check, verdict);
	if (render.outcome.error) {
		await recordAlone(item, [check, render]);
		throw render.outcome.error;
	}
	const metadata = await resolveReference(item.render.step.artifacts?.metadata ?? {}, scopeWith(item, value));
	const kept = await keepRevision(context, item, {
		value,
		files: filesIn(render),
		metadata: { ...(isRecord(metadata) ? metadata : {}), ...(verdict.remarks.length > 0 ? { remarks: verdict.remarks } : {}) },
		calls: [check, render],
	});
	return presentItem({ ...item, ...kept, value, beside });
}

function refusal(advice: string | null): string {
	return ["This can't stand in the result, so nothing was saved.", advice].filter(Boolean).join(" ");
}

function callRender(item: RevisableItem, value: Record<string, unknown>, check: StepCall, { remarks }: ItemCheck): Promise<StepCall> {
	const { remarksField } = item.revision;
	const more = { ...originalOf(item), ...(remarksField === undefined ? {} : { [remarksField]: remarks }) };
	return callStep(item, item.render, { scope: scopeWith(item, value), more, now: new Date(), spentMicroU: check.outcome.invocation.costMicroU });
}

/** The calls of a change that came to nothing. */
async function recordAlone({ job, itemId }: RevisableItem, calls: readonly StepCall[]): Promise<void> {
	await transaction((tx) => recordCalls(tx, job.id, calls, itemId));
}

function filesIn({ outcome }: StepCall): NewFile[] {
	const files = outcome.output?.files;
	return Array.isArray(files) ? (files as NewFile[]) : [];
}
