import { foldText } from "@/lib/tools/reading/text/clean-text";
import { MONTH_BY_NAME } from "@/lib/tools/reading/text/month-names";
import { likelyPairs, sharedWords, type Weighed } from "./likeness";

const LEAST_SHARED = 0.55;
const FEWEST_WORDS = 3;
const MOST = 12;

const YEAR = /^(?:19|20)\d\d$/;
/** Of a date all dates of the other sentence are another. */
const DATE = "@date";

const LINKS = new Set(["de", "of", ""]);

/** The month that stands before a year, as a number; 0 for none. */
function monthBefore(text: string): number {
	const words = text.slice(-24).split(/[\s.,]/u);
	const word = words.findLast((one) => !LINKS.has(one)) ?? "";
	return MONTH_BY_NAME.get(foldText(word).toLowerCase()) ?? 0;
}

/** What each number of a sentence counts, by the word behind it; a year with its month is a date. */
function countedThings({ sentence: { text }, numbers }: Weighed): Map<string, Set<string>> {
	const things = new Map<string, Set<string>>();
	let from = 0;
	for (const number of numbers) {
		const at = text.indexOf(number, from);
		if (at < 0) continue;
		from = at + number.length;
		const [after] = text.slice(from).match(/\p{L}+|[%€$£¥]/u) ?? [""];
		const month = YEAR.test(number) ? monthBefore(text.slice(0, at)) : 0;
		const [thing, value] = month > 0 ? [DATE, `${number} ${month}`] : [after.toLowerCase(), plainNumber(number)];
		things.set(thing, (things.get(thing) ?? new Set()).add(value));
	}
	return things;
}

/** 1,200 and 1.200 are one number, as are 12:00 and 12.00. */
function plainNumber(number: string): string {
	return number.replace(/[^\d%]/g, "");
}

export interface Contradicting {
	readonly one: Weighed;
	readonly other: Weighed;
	/** Words that both have. */
	readonly about: string;
}

/** Pairs of sentences that speak of the same and put other numbers or dates before the same word, those of several documents first. */
export function findContradictions(all: readonly Weighed[]): Contradicting[] {
	const found: (Contradicting & { shared: number })[] = [];
	for (const [one, other] of likelyPairs(all.filter(({ numbers }) => numbers.length > 0))) {
		const shared = sharedWords(one, other);
		if (shared < LEAST_SHARED || Math.min(one.stems.size, other.stems.size) < FEWEST_WORDS) continue;
		const things = countedThings(other);
		const isOpposed = [...countedThings(one)].some(([thing, numbers]) => {
			const others = things.get(thing);
			return others !== undefined && [...numbers].every((number) => !others.has(number)) && [...others].every((number) => !numbers.has(number));
		});
		if (!isOpposed) continue;
		const words = one.terms.filter(({ stem }) => other.stems.has(stem)).map(({ word }) => word);
		found.push({ one, other, about: [...new Set(words)].slice(0, 4).join(", "), shared });
	}
	const apart = ({ one, other }: Contradicting) => Number(one.sentence.source !== other.sentence.source);
	return found.sort((one, other) => apart(other) - apart(one) || other.shared - one.shared || one.one.at - other.one.at).slice(0, MOST);
}
