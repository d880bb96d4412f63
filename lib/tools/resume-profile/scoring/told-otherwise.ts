import { equivalentOf, findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import { alternativesIn, type TellingWords, tellingWords, toldShare } from "@/lib/tools/documents/matching/words/telling-words";

const MOST_LINES = 600;
const WHOLE = 1;

/**
 * Whether a text tells a skill in other words than its name, mostly in those of another language: a line that names the same thing, or things
 * that are all that the name says. Worked out when first asked for, and kept for all postings.
 */
export function toldOtherwise(text: string): (skill: string) => boolean {
	const known = new Map<string, boolean>();
	let lines: TellingWords[] | null = null;
	let things: ReadonlySet<number> | null = null;
	const tells = (skill: string): boolean => {
		const thing = equivalentOf(skill);
		things ??= new Set(findEquivalents(text).keys());
		if (thing !== null && things.has(thing)) return true;
		lines ??= [...new Set(text.split("\n"))].slice(0, MOST_LINES).map((line) => tellingWords(line));
		const asked = alternativesIn(skill).filter((one) => one.some(({ concepts }) => concepts.size > 0));
		return lines.some((line) => asked.some((one) => toldShare(one, line, "name").share === WHOLE));
	};
	return (skill) => {
		const before = known.get(skill);
		if (before !== undefined) return before;
		const isTold = tells(skill);
		known.set(skill, isTold);
		return isTold;
	};
}
