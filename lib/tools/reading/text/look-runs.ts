import { cleanText } from "./clean-text";
import type { LookRun } from "./text-line";

/** In a longer line are sentences: how some of their words look says nothing of what the line is. */
const LONGEST_LINE = 240;
const MOST_RUNS = 12;

const hasWords = ({ text }: LookRun): boolean => /[\p{L}\p{N}]/u.test(text);
const looksLike = (one: LookRun, other: LookRun): boolean => one.bold === other.bold && one.italic === other.italic;

/** The parts of what is printed in one piece, or in several. */
export const runsOf = ({ text, bold, italic, runs }: LookRun & { readonly runs?: readonly LookRun[] }): readonly LookRun[] => runs ?? [{ text, bold, italic }];

/** Two pieces of which the second goes on with the first: what looks alike is one run, and signs alone look like what is before them. */
export function joinedRuns(before: readonly LookRun[], next: readonly LookRun[], between: string): readonly LookRun[] {
	const [last, first] = [before.at(-1), next[0]];
	if (!last || !first) return [...before, ...next];
	if (!looksLike(last, first) && hasWords(first)) return [...before, ...next];
	return [...before.slice(0, -1), { ...last, text: `${last.text}${between}${first.text}` }, ...next.slice(1)];
}

/** What of a line's cells is printed differently, as something to spread into the line: nothing where all of it looks alike. */
export function withRuns(cells: readonly (readonly LookRun[])[]): { readonly runs?: readonly LookRun[] } {
	const runs = cells
		.flatMap((cell) => cell.reduce<readonly LookRun[]>((joined, run) => joinedRuns(joined, [run], ""), []))
		.filter(hasWords)
		.map((run) => ({ ...run, text: cleanText(run.text) }));
	const [first, ...others] = runs;
	const length = runs.reduce((sum, { text }) => sum + text.length, 0);
	const isMixed = first !== undefined && others.some((run) => !looksLike(first, run));
	return isMixed && runs.length <= MOST_RUNS && length <= LONGEST_LINE ? { runs } : {};
}
