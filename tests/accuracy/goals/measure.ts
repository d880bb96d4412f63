import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { readGoal } from "@/lib/catalog/read-goal";
import { SPECS } from "@/lib/catalog/registry";
import { answersOf } from "./answers-of";
import { type Measured, share } from "./shares";

const Labelled = z.object({
	goal: z.string(),
	lang: z.string(),
	kind: z.enum(["clear", "vague", "wrong", "hostile"]),
	accept: z.array(z.string()),
	none: z.boolean(),
	answers: z.record(z.string(), z.unknown()).default({}),
	/** Not looked at while the reader of goals is made. */
	isHeldOut: z.boolean(),
});
type Labelled = z.infer<typeof Labelled>;

/** How labels name what a question names otherwise: the label's question, and of its values how ours begin. */
const SAME_QUESTIONS: Readonly<Record<string, string>> = { count: "oneOrMany", seconds: "secondsPerImage" };
const SAME_VALUES: Readonly<Record<string, string>> = {
	each: "many",
	personal: "warm",
	en: "English",
	de: "German",
	fr: "French",
	es: "Spanish",
	pt: "Portuguese",
	it: "Italian",
	nl: "Dutch",
	a4: "A4",
	letter: "Letter",
	"landscape-16x9": "16:9",
	"portrait-9x16": "9:16",
	"square-1x1": "1:1",
};

/** A place of a network stands for the network. */
const labelOf = (value: unknown): unknown =>
	typeof value === "string"
		? (SAME_VALUES[value] ?? value.replace(/^(instagram|facebook|linkedin|x|youtube|pinterest|tiktok|whatsapp|web|print)-.*$/u, "$1"))
		: value;

function isAnswer(answers: Readonly<Record<string, unknown>>, slotId: string, value: unknown): boolean {
	const wanted = answers[slotId] ?? answers[SAME_QUESTIONS[slotId] ?? ""];
	if (!Array.isArray(value)) return labelOf(value) === wanted;
	return Array.isArray(wanted) && JSON.stringify([...new Set(value.map(labelOf))].sort()) === JSON.stringify([...wanted].sort());
}

/** How well goals are understood: shares of them, and of the questions that they answer. */
function measure(goals: readonly Labelled[]): Measured {
	// What no label ever names (which kinds to redact) is neither right nor wrong here.
	const labelled = new Set(goals.flatMap(({ answers }) => Object.keys(answers)));
	const tally = { right: 0, meant: 0, none: 0, noneRight: 0, sureWrong: 0, asked: 0, answered: 0, answeredRight: 0 };
	for (const { goal, accept, none, answers } of goals) {
		const { matches, isSure } = readGoal({ goalText: goal, fileNames: [] });
		const [best] = matches;
		if (none) {
			tally.none += 1;
			if (!best) tally.noneRight += 1;
			else if (isSure) tally.sureWrong += 1;
			continue;
		}
		tally.meant += 1;
		const isRight = best !== undefined && accept.includes(best.workflowId);
		if (isRight) tally.right += 1;
		else if (best && isSure) tally.sureWrong += 1;
		const told = isRight ? answersOf(goal, best.workflowId).filter(({ slotId }) => labelled.has(SAME_QUESTIONS[slotId] ?? slotId)) : [];
		tally.asked += Object.keys(answers).length;
		tally.answered += told.length;
		tally.answeredRight += told.filter(({ slotId, value }) => isAnswer(answers, slotId, value)).length;
	}
	return {
		"right first choice": share(tally.right, tally.meant),
		"none of ours, said so": share(tally.noneRight, tally.none),
		"surely wrong": share(tally.sureWrong, goals.length),
		"answers in goals found": share(tally.answeredRight, tally.asked),
		"answers found that are right": share(tally.answeredRight, tally.answered),
	};
}

/** Labelled goals of four languages, written without sight of the reader: those that may be looked at, and those held out. Goals of workflows that are not here are left out. */
export async function measureGoals(): Promise<{ seen: Measured; heldOut: Measured; count: number }> {
	const text = await readFile(path.resolve(import.meta.dirname, "labelled.jsonl"), "utf8");
	const known = new Set(SPECS.map(({ specId }) => specId));
	const goals = text
		.trim()
		.split("\n")
		.map((line) => Labelled.parse(JSON.parse(line)))
		.filter(({ none, accept }) => none || accept.some((workflowId) => known.has(workflowId)));
	return { seen: measure(goals.filter(({ isHeldOut }) => !isHeldOut)), heldOut: measure(goals.filter(({ isHeldOut }) => isHeldOut)), count: goals.length };
}
