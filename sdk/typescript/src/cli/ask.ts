import { createInterface } from "node:readline/promises";
import type { GoalJob, Slot } from "../generated/models.ts";
import type { Question } from "../goal-jobs.ts";
import { suggested, UnreadableAnswer } from "./answers.ts";
import { choicesOf, hear, Listing } from "./choices.ts";
import { outlineOf } from "./outline.ts";

/** Characters of what is suggested. */
const PRESET = 60;

/** What Enter takes, in brackets. */
function hintOf(question: Slot): string {
	const preset = suggested(question);
	if (preset === null) return question.required ? "" : " [nothing]";
	if (typeof preset === "object" && !Array.isArray(preset)) return " [as it stands]";
	const text = Array.isArray(preset) ? preset.join(", ") : String(preset);
	return ` [${text.length > PRESET ? `${text.slice(0, PRESET)}…` : text}]`;
}

/** A question as it is shown: its words, its choices or what is suggested, and how it is answered. */
export function asked(question: Slot, listing: Listing): string {
	const preset = suggested(question);
	const isRecord = typeof preset === "object" && preset !== null && !Array.isArray(preset);
	const { help } = question.config;
	return [
		"",
		question.question,
		...(typeof help === "string" ? [help] : []),
		...(question.options.length > 0 ? [listing.page()] : []),
		...(isRecord ? outlineOf(preset) : []),
		...(question.slotType === "multi_select" ? [`Several, with commas between${question.options.length > 0 ? "; best:3 takes the first three" : ""}.`] : []),
		...(isRecord ? ["Enter leaves it as it stands; another takes JSON."] : []),
		"",
	].join("\n");
}

/** Asks a question on the terminal. */
export async function askOnTerminal(question: Question, job: GoalJob): Promise<unknown> {
	const listing = new Listing(question, await choicesOf(question, job));
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	try {
		process.stderr.write(asked(question, listing));
		for (;;) {
			const typed = await terminal.question(`>${hintOf(question)} `);
			try {
				const heard = hear(question, listing, typed);
				if ("answer" in heard) return heard.answer;
				process.stderr.write(`${heard.show}\n`);
			} catch (error) {
				if (!(error instanceof UnreadableAnswer)) throw error;
				process.stderr.write(`${error.message}\n`);
			}
		}
	} finally {
		terminal.close();
	}
}

/** Asks for a yes on the terminal; Enter is a no. */
export async function agreeOnTerminal(text: string): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output: process.stderr });
	const typed = await terminal.question(`${text} [y/N] `).finally(() => terminal.close());
	return /^(?:y|yes)$/i.test(typed.trim());
}
