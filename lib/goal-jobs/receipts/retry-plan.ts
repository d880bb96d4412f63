import "server-only";
import { z } from "zod";
import type { StepSpec } from "@/lib/catalog/spec";
import { filledSlotsOf, findSpecOf, type JobWithParts } from "@/lib/goal-jobs/internal";
import { callsOf } from "@/lib/goal-jobs/plan/items-of";
import { modelCostsOfSteps, mostItems } from "@/lib/goal-jobs/prices/cost-of-steps";
import { modelRates } from "@/lib/models/model-rates";
import type { Transaction } from "@/lib/platform/database/db";
import type { RetryPlan } from "./schemas";
import { type StepsAgain, stepsAgain } from "./steps-again";

const Prices = z.record(z.string(), z.number());

interface Paid {
	readonly sum: number;
	/** The dearest call. */
	readonly most: number;
}

/** What a retry of a failed job would keep, do again and cost, as the job stands. `reader` is the open transaction, or db(). */
export async function retryPlanOf(reader: Transaction, job: JobWithParts): Promise<RetryPlan> {
	const spec = findSpecOf(job);
	const results = await reader.stepResult.findMany({ where: { jobId: job.id }, select: { stepId: true, itemKey: true, succeeded: true } });
	const again = stepsAgain(job.steps, spec, new Set(results.filter(({ succeeded }) => !succeeded).map(({ stepId }) => stepId)));
	const paid = await paidFor(reader, job.id);
	const prices = Prices.catch({}).parse(job.stepPrices);
	const ofModel = spec ? modelCostsOfSteps(spec, modelRates()) : {};
	const kept = results.filter(({ stepId, succeeded }) => succeeded && !again.forgotten.includes(stepId));
	const steps = spec?.steps ?? [];
	const redone = [];
	for (const step of steps.filter((step) => !isKept(job, again, step))) {
		const callsKept = kept.filter(({ stepId }) => stepId === step.stepId).length;
		const calls = await callsOf(reader, job, { step }, kept);
		const callsRedone = Math.max(0, calls - callsKept);
		const price = prices[step.stepId] ?? 0;
		const most = callsRedone * Math.max(price, paid.get(step.stepId)?.most ?? price + (ofModel[step.stepId] ?? 0));
		redone.push({ stepId: step.stepId, title: step.title, callsKept, callsRedone, costMicroU: callsRedone * price, most });
	}
	const madeAgain = new Set(again.forgotten);
	const files = job.artifacts.filter(({ stepId, isPreview }) => !isPreview && !madeAgain.has(stepId)).length;
	const answers = Object.values(filledSlotsOf(job)).filter((value) => value !== null).length;
	return {
		keptSteps: steps.filter((step) => isKept(job, again, step)).map(({ stepId, title }) => ({ stepId, title, costMicroU: paid.get(stepId)?.sum ?? 0 })),
		redoneSteps: redone.map(({ most: _most, ...step }) => step),
		keptAnswers: answers,
		notRepeated: (
			[
				{ effect: "tool_calls", count: kept.length },
				{ effect: "files", count: files },
				{ effect: "answers", count: answers },
			] as const
		).filter(({ count }) => count > 0),
		spentMicroU: job.costMicroU,
		costMicroU: {
			low: redone.reduce((sum, step) => sum + step.costMicroU, 0),
			high: redone.reduce((sum, { stepId, most }) => sum + most * timesOf(job, again, stepId), 0),
		},
	};
}

/** How many times as often as is known now a step may be called: as many items may be chosen as are not chosen yet, or chosen again. */
function timesOf(job: JobWithParts, again: StepsAgain, stepId: string): number {
	const spec = findSpecOf(job);
	const step = spec?.steps.find((one) => one.stepId === stepId);
	if (!spec || typeof step?.forEach !== "string" || !step.forEach.startsWith("slot:")) return 1;
	const slotId = step.forEach.slice("slot:".length);
	const asking = spec.steps.find(({ checkpoint }) => checkpoint?.slots.some((slot) => slot.slotId === slotId));
	const isChosen = slotId in filledSlotsOf(job) && (!asking || isKept(job, again, asking));
	return isChosen ? 1 : mostItems(spec, step);
}

function isKept(job: JobWithParts, { reopened }: StepsAgain, { stepId }: StepSpec): boolean {
	return job.steps.some((step) => step.stepId === stepId && step.status === "completed") && !reopened.includes(stepId);
}

async function paidFor(reader: Transaction, jobId: string): Promise<Map<string, Paid>> {
	const rows = await reader.toolInvocation.groupBy({ by: ["stepName"], where: { jobId }, _sum: { costMicroU: true }, _max: { costMicroU: true } });
	return new Map(rows.map((row) => [row.stepName, { sum: row._sum.costMicroU ?? 0, most: row._max.costMicroU ?? 0 }]));
}
