import { parseLocation } from "@/lib/tools/taxonomy/places/locations";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { rememberedTitleWords } from "@/lib/tools/taxonomy/titles/title-words";
import { companyKey } from "./company-name";
import { type Place, placesOf } from "./posting-places";
import { plainLetters, plainWords } from "./posting-words";

type Hours = "full" | "part";

/** A title without what copies add to it or leave out. */
export interface PostingTitle {
	/** Words that name the work, in order, without synonyms. */
	readonly words: readonly string[];
	/** Level and grade: `Senior`, `Engineer II`. */
	readonly level: string;
	readonly hours: Hours | null;
	/** Where a part of the title names a town, which. */
	readonly place: Place | null;
	/** Whether it names the place of the posting. */
	readonly namesPlace: boolean;
}

const FULL_TIME = /\bfull[\s-]?time\b|\bvollzeit\b|\btemps plein\b|\b(?:jornada|tiempo) complet[ao]\b|\btempo integral\b|toàn thời gian|正社員/giu;
const PART_TIME = /\bpart[\s-]?time\b|\bteilzeit\b|\btemps partiel\b|\b(?:jornada|tiempo) parcial\b|\bmedio tiempo\b|\btempo parcial\b|bán thời gian|パート/giu;
const PART = /\s[-–—|@]\s|[,()[\]|]/u;
const GRADES = new Set(["ii", "iii", "iv", "vi", "vii"]);
const LAST_GRADES = new Set([...GRADES, "i", "v"]);
/** `Engineer 3` is also written `Engineer III`. */
const LAST_DIGIT = / ([1-5])$/;
const ROMAN = ["I", "II", "III", "IV", "V"];
const LONGEST_TITLE = 300;
const ENTITY = /&(?:amp|quot|nbsp|lt|gt|#\d{1,5});/g;

/** Takes apart the title of a posting of this company; `own` are the words that name its place. */
export function titleOf(title: string, company: string, own: ReadonlySet<string>): PostingTitle {
	const text = title.slice(0, LONGEST_TITLE).replace(ENTITY, " ");
	const [isFull, isPart] = [text.search(FULL_TIME) >= 0, text.search(PART_TIME) >= 0];
	const parts = text
		.replace(FULL_TIME, ", ")
		.replace(PART_TIME, ", ")
		.replace(/: /g, ", ")
		.split(PART)
		.map((part) => part.trim());
	const kept: string[] = [];
	let place: Place | null = null;
	for (const part of parts.filter(Boolean)) {
		const found = kept.length === 0 ? null : townOf(part);
		if (found) place ??= found;
		else if (companyKey(part) === company) continue;
		else if (kept.length === 0) kept.push(part.replace(LAST_DIGIT, (_, digit: string) => ` ${ROMAN[Number(digit) - 1] ?? digit}`));
		else if (!isRegionAfter(part, place)) kept.push(part);
	}
	const words = rememberedTitleWords(kept.join(", ")).map(plainLetters);
	const rest = words.filter((word) => !own.has(word));
	return {
		words: rest.length === 0 ? words : rest,
		level: `${levelOf(kept.join(", "))}${kept.map(gradeOf).find((grade) => grade !== "") ?? ""}`,
		hours: isFull === isPart ? null : isFull ? "full" : "part",
		place,
		namesPlace: place !== null || rest.length < words.length,
	};
}

/** A letter alone is a grade only where it is no part of a word with accents. */
function levelOf(title: string): string {
	return findSeniority(withoutMarks(title)) ?? findSeniority(title.replace(/[^\p{ASCII}]i+/giu, " ")) ?? "";
}

/** `Engineer II`: which of several grades of the same work. */
function gradeOf(part: string): string {
	const words = plainWords(part);
	return words.find((word, index) => (index === words.length - 1 ? LAST_GRADES : GRADES).has(word)) ?? "";
}

const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** A town that the whole part names. A country or a region says less than its words do. */
function townOf(part: string): Place | null {
	if (parseLocation(part).city === null) return null;
	const [place] = placesOf({ location: part, country: null });
	return place?.city ? place : null;
}

const isRegionAfter = (part: string, place: Place | null): boolean =>
	place !== null && (parseLocation(part).region !== null || parseLocation(part).country !== null);

/** How much two titles say the same: all of it, one more than the other, or each something of its own. */
export type TitleLikeness = "same" | "more" | "other";

/** Compares two titles; `excused` are words that say nothing here, such as those of the place. */
export function compareTitles(one: readonly string[], other: readonly string[], excused: readonly ReadonlySet<string>[]): TitleLikeness {
	const [first, second] = [extras(one, other, excused), extras(other, one, excused)];
	for (const word of [...first]) {
		const found = second.findIndex((candidate) => isAbbreviation(word, candidate) || isAbbreviation(candidate, word));
		if (found < 0) continue;
		first.splice(first.indexOf(word), 1);
		second.splice(found, 1);
	}
	if (first.length === 0 && second.length === 0) return "same";
	return first.length === 0 || second.length === 0 ? "more" : "other";
}

const extras = (words: readonly string[], others: readonly string[], excused: readonly ReadonlySet<string>[]): string[] =>
	words.filter((word) => !others.includes(word) && !excused.some((known) => known.has(word)));

/** `eng` for `engineer`, `mgr` for `manager`: the first letter and others of the word in their order. */
function isAbbreviation(short: string, long: string): boolean {
	if (short.length < 2 || short.length >= long.length || short[0] !== long[0] || /\d/.test(short)) return false;
	if (long.startsWith(short)) return short.length >= 3;
	if (short.length > 5) return false;
	let at = 0;
	for (const letter of long) if (letter === short[at]) at++;
	return at === short.length && short.at(-1) === long.at(-1);
}
