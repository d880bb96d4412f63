import type { QuestionStats } from "@/lib/surveys/schemas/reading";

export interface OptionRow {
	readonly label: string;
	readonly count: number;
	/** Of those who answered the question, 0 to 1. */
	readonly share: number;
}

const startOf = (label: string) => Number.parseFloat(label);

/** The answers to a question with how many gave each: options most first, ratings and ranges of numbers along their scale. */
export function optionRows({ optionCounts, responseCount, questionType }: QuestionStats, options: readonly string[] = []): OptionRow[] {
	const labels = [...new Set([...options, ...Object.keys(optionCounts)])];
	const rows = labels.map((label) => {
		const count = optionCounts[label] ?? 0;
		return { label, count, share: responseCount === 0 ? 0 : count / responseCount };
	});
	const isScale = questionType === "rating" || questionType === "number";
	// Equal counts stay in the order in which they were offered.
	return isScale ? rows.sort((one, other) => startOf(one.label) - startOf(other.label)) : rows.sort((one, other) => other.count - one.count);
}
