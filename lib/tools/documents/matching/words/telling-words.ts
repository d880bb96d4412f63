import { STOP_WORDS } from "@/lib/tools/documents/language/meaning/stop-words";
import { foldWords, spacedWords } from "@/lib/tools/documents/language/meaning/word-keys";
import { GENERIC_WORDS, kinOf, wordsOfPhrases } from "./generic-words";

/** Ends of words that their forms differ by, the longest first, in the languages of letters. */
const ENDS =
	"ements ations ungen ement ation ments ments ingen istes euses trice iere ieres ment ings erin iste euse eurs ions ing ers ung ion ies ied ado ada ido ida ado ndo eur tor ist ed er es en em el as os is e s n a o".split(
		" ",
	);
const LEAST_STEM = 4;
const LEAST_LENGTH = 3;
const LONGEST = 2_000;
const CODE = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}-]{0,8}\p{N})(?=[\p{L}\p{N}-]{0,8}\p{L})[\p{L}\p{N}]{2,8}(?![\p{L}\p{N}])/gu;
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** "OSHA 30" is not "OSHA 10". */
const NUMBER = /(?<=\p{Lu}{2,8} )\d{1,4}(?![\p{L}\p{N}.,%])/gu;
const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,4}/gu;

/** What the forms of a word have in common. */
export function stemOf(word: string): string {
	const end = ENDS.find((own) => word.endsWith(own) && word.length - own.length >= LEAST_STEM);
	return end === undefined ? word : word.slice(0, -end.length);
}

/** What is told by a text: words by their stems, codes such as "6G", initials such as "GST". */
export interface TellingWords {
	readonly stems: ReadonlySet<string>;
	readonly kin: ReadonlySet<number>;
	readonly codes: ReadonlySet<string>;
	readonly text: string;
}

const codesIn = (text: string): string[] => [...text.matchAll(CODE), ...text.matchAll(INITIALS), ...text.matchAll(NUMBER)].map(([code]) => code);

function stemsIn(folded: string, codes: ReadonlySet<string>): string[] {
	return spacedWords(folded).filter((word) => word.length >= LEAST_LENGTH && !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word) && !codes.has(word));
}

/** Reads what a text tells; of a long one its beginning. */
export function tellingWords(given: string): TellingWords {
	const text = given.slice(0, LONGEST);
	const folded = foldWords(text);
	const codes = new Set(codesIn(text).map((code) => code.toLowerCase()));
	const words = [...stemsIn(folded, new Set()), ...wordsOfPhrases(folded)];
	const kin = words.map(kinOf).filter((group) => group !== null);
	return { stems: new Set(words.map(stemOf)), kin: new Set(kin), codes, text };
}

/** Something that a demand names: it is told by a text that has any of its forms. */
interface Asked {
	readonly stem: string | null;
	readonly kin: number | null;
	/** A code or initials, in lower case: more telling than a word. */
	readonly code: string | null;
	/** Initials as they may stand inside a word: "ArcGIS". */
	readonly initials: string | null;
}

const ALTERNATIVES = /\s(?:or|oder|ou|o|bzw\.?|and\/or)\s|,\s(?=gern|ideal|prefer|vorzugsweise|de préférence|preferible)|[/();]/iu;

function askedIn(text: string): Asked[] {
	const codes = codesIn(text);
	const lower = new Set(codes.map((code) => code.toLowerCase()));
	const words = [...new Set(stemsIn(foldWords(text), lower))];
	return [
		...words.map((word) => ({ stem: stemOf(word), kin: kinOf(word), code: null, initials: null })),
		...[...new Set(codes)].map((code) => ({ stem: null, kin: null, code: code.toLowerCase(), initials: /^\p{Lu}{3,}$/u.test(code) ? code : null })),
	];
}

/** What a demand asks for: one of these alternatives, each with all that it names. */
export function alternativesIn(demand: string): readonly (readonly Asked[])[] {
	return demand
		.split(ALTERNATIVES)
		.map(askedIn)
		.filter((asked) => asked.length > 0);
}

const isTold = ({ stem, kin, code, initials }: Asked, told: TellingWords): boolean =>
	(stem !== null && told.stems.has(stem)) ||
	(kin !== null && told.kin.has(kin)) ||
	(code !== null && told.codes.has(code)) ||
	(initials !== null && told.text.includes(initials));

/** The share of what an alternative names that a text tells; a code that is told stands for more than a word. Exact: in other words it is another thing. */
export function toldShare(
	asked: readonly Asked[],
	told: TellingWords,
	isExact = false,
): { readonly share: number; readonly hasCode: boolean; readonly count: number } {
	const found = asked.filter((one) => isTold(isExact ? { ...one, kin: null } : one, told));
	return { share: found.length / asked.length, hasCode: found.some(({ code }) => code !== null), count: found.length };
}

/** Initials of the names in a demand: "QTS" of "Qualified Teacher Status". */
export function initialsOf(demand: string): string[] {
	return [...demand.matchAll(CAPITALISED)].flatMap(([name]) => {
		const words = name.split(/[ -]/u);
		return words
			.flatMap((_, at) => words.slice(at).map((__, to) => words.slice(at, at + to + 1)))
			.flatMap((part) => (part.length > 1 ? [part.map((word) => word.charAt(0)).join("")] : []));
	});
}
