import { foldText } from "@/lib/tools/reading/text/clean-text";
import { withoutDates } from "./told-sentences";
import { FIRST_PERSON, SMALL_WORDS, WORK } from "./told-words";

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}+#]+/gu) ?? [];
const SMALL = new Set([...SMALL_WORDS].map(foldText));

/** Whether a sentence says more than some values that were read from it, besides when it was and the words that join them. */
export function saysMoreThan(text: string, values: readonly string[], further: readonly RegExp[] = []): boolean {
	const known = new Set(values.flatMap(wordsOf).map(foldText));
	const rest = further.reduce((left, pattern) => left.replace(new RegExp(pattern.source, `${pattern.flags.replace("g", "")}g`), " "), withoutDates(text));
	return wordsOf(rest).some((word) => {
		const key = foldText(word);
		return !known.has(key) && !SMALL.has(key) && !WORK.test(word) && !FIRST_PERSON.test(word);
	});
}
