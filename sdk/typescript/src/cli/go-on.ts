import type { ApiError } from "../core/errors.ts";
import type { GoalJob, Slot } from "../generated/models.ts";
import type { QuestionUnanswered } from "../goal-jobs.ts";
import { choicesOf } from "./choices.ts";
import { type Given, listFlag } from "./command.ts";

/** Choices that a hint names. */
const NAMED = 5;
const KEPT = ["goal", "job", "answer", "workflow"];

type Refused = Extract<ApiError, { code: "SLOT_VALIDATION_ERROR" }>;

/** A run that waits, and in words how it goes on. */
export class StillWaiting extends Error {
	override readonly name = "StillWaiting";
}

/** How this command is called here. */
const PROGRAM = process.env.npm_command === "exec" ? "npx goal-mode" : "goal-mode";

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'"'"'`)}'`);

/** The command that goes on with a run, with the options that were given. */
export function commandFor({ jobSpecId }: GoalJob, flags: Given["flags"], more: readonly string[]): string {
	const replaced = more.filter((word) => word !== "--answer").map((word) => word.split("=", 1)[0]);
	const answers = listFlag(flags, "answer").filter((pair) => !replaced.includes(pair.split("=", 1)[0]));
	const others = Object.entries(flags).filter(([name, value]) => !KEPT.includes(name) && !more.includes(`--${name}`) && value !== undefined && value !== false);
	const words = [
		...["run", "--job", jobSpecId],
		...more,
		...answers.flatMap((pair) => ["--answer", pair]),
		...others.flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)])),
	];
	return `${PROGRAM} ${words.map(quoted).join(" ")}`;
}

/** What becomes of a run that nobody watches any more. */
export function stoppedWatching({ jobSpecId }: GoalJob): string {
	return `Stopped watching. Run ${jobSpecId} goes on.\nBack to it: ${PROGRAM} run --job ${jobSpecId}\nTo end it: ${PROGRAM} jobs cancel ${jobSpecId}`;
}

/** What to do about an answer that the service refused: the run waits for another. */
export function refusedAnswer(job: GoalJob, { details }: Refused, flags: Given["flags"]): StillWaiting {
	const refused = details.slots.map(({ slotId, message }) => `${slotId}: ${message}`);
	const others = listFlag(flags, "answer").filter((pair) => !details.slots.some(({ slotId }) => pair.startsWith(`${slotId}=`)));
	const another = details.slots.flatMap(({ slotId }) => ["--answer", `${slotId}=…`]);
	const command = commandFor(job, { ...flags, answer: others }, another);
	return new StillWaiting([...refused, "The run waits. Go on with it, with another answer:", `  ${command}`].join("\n"));
}

/** An answer of the kind that a question takes. */
function examplesOf(question: Slot, values: readonly string[]): string[] {
	switch (question.slotType) {
		case "multi_select": {
			const { minItems, maxItems } = question.config;
			const most = Math.min(typeof maxItems === "number" ? maxItems : 3, values.length, Math.max(3, typeof minItems === "number" ? minItems : 1));
			return values.length === 0 ? ['["…"]'] : [`best:${most}`, JSON.stringify(values.slice(0, Math.min(2, most)))];
		}
		case "select":
			return [values[0] ?? "…"];
		case "boolean":
			return ["true"];
		case "number":
			return [String(question.config.min ?? 1)];
		case "date":
			return ["2026-12-31"];
		default:
			return ["…"];
	}
}

/** What to do about a question that nobody answered: its choices, and the commands that answer it. */
export async function waitingFor({ question, job }: QuestionUnanswered, given: Given["flags"], mistyped: readonly string[]): Promise<StillWaiting> {
	const flags = { ...given, answer: listFlag(given, "answer").filter((pair) => !mistyped.includes(pair.split("=", 1)[0] ?? "")) };
	const choices = await choicesOf(question, job);
	const left = choices.length - NAMED;
	const commands = examplesOf(
		question,
		choices.map(({ value }) => value),
	).map((value) => `  ${commandFor(job, flags, ["--answer", `${question.slotId}=${value}`])}`);
	const lines = [
		`The run waits for an answer: ${question.question} (${question.slotId})`,
		...choices.slice(0, NAMED).map(({ value, line }) => `  ${line === value || line.endsWith(`(${value})`) ? line : `${value}  ${line}`}`),
		...(left > 0 ? [`  … ${left} more: ${PROGRAM} jobs show ${job.jobSpecId}`] : []),
		commands.length > 1 ? "Go on with it by one of these:" : "Go on with it:",
		...commands,
	];
	return new StillWaiting(lines.join("\n"));
}
