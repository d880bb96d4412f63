import { STOP_WORDS } from "@/lib/tools/documents/language/meaning/stop-words";
import { foldWords, spacedWords } from "@/lib/tools/documents/language/meaning/word-keys";
import { withoutDenied } from "./affirmed";
import { isCredentialConcept, mentionsIn } from "./concepts";
import { GENERIC_WORDS } from "./generic-words";
import { leadsPeople } from "./leading-people";
import { frontOf, isPeople, LIGHT_WORDS } from "./light-words";

/** Ends of words that their forms differ by, the longest first, in the languages of letters. */
const ENDS =
	"ements ations ungen ement ation ments ments ingen istes euses ating ators trice iere ieres ment ings erin iste euse eurs ated ates ator ions ing ers ung ion ies ied ado ada ido ida ado ndo eur tor ate ist ed er es en em el as os is e s n a o".split(
		" ",
	);
const LEAST_STEM = 4;
/** "Saving" and "saved", "dive" and "diving". */
const SHORT_ENDS = ["ing", "ed", "es", "e"];
const LEAST_SHORT_STEM = 3;
const LEAST_LENGTH = 3;
const LONGEST = 2_000;
const CODE = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}-]{0,8}\p{N})(?=[\p{L}\p{N}-]{0,8}\p{L})[\p{L}\p{N}]{2,8}(?![\p{L}\p{N}])/gu;
const INITIALS = /(?<![\p{L}\p{N}])\p{Lu}{2,6}(?![\p{L}\p{N}])/gu;
/** "OSHA 30" is not "OSHA 10"; "WSET Level 2" is "WSET 2". */
const NUMBERED = /(?<![\p{L}\p{N}])(\p{Lu}{2,8}) (?:(?:level|class|grade|stufe|niveau|nivel|livello) )?(\d{1,4})(?![\p{L}\p{N}.,%])/giu;
const CAPITALISED = /(?<!\p{L})\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+){1,4}/gu;
/** "118 % of plan" is more than was asked. */
const OVER_ALL = /(?<!\d)1[0-9]{2} ?%/u;

/** What the forms of a word have in common. */
export function stemOf(word: string): string {
	const endOf = (ends: readonly string[], least: number) => ends.find((own) => word.endsWith(own) && word.length - own.length >= least);
	const end = endOf(ENDS, LEAST_STEM) ?? endOf(SHORT_ENDS, LEAST_SHORT_STEM);
	return end === undefined ? word : word.slice(0, -end.length);
}

/** What is told by a text: words by their stems, the things that they name, codes such as "6G", initials such as "GST". */
export interface TellingWords {
	readonly stems: ReadonlySet<string>;
	readonly words: ReadonlySet<string>;
	readonly concepts: ReadonlySet<number>;
	/** Of these, those that are named themselves. */
	readonly named: ReadonlySet<number>;
	readonly codes: ReadonlySet<string>;
	readonly text: string;
}

const LEVEL = /(?<!\p{L})(?:level|class|grade|stufe|niveau|nivel|livello) (\d{1,2})(?!\d)/giu;

/** "AAT 3" of "AAT Diploma (Level 3)". */
function levelled(text: string): string[] {
	const names = [...text.matchAll(INITIALS)].map(([name]) => name);
	return [...text.matchAll(LEVEL)].flatMap(([, number = ""]) => names.map((name) => `${name} ${number}`));
}

const codesIn = (text: string): string[] => [
	...[...text.matchAll(CODE), ...text.matchAll(INITIALS)].map(([code]) => code),
	...[...text.matchAll(NUMBERED)].flatMap(([, name = "", number = ""]) => (name === name.toUpperCase() ? [`${name} ${number}`] : [])),
];
const tokensOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];
const isTelling = (word: string): boolean => word.length >= LEAST_LENGTH && !GENERIC_WORDS.has(word) && !STOP_WORDS.has(word);

/** Reads what a text tells; of a long one its beginning. What it denies it does not tell, unless the demand is for none. */
export function tellingWords(given: string, isOfNone = false): TellingWords {
	const text = isOfNone ? given.slice(0, LONGEST) : withoutDenied(given.slice(0, LONGEST));
	const folded = foldWords(text);
	const tokens = tokensOf(folded);
	const words = spacedWords(folded).filter(isTelling);
	const fronts = words.flatMap((word) => frontOf(word) ?? []);
	const told = [...mentionsIn(tokens, false), ...fronts.flatMap((front) => mentionsIn([front], false))];
	const concepts = new Set(told.flatMap((mention) => [...mention.concepts]));
	if (OVER_ALL.test(text)) for (const { concepts: own } of mentionsIn(["exceed"], true)) for (const one of own) concepts.add(one);
	if (leadsPeople(text)) for (const one of ofLeading) concepts.add(one);
	// Who writes no capitals writes no initials either.
	const small = text === text.toLowerCase() ? tokens.filter((word) => word.length < LEAST_STEM) : [];
	return {
		stems: new Set([...words, ...fronts].map(stemOf)),
		words: new Set(words),
		concepts,
		named: new Set(told.flatMap((mention) => [...mention.named])),
		codes: new Set([...[...codesIn(text), ...levelled(text)].map((code) => code.toLowerCase()), ...small]),
		text,
	};
}

/** Something that a demand names: it is told by a text that has any of its forms. */
interface Asked {
	readonly stem: string | null;
	/** The beginning of a compound, which other compounds may have too. */
	readonly front: string | null;
	readonly concepts: ReadonlySet<number>;
	/** A code or initials, in lower case: more telling than a word. */
	readonly code: string | null;
	/** Initials as they may stand inside a word: "ArcGIS". */
	readonly initials: string | null;
	/** How much of what is asked for it is. */
	readonly weight: number;
	/** Which of the things that "and" joins. */
	readonly part: number;
}

const ALTERNATIVES = /\s(?:or|oder|ou|o|bzw\.?|and\/or)\s|,\s(?=gern|ideal|prefer|vorzugsweise|de préférence|preferible)|[/();]/iu;
const OR = /\s(?:or|oder|ou|o)\s/iu;
/** "A guitar, a ukulele or another instrument". */
const MOST_OF_LISTED = 6;
const JOINED = /\s(?:and|und|et|y|e|en|sowie|&)\s/iu;
const OF_LIGHT = 0.35;
const OF_PEOPLE = 0.5;
const NONE: ReadonlySet<number> = new Set();

const ofPeople = new Set(mentionsIn(["lead", "mentor"], true).flatMap(({ concepts }) => [...concepts]));

const ofLeading = new Set(mentionsIn(["led"], true).flatMap(({ concepts }) => [...concepts]));

const codeOf = (code: string | null) => ({ code: code?.toLowerCase() ?? null, initials: code !== null && /^\p{Lu}{3,}$/u.test(code) ? code : null });

function askedWord(word: string): Asked {
	const front = frontOf(word);
	const concepts = front === null ? NONE : new Set(mentionsIn([front], true).flatMap((mention) => [...mention.concepts]));
	return { stem: stemOf(front ?? word), front, concepts, code: null, initials: null, weight: LIGHT_WORDS.has(word) ? OF_LIGHT : 1, part: 0 };
}

function askedIn(text: string): Asked[] {
	const codes = [...new Set(codesIn(text))];
	const lower = new Set(codes.map((code) => code.toLowerCase()));
	const folded = foldWords(text);
	const tokens = tokensOf(folded);
	const mentions = mentionsIn(tokens, true);
	const named = new Set(mentions.flatMap(({ start, end }) => tokens.slice(start, end)));
	const things = mentions.map(({ concepts, start, end }): Asked => {
		const [word = ""] = tokens.slice(start, end);
		// "Lead designer" leads nobody.
		const isWord = end - start === 1 && stemOf(word) !== "lead";
		const code = codes.find((own) => own.toLowerCase() === word) ?? null;
		return {
			stem: isWord ? stemOf(word) : null,
			front: null,
			concepts,
			...codeOf(code),
			weight: end - start === 1 && LIGHT_WORDS.has(word) ? OF_LIGHT : 1,
			part: 0,
		};
	});
	const unique = [...new Map(things.map((thing) => [[...thing.concepts].join(" "), thing])).values()];
	const rest = [...new Set(spacedWords(folded).filter((word) => isTelling(word) && !named.has(word) && !lower.has(word)))];
	const isOfPeople = things.some(({ concepts }) => [...concepts].some((concept) => ofPeople.has(concept)));
	const words = rest.map((word) => (isOfPeople && isPeople(word) ? { ...askedWord(word), weight: OF_PEOPLE } : askedWord(word)));
	const ofCodes = codes
		.filter((code) => !named.has(code.toLowerCase()))
		.map((code): Asked => ({ stem: null, front: null, concepts: NONE, ...codeOf(code), weight: 1, part: 0 }));
	const all = [...unique, ...words, ...ofCodes];
	// Where nothing else is asked for, they are what is.
	return all.every(({ weight }) => weight === OF_LIGHT) ? all.map((one) => ({ ...one, weight: 1 })) : all;
}

/** What stands behind a comma says more of what is asked for, and counts half of it at most. */
function askedWithAside(text: string): Asked[] {
	const comma = text.indexOf(",");
	const main = askedIn(comma < 0 ? text : text.slice(0, comma));
	if (comma < 0 || main.length === 0) return askedIn(text);
	const aside = askedIn(text.slice(comma + 1));
	const weightOf = (all: readonly Asked[]) => all.reduce((sum, { weight }) => sum + weight, 0);
	const factor = Math.min(0.5, weightOf(main) / 2 / Math.max(1, weightOf(aside)));
	return [...main, ...aside.map((one) => ({ ...one, weight: one.weight * factor }))];
}

/** What a demand asks for: one of these alternatives, each with all that it names. */
export function alternativesIn(demand: string): readonly (readonly Asked[])[] {
	const parts = demand.split(ALTERNATIVES);
	const isList = OR.test(demand) && demand.split(",").every((part) => part.trim().split(/\s+/u).length <= MOST_OF_LISTED);
	return (isList ? parts.flatMap((part) => part.split(",")) : parts)
		.map((alternative) => alternative.split(JOINED).flatMap((text, part) => askedWithAside(text).map((one) => ({ ...one, part }))))
		.filter((asked) => asked.length > 0);
}

const LEAST_FRONT = 6;
const LONG_WORD = 12;
const MOST_BESIDE_CODE = 2;
const isCode = ({ code }: Asked): boolean => code !== null;

/** How exactly a thing has to be told: in any words, by its own name, or as certificates are. */
export type Exactness = "any" | "name" | "certificate";

function isTold({ stem, front, concepts, code, initials }: Asked, told: TellingWords, exactness: Exactness): boolean {
	if (stem !== null && told.stems.has(stem)) return true;
	const isSaid = (concept: number) =>
		exactness === "any" || isCredentialConcept(concept) ? told.concepts.has(concept) : exactness === "name" && told.named.has(concept);
	if ([...concepts].some(isSaid)) return true;
	if (front !== null && front.length >= LEAST_FRONT && [...told.words].some((word) => word.startsWith(front))) return true;
	// "Dreischichtbetrieb" tells of "Schicht": words are joined where they are long.
	if (stem !== null && exactness === "any" && stem.length >= LEAST_FRONT && [...told.words].some((word) => word.length >= LONG_WORD && word.includes(stem)))
		return true;
	return (code !== null && told.codes.has(code)) || (initials !== null && standsInWord(initials, told.text));
}

/** "GIS" in "ArcGIS", and not in what is in capitals as a whole. */
function standsInWord(initials: string, text: string): boolean {
	const at = text.indexOf(initials);
	return at >= 0 && !/\p{Lu}/u.test(text.charAt(at - 1)) && !/\p{Lu}/u.test(text.charAt(at + initials.length));
}

/** Whether one of the things that it joins is told as a whole, codes and all. */
function hasWholeCode(asked: readonly Asked[], own: readonly Asked[]): boolean {
	const coded = asked.filter(isCode);
	const isLong = asked.every(({ part }) => part === asked[0]?.part) && asked.filter(({ weight }) => weight > OF_LIGHT).length > MOST_BESIDE_CODE;
	return !isLong && coded.some(({ part }) => coded.every((one) => one.part !== part || own.includes(one)));
}

/** Whether one of several things that it joins is told as a whole. */
function hasWholePart(asked: readonly Asked[], own: readonly Asked[]): boolean {
	const parts = [...new Set(asked.map(({ part }) => part))];
	const isWhole = (at: number) => asked.filter(({ part, weight }) => part === at && weight > OF_LIGHT).every((one) => own.includes(one));
	return parts.length > 1 && parts.some((at) => asked.some(({ part, weight }) => part === at && weight > OF_LIGHT) && isWhole(at));
}

export interface ToldShare {
	readonly share: number;
	/** One of the things that it joins has a code, and all codes of that are told. */
	readonly hasCodes: boolean;
	/** One of several things that it joins is told as a whole. */
	readonly hasPart: boolean;
	/** How many of the words that say much are told. */
	readonly count: number;
}

/**
 * The share of what an alternative names that a text tells, with what stands around it; something of it stands in the text itself. A code that is told
 * stands for more than a word. Exact: in other words it is another thing.
 */
export function toldShare(asked: readonly Asked[], told: TellingWords, exactness: Exactness = "any", around: TellingWords | null = null): ToldShare {
	const isExact = exactness !== "any";
	const own = asked.filter((one) => isTold(one, told, exactness));
	const count = own.filter(({ weight }) => weight > OF_LIGHT).length;
	const near = around === null || count === 0 ? [] : asked.filter((one) => !own.includes(one) && isTold(one, around, exactness));
	const sum = (some: readonly Asked[]) => some.reduce((whole, { weight }) => whole + weight, 0);
	const isMeant = ({ weight }: Asked) => !isExact || weight > OF_LIGHT;
	const all = asked.filter(isMeant);
	const share = all.length === 0 ? 0 : sum([...own, ...near].filter(isMeant)) / sum(all);
	return { share, hasCodes: hasWholeCode(asked, own), hasPart: hasWholePart(asked, own), count };
}

const LEAST_INITIALS = 3;

/** Initials of the names in a demand: "QTS" of "Qualified Teacher Status". */
export function initialsOf(demand: string): string[] {
	return [...demand.matchAll(CAPITALISED)].flatMap(([name]) => {
		const words = name.split(/[ -]/u);
		return words
			.flatMap((_, at) => words.slice(at).map((__, to) => words.slice(at, at + to + 1)))
			.flatMap((part) => (part.length >= LEAST_INITIALS ? [part.map((word) => word.charAt(0)).join("")] : []));
	});
}
