import "server-only";
import { scopeOf } from "@/lib/goal-jobs/plan/step-results";
import type { RunState } from "@/lib/goal-jobs/record/run-state";
import { db } from "@/lib/platform/database/db";
import { isRecord } from "@/lib/platform/records";
import { type PastTurn, Turn } from "@/lib/tools/agent/schemas";
import { callKey, isCallKey, turnOf } from "./turn-keys";

export interface TranscriptTurn {
	readonly turn: number;
	readonly choice: Turn;
	/** Null while the call has not ended. */
	readonly succeeded: boolean | null;
	readonly error: string | null;
}

/** What an agent has chosen so far and how its calls ended, in order. */
export async function transcriptOf(run: RunState, stepId: string): Promise<TranscriptTurn[]> {
	const own = run.results.filter((result) => result.stepId === stepId && result.itemKey !== "");
	const choices = own.filter(({ itemKey, succeeded }) => succeeded && !isCallKey(itemKey)).sort((one, other) => turnOf(one.itemKey) - turnOf(other.itemKey));
	const scope = scopeOf(db(), run, null);
	const turns: TranscriptTurn[] = [];
	for (const { itemKey } of choices) {
		const call = own.find((result) => result.itemKey === callKey(turnOf(itemKey)));
		turns.push({
			turn: turnOf(itemKey),
			choice: Turn.parse(await scope.stepOutput(stepId, itemKey, [])),
			succeeded: call?.succeeded ?? null,
			error: call?.errorMessage ?? null,
		});
	}
	return turns;
}

/** Recent turns are told at more length than old ones. */
const RECENT = 3;
const RECENT_LETTERS = 2_500;
const OLD_LETTERS = 400;

/** The same for the model: what each call was given and what came back, cut to what it needs to go on. */
export async function pastTurnsOf(run: RunState, stepId: string): Promise<PastTurn[]> {
	const turns = (await transcriptOf(run, stepId)).filter(({ choice }) => choice.action === "call");
	const scope = scopeOf(db(), run, null);
	const past: PastTurn[] = [];
	for (const [at, { turn, choice, succeeded, error }] of turns.entries()) {
		const letters = at >= turns.length - RECENT ? RECENT_LETTERS : OLD_LETTERS;
		const output = succeeded ? await scope.stepOutput(stepId, callKey(turn), []) : null;
		const result = succeeded ? briefly(output, letters) : `${error ?? "It did not end."} ${await saidOf(run.id, stepId, callKey(turn))}`.trim();
		past.push({
			turn,
			tool: choice.tool,
			arguments: choice.arguments.slice(0, OLD_LETTERS),
			outcome: succeeded ? "done" : "failed",
			result: result.slice(0, letters),
		});
	}
	return past;
}

/** What the tool itself said of a call that failed, such as which argument was wrong. */
async function saidOf(jobId: string, stepName: string, itemKey: string): Promise<string> {
	const row = await db().toolInvocation.findFirst({ where: { jobId, stepName, itemKey }, orderBy: { startedAt: "desc" }, select: { errorDetail: true } });
	return row?.errorDetail ?? "";
}

const LONGEST_TEXT = 300;
const MOST_ENTRIES = 5;

/** A value with its long texts and lists cut, as JSON. */
function briefly(value: unknown, letters: number): string {
	const cut = (part: unknown, depth: number): unknown => {
		if (typeof part === "string") return part.length > LONGEST_TEXT ? `${part.slice(0, LONGEST_TEXT)}… (${part.length} characters)` : part;
		if (Array.isArray(part))
			return [...part.slice(0, MOST_ENTRIES).map((entry) => cut(entry, depth + 1)), ...(part.length > MOST_ENTRIES ? [`… (${part.length} entries)`] : [])];
		if (!isRecord(part)) return part;
		return depth > 4 ? "{…}" : Object.fromEntries(Object.entries(part).map(([name, field]) => [name, cut(field, depth + 1)]));
	};
	const text = JSON.stringify(cut(value, 0)) ?? "";
	return text.length > letters ? `${text.slice(0, letters)}…` : text;
}
