import "server-only";
import { readGoalAnswers } from "@/lib/catalog/goals/goal-answers";
import type { CheckpointSlot } from "@/lib/catalog/spec";
import { type JobWithParts, specOf } from "@/lib/goal-jobs/internal";
import { planOf } from "@/lib/goal-jobs/plan/plan";
import { type ReferenceScope, resolveReference } from "@/lib/goal-jobs/plan/references";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { Transaction } from "@/lib/platform/database/db";
import { isRecord } from "@/lib/platform/records";
import { presentQuestion } from "@/lib/questions/answers";
import type { Slot } from "@/lib/questions/schemas";

/** A question shows so many options; all of them may be answered. */
const MAX_SHOWN_OPTIONS = 500;
/** With more options than this a client shows the entries themselves, and labels would only repeat them. */
const MAX_LABELLED_OPTIONS = 100;

/** A question of one of these is answered with one value, so one is suggested. */
const ONE_VALUE: ReadonlySet<CheckpointSlot["slotType"]> = new Set(["text", "textarea", "number", "boolean", "select", "date"]);

interface Option {
	readonly value: string;
	readonly label: string;
}

/**
 * The question of a checkpoint with its options and its suggestion from finished steps; `config.optionsTotal` says when there are more options than
 * shown. `fileNames` are those of the job's files, by id: a file is offered by its name.
 */
export async function askSlot(slot: CheckpointSlot, scope: ReferenceScope, fileNames: ReadonlyMap<string, string>): Promise<Slot> {
	const said = addedByGoal(slot, scope.goalText);
	const found = (await optionsOf(slot, scope)).map(({ value, label }) => ({ value, label: label === value ? (fileNames.get(value) ?? label) : label }));
	const options = [...Object.keys(said).map((value) => ({ value, label: value })), ...found.filter(({ value }) => !isAmong(value, said))];
	const labels = options.length > MAX_LABELLED_OPTIONS ? [] : options.filter(({ value, label }) => label !== value);
	const config = {
		...slot.config,
		...(labels.length > 0 ? { labels: Object.fromEntries(labels.map(({ value, label }) => [value, label])) } : {}),
		...(options.length > MAX_SHOWN_OPTIONS ? { optionsTotal: options.length } : {}),
		...(Object.keys(said).length > 0 ? { saidInGoal: said } : {}),
	};
	const shown = options.slice(0, MAX_SHOWN_OPTIONS).map(({ value }) => value);
	return presentQuestion({ ...slot, options: shown, config }, await suggest(slot, scope));
}

/** A checkpoint's questions with every option that may be answered, also those that are not shown. */
export async function answerableSlots(tx: Transaction, job: JobWithParts, shown: readonly Slot[]): Promise<Slot[]> {
	const isCut = (slot: Slot) => slot.config.optionsTotal !== undefined;
	const checkpointId = job.interrupts[0]?.checkpointId;
	if (!checkpointId || !shown.some(isCut)) return [...shown];
	const node = planOf(specOf(job)).find((candidate) => candidate.stepId === checkpointId);
	const asked = node?.kind === "checkpoint" ? node.checkpoint.slots : [];
	return Promise.all(
		shown.map(async (slot) => {
			const source = isCut(slot) ? asked.find((candidate) => candidate.slotId === slot.slotId) : undefined;
			return source ? { ...slot, options: (await optionsOf(source, scopeOf(tx, job, null))).map(({ value }) => value) } : slot;
		}),
	);
}

/** What may be answered to a question of a checkpoint, each with its label. */
export async function optionsOf(slot: CheckpointSlot, scope: ReferenceScope): Promise<Option[]> {
	const fields = [slot.optionValue ?? "value", ...slot.optionLabel];
	const entries = slot.optionsFrom === undefined ? slot.options : asList(await resolveReference(slot.optionsFrom, scope, fields));
	const byValue = new Map<string, Option>();
	for (const entry of entries) {
		const value = String(isRecord(entry) ? (entry[slot.optionValue ?? "value"] ?? "") : entry);
		const label = isRecord(entry) ? slot.optionLabel.map((field) => String(entry[field] ?? "")).join(", ") : value;
		byValue.set(value, { value, label });
	}
	return [...byValue.values()];
}

/** What a goal adds by itself to what was found in files, where `config.goalAdds` lets it, each with the goal's words for it. */
function addedByGoal(slot: CheckpointSlot, goalText: string): Record<string, string> {
	const [said] = slot.config.goalAdds === true ? readGoalAnswers(goalText, [slot]) : [];
	return said ? Object.fromEntries(asList(said.value).map((value) => [String(value), said.evidence])) : {};
}

const isAmong = (value: unknown, said: Readonly<Record<string, string>>): boolean =>
	Object.keys(said).some((other) => other.toLowerCase() === String(value).toLowerCase());

/** What the goal itself says in answer comes before what was found in files; alone, or with it after. */
async function suggest(slot: CheckpointSlot, scope: ReferenceScope) {
	const added = addedByGoal(slot, scope.goalText);
	const [said] = slot.config.goalAdds === true ? [] : readGoalAnswers(scope.goalText, [slot]);
	if (said) return { value: said.value, confidence: said.confidence, source: "goal" };
	if (slot.suggestionFrom === undefined) return undefined;
	const given = await resolveReference(slot.suggestionFrom, scope);
	if (ONE_VALUE.has(slot.slotType))
		return given === undefined || given === null ? undefined : { value: given, confidence: null, source: slot.suggestionSource ?? null };
	if (slot.slotType === "object") return isRecord(given) ? { value: given, confidence: null, source: slot.suggestionSource ?? null } : undefined;
	const own = Object.keys(added);
	const read = asList(given).filter((fact) => !isAmong(isRecord(fact) ? fact.value : fact, added));
	const facts = [...own, ...read].slice(0, slot.suggestionLimit);
	if (facts.length === 0) return undefined;
	const values = facts.map((fact) => (isRecord(fact) ? fact.value : fact));
	const confidences = facts.map((fact) => (isRecord(fact) && typeof fact.confidence === "number" ? fact.confidence : 1));
	const mean = confidences.reduce((sum, confidence) => sum + confidence, 0) / confidences.length;
	return { value: [...new Set(values)], confidence: Math.round(mean * 100) / 100, source: own.length > 0 ? "goal" : (slot.suggestionSource ?? null) };
}

function asList(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [];
}
