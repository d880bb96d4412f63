import { lineDiff } from "@/lib/goal-jobs/compare/line-diff";

/** Stands for a line break inside a word's line. */
const BREAK = "\uE000";

export interface WordRun {
	readonly kind: "same" | "removed" | "added";
	readonly text: string;
}

/** What was taken out of a text and what came in, by words; all of it where they have too little in common. Empty for equal ones. */
export function wordDiff(before: string, after: string): WordRun[] {
	if (before === after) return [];
	const lines = lineDiff(wordLines(before), wordLines(after));
	if (!lines)
		return [
			{ kind: "removed" as const, text: before },
			{ kind: "added" as const, text: after },
		].filter(({ text }) => text !== "");
	const runs: { kind: WordRun["kind"]; text: string }[] = [];
	for (const { kind, text } of lines) {
		const said = text.replaceAll(BREAK, "\n");
		const last = runs.at(-1);
		if (last?.kind === kind) last.text += said;
		else if (said !== "") runs.push({ kind, text: said });
	}
	return runs;
}

function wordLines(text: string): string {
	return text
		.replaceAll("\n", BREAK)
		.split(/(?<=[\s\uE000])(?=[^\s\uE000])/)
		.join("\n");
}
