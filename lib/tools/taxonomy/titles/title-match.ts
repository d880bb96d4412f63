import { memberOccupation } from "./executive-titles";
import { GENERAL_WORDS, type KnownTitle, titleIndex } from "./title-index";
import { LONGEST_TITLE, occupationWords } from "./title-words";

interface Match {
	readonly occupation: string;
	readonly order: number;
	/** Numbers of the title's words. */
	readonly words: readonly number[];
	readonly rank: number;
	readonly coversHead: boolean;
}

/** The words of a title, and for each part of it (between commas, dashes, brackets and prepositions) where it begins. */
interface Parted {
	readonly words: readonly string[];
	readonly starts: readonly number[];
}

const PART = /[,;:|()[\]–—/·•@]| [-+] |(?<=\p{L}) (?:of|for|at|in|with|to the|mit|bei|für|im|avec|chez|en|con|com|presso|för|med|met|bij|voor) /u;
const MOST_PARTS = 12;
const MOST_OCCUPATIONS = 3;
const WORD_RANK = 100;
const HEAD_RANK = 50;
const LATER_HEAD_RANK = 20;
/** A title names the work first and its circumstances later. */
const FIRST_PART_RANK = 25;
const LED_RANK = 260;
const GAP_COST = 8;
const SHORTENED_COST = 15;
/** What stands so close behind the best may be meant as well. */
const CLOSE_RANK = 12;
/** Titles of these also name the more special ones: `Software Engineer, Frontend`. */
const GENERAL_OCCUPATIONS = new Set(["software-engineer", "management-consultant", "operations-manager", "secondary-school-teacher"]);
const FIELD_ENDS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		engineering: "engineer",
		accounting: "accountant",
		nursing: "nurse",
		architecture: "architect",
		journalism: "journalist",
		welding: "welder",
		plumbing: "plumber",
		carpentry: "carpenter",
		pharmacy: "pharmacist",
		teaching: "teacher",
		cooking: "cook",
		ingenierie: "ingenieur",
		comptabilite: "comptable",
		buchhaltung: "buchhalter",
		softwareentwicklung: "softwareentwickler",
		pflege: "krankenpfleger",
		ingegneria: "ingegnere",
		contabilidad: "contable",
		marketing: "marketing",
	}),
);
/** What interns of all trades are says nothing beside the trade. */
const BEGINNER = "intern";
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;
const HANGUL = /[\uac00-\ud7af]/;
const LONGEST_RUN = 60;
const LONGEST_SIGNS = 16;
const SHORTEST_END = 5;

/** `electricians` where only `electrician` is known. */
function singular(word: string, known: ReadonlySet<string>): string {
	return word.length > 4 && word.endsWith("s") && !known.has(word) && known.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
}

function partsOf(title: string): Parted {
	const words: string[] = [];
	const starts: number[] = [];
	const known = titleIndex().words;
	for (const part of title.slice(0, LONGEST_TITLE).split(PART, MOST_PARTS)) {
		const start = words.length;
		for (const written of occupationWords(part)) {
			const word = singular(written, known);
			if (!words.includes(word)) words.push(word);
		}
		if (words.length > start) starts.push(start);
	}
	return { words, starts };
}

/** Titles that a word holds: the longest that a compound ends with, or those within signs without blanks. */
function withinWord(word: string): { title: KnownTitle; letters: number; end: number }[] {
	const { single } = titleIndex();
	const found: { title: KnownTitle; letters: number; end: number }[] = [];
	if (UNSPACED.test(word)) {
		const run = word.slice(0, LONGEST_RUN);
		for (let at = 0; at < run.length; at++) {
			for (let size = Math.min(LONGEST_SIGNS * 2, run.length - at); size > 1; size--) {
				const titles = single.get(run.slice(at, at + size));
				if (titles) for (const title of titles) found.push({ title, letters: size, end: at + size });
			}
		}
		return found;
	}
	const shortest = HANGUL.test(word) ? 2 : SHORTEST_END;
	for (let at = 1; at <= word.length - shortest; at++) {
		const titles = single.get(word.slice(at));
		if (titles) return titles.map((title) => ({ title, letters: word.length - at, end: word.length }));
	}
	return found;
}

function partOf(position: number, starts: readonly number[]): number {
	let part = 0;
	while (part + 1 < starts.length && (starts[part + 1] ?? 0) <= position) part++;
	return part;
}

/** What a match that covers the word which says what a person is gains by it. */
function headRank(words: readonly number[], isHeadFirst: boolean, { words: all, starts }: Parted): number {
	let best = 0;
	for (const position of words) {
		const part = partOf(position, starts);
		const first = starts[part] ?? 0;
		const last = (starts[part + 1] ?? all.length) - 1;
		if (position === (isHeadFirst ? first : last)) best = Math.max(best, part === 0 ? HEAD_RANK : LATER_HEAD_RANK);
	}
	return best;
}

function matchOf(title: KnownTitle, positions: readonly number[], parted: Parted, bonus: number): Match {
	const first = Math.min(...positions);
	const gap = Math.max(...positions) - first + 1 - positions.length;
	const head = headRank(positions, title.isHeadFirst, parted);
	const opening = partOf(first, parted.starts) === 0 ? FIRST_PART_RANK : 0;
	const general = GENERAL_OCCUPATIONS.has(title.occupation) ? 30 : 0;
	const rank = positions.length * WORD_RANK + head + opening - gap * GAP_COST - first - general - (title.isShortened ? SHORTENED_COST : 0) + bonus;
	return { occupation: title.occupation, order: title.order, words: positions, rank, coversHead: head > 0 };
}

function matches(parted: Parted): Match[] {
	const { byWord } = titleIndex();
	const { words } = parted;
	const found: Match[] = [];
	for (const [position, word] of words.entries()) {
		for (const title of byWord.get(word) ?? []) {
			if (title.words.length === 1 && words.length > 1 && GENERAL_WORDS.has(word)) continue;
			const positions = title.words.map((needed) => words.indexOf(needed));
			if (positions.includes(-1)) continue;
			found.push(matchOf(title, positions, parted, 0));
		}
		for (const { title, letters, end } of withinWord(word)) {
			if (GENERAL_WORDS.has(title.words[0] ?? "")) continue;
			// Longer is surer; Japanese and Chinese name what a person is last.
			const ofSigns = UNSPACED.test(word) ? letters * 10 + (title.isHeadFirst ? (end === letters ? 15 : 0) : end) - 20 : -30;
			found.push(matchOf(title, [position], parted, ofSigns));
		}
	}
	return found;
}

/** `Mechanical Engineering Intern` is a mechanical engineer; where only a department is named, who works there. */
function fromTheField(words: readonly string[]): string[] {
	const trades = words.map((word) => FIELD_ENDS.get(word) ?? word);
	const parted = { words: trades, starts: [0] };
	const [best] = trades.some((word, at) => word !== words[at]) ? matches(parted).sort((one, other) => other.rank - one.rank) : [];
	const occupation = best?.occupation ?? memberOccupation(words);
	return occupation === null ? [] : [occupation];
}

/** Ids of the occupations that a title names, best first; `led` is what it leads, if it is the title of a head of something. */
export function findOccupations(title: string, led: string | null): string[] {
	const parted = partsOf(title);
	const all = matches(parted).sort((one, other) => other.rank - one.rank || one.order - other.order);
	const [best] = all;
	if (led !== null && (best === undefined || best.rank < LED_RANK)) return [led];
	if (best === undefined) return fromTheField(parted.words);
	const chosen = [best];
	for (const match of all) {
		if (chosen.length >= MOST_OCCUPATIONS) break;
		if (chosen.some(({ occupation }) => occupation === match.occupation)) continue;
		const isPart = chosen.some(({ words }) => words.length > match.words.length && match.words.every((word) => words.includes(word)));
		const isApart = match.coversHead && match.words.every((word) => !best.words.includes(word));
		if (!isPart && (isApart || match.rank >= best.rank - CLOSE_RANK)) chosen.push(match);
	}
	const trades = chosen.map(({ occupation }) => occupation);
	const trained = trades.filter((occupation) => occupation !== BEGINNER);
	return trained.length > 0 ? trained : fromTheField(parted.words).concat(trades).slice(0, 1);
}
