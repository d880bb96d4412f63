import { isTelling, stemOf } from "@/lib/tools/documents/brief/words/terms";
import type { Figure } from "@/lib/tools/documents/language/figures";
import { plainDate, plainValue, type Weighed } from "./likeness";
import { sidesOf } from "./opposites";

/** In what two sentences about the same differ. */
export type Difference = "number" | "date" | "name" | "negation" | "opposite";

const NEGATIONS = new Set(
	`not no never cannot none neither nor nicht kein keine keinen keinem keiner keines nie niemals nunca jamas tampoco ningun ninguna ninguno ne pas jamais aucun aucune
	niet geen nooit non لا لم لن ليس ليست`.split(/\s+/u),
);
const NO_NEGATION = /\b(?:not only|not just|nicht nur|no s[oó]lo|no less|no fewer|no more)\b/giu;
const WIDE_NEGATION = /ない|ません|しなかった/u;
const WORD = /[\p{L}\p{M}]+(?:['’]\p{L}+)?/gu;
const FEWEST_FRAME = 3;
const NEAR_EQUAL = 0.6;
/** Figures further apart count other things more likely than the same. */
const MOST_APART = 2;
const VERY_NEAR = 1.25;
const DENIED_REACH = 3;
const RARE_LETTERS = 8;
const FEWEST_SWAPPED = 3;
const LEAST_OPPOSED = 0.25;

interface Frame {
	/** All words but those that figures and negations are made of. */
	readonly words: ReadonlyMap<string, string>;
	readonly isDenied: boolean;
	/** The words around a negation. */
	readonly denied: ReadonlySet<string>;
	readonly firstWord: string;
}

const frames = new WeakMap<Weighed, Frame>();

function frameOf(one: Weighed): Frame {
	const known = frames.get(one);
	if (known) return known;
	let text = one.sentence.text;
	for (const { start, end } of one.figures) text = text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
	text = text.replace(NO_NEGATION, " ");
	const words = new Map<string, string>();
	let [isDenied, firstWord] = [WIDE_NEGATION.test(text), ""];
	const denied = new Set<string>();
	const all = [...text.matchAll(WORD)].map(([word]) => word);
	for (const [at, word] of all.entries()) {
		const plain = word.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
		if (firstWord === "") firstWord = plain;
		if (NEGATIONS.has(plain) || NEGATIONS.has(word) || /n['’]t$/.test(plain)) {
			isDenied = true;
			for (const near of all.slice(Math.max(0, at - DENIED_REACH), at + DENIED_REACH + 1)) denied.add(stemOf(near));
		} else words.set(plain, word);
	}
	const frame = { words, isDenied, denied, firstWord };
	frames.set(one, frame);
	return frame;
}

function shareOf(one: ReadonlyMap<string, unknown> | ReadonlySet<string>, other: ReadonlyMap<string, unknown> | ReadonlySet<string>) {
	let shared = 0;
	for (const key of one.keys()) if (other.has(key)) shared += 1;
	return { shared, ofAll: shared / Math.max(1, one.size + other.size - shared), ofLess: shared / Math.max(1, Math.min(one.size, other.size)) };
}

const isOther = (one: string | undefined, other: string | undefined) => one !== "" && other !== "" && one !== other;

/** Dates that can't both be meant: all that one names are others than all of the other. */
function datesDiffer(one: Weighed, other: Weighed): boolean {
	const [dates, others] = [plainDate(one), plainDate(other)];
	const apart = (a: string, b: string) => a.split("-").some((part, at) => isOther(part, b.split("-")[at]));
	return dates.length > 0 && others.length > 0 && dates.every((date) => others.every((date2) => apart(date, date2)));
}

function yearsDiffer(one: Weighed, other: Weighed): boolean {
	const yearsOf = (sentence: Weighed) => new Set(plainDate(sentence).flatMap((date) => date.split("-").slice(0, 1).filter(Boolean)));
	const [years, others] = [yearsOf(one), yearsOf(other)];
	return years.size > 0 && others.size > 0 && shareOf(years, others).shared === 0;
}

function areSwapped(one: string, other: string): boolean {
	const digits = (text: string) => [...text.replace(/\D/g, "")].sort().join("");
	return one !== other && one.length >= FEWEST_SWAPPED && digits(one) === digits(other) && /[1-9]\d*[1-9]/.test(one);
}

interface FigureSides {
	readonly isOpposed: boolean;
	readonly isNear: boolean;
	readonly isVeryNear: boolean;
	readonly isSwapped: boolean;
}

/** Whether what both count is counted otherwise by each: all values of a unit are others. */
function figuresDiffer(one: Weighed, other: Weighed, includesWords: boolean): FigureSides {
	const byUnit = (sentence: Weighed) => {
		const units = new Map<string, string[]>();
		for (const [unit, value] of plainValue(sentence, includesWords)) units.set(unit, [...(units.get(unit) ?? []), value]);
		return units;
	};
	const others = byUnit(other);
	const opposed = [...byUnit(one)].flatMap(([unit, values]) => {
		const there = others.get(unit) ?? [];
		return there.length > 0 && values.every((value) => !there.includes(value)) ? [{ values, there }] : [];
	});
	const near = (most: number) => (a: string, b: string) => Math.max(Number(a), Number(b)) <= most * Math.min(Number(a), Number(b));
	const some = (isSo: (a: string, b: string) => boolean) => opposed.some(({ values, there }) => values.some((a) => there.some((b) => isSo(a, b))));
	return {
		isOpposed: opposed.length > 0,
		isNear: some(near(MOST_APART)),
		isVeryNear: some(near(VERY_NEAR)),
		isSwapped: some(areSwapped),
	};
}

/** Whether one of two sentences denies, and of what it denies the other speaks too. */
function denies(one: Weighed, other: Weighed): boolean {
	const [frame, otherFrame] = [frameOf(one), frameOf(other)];
	if (frame.isDenied === otherFrame.isDenied) return false;
	const [{ denied }, { stems }] = frame.isDenied ? [frame, other] : [otherFrame, one];
	return denied.size === 0 || [...denied].some((stem) => stems.has(stem));
}

const BEFORE_FIGURE = 24;
/** What denies the figure right behind it: "not on 3 March", "statt 84.000". */
const DENYING =
	/(?:^|[^\p{L}])(?:not|rather than|instead of|no longer|nicht|nicht mehr|statt|anstatt|pas|plutôt que|au lieu de|en lugar de|en vez de|anziché|invece di|niet|in plaats van) (?:(?:on|at|by|in|the|am|um|den|der|le|el|il|op|de) )?$/iu;

const denials = new WeakMap<Weighed, readonly Figure[]>();

/** The figures that a sentence says are not so. */
export function deniedFigures(one: Weighed): readonly Figure[] {
	const known = denials.get(one);
	if (known) return known;
	const { text } = one.sentence;
	const denied = one.figures.filter(({ start, isWord, kind, unit }) => {
		const tells = kind !== "number" || isTelling(unit);
		return !isWord && tells && DENYING.test(text.slice(Math.max(0, start - BEFORE_FIGURE), start));
	});
	denials.set(one, denied);
	return denied;
}

/** Whether another document says just what a sentence says is not so: the same date, sum or count. */
export function deniedThere(one: Weighed, other: Weighed): Difference | null {
	if (one.sentence.source === other.sentence.source) return null;
	const [denied, there] = [deniedFigures(one), deniedFigures(other)];
	const isSame = (a: Figure, b: Figure) => {
		if (a.kind !== b.kind || there.includes(b)) return false;
		if (a.kind !== "date") return a.value === b.value && a.unit === b.unit;
		// A day and its month at the least; a year where both name one.
		const [mine, theirs] = [a.value.split("-"), b.value.split("-")];
		return mine.slice(1).every((part, at) => part !== "" && part === theirs[at + 1]) && !isOther(mine[0], theirs[0]);
	};
	const found = denied.find((a) => other.figures.some((b) => isSame(a, b)));
	return found ? (found.kind === "date" ? "date" : "number") : null;
}

/** Whether two sentences are the same but for names: words with capitals, of which one alone at a sentence's start or in German tells nothing. */
function namesDiffer(one: Weighed, other: Weighed, isGerman: boolean): boolean {
	const [frame, otherFrame] = [frameOf(one), frameOf(other)];
	const onlyIn = (a: Frame, b: Frame) => [...a.words].filter(([plain]) => !b.words.has(plain));
	const [mine, theirs] = [onlyIn(frame, otherFrame), onlyIn(otherFrame, frame)];
	const areNames = (words: readonly (readonly [string, string])[], first: string) =>
		words.length > 0 &&
		words.length <= 4 &&
		words.every(([, word]) => /^\p{Lu}/u.test(word)) &&
		(words.length > 1 || (!isGerman && words.every(([plain]) => plain !== first)));
	return frame.words.size - mine.length >= FEWEST_FRAME && areNames(mine, frame.firstWord) && areNames(theirs, otherFrame.firstWord);
}

/** In what two sentences that are worded alike differ, null where in nothing that counts. */
export function nearEqualDifference(one: Weighed, other: Weighed, isGerman: boolean): Difference | null {
	const [frame, otherFrame] = [frameOf(one), frameOf(other)];
	if (Math.min(frame.words.size, otherFrame.words.size) < FEWEST_FRAME || shareOf(frame.words, otherFrame.words).ofAll < NEAR_EQUAL) return null;
	const figures = figuresDiffer(one, other, true);
	// What was so in one year may be otherwise in another.
	if (figures.isOpposed) return yearsDiffer(one, other) ? null : "number";
	if (datesDiffer(one, other)) return "date";
	if (denies(one, other)) return "negation";
	return namesDiffer(one, other, isGerman) ? "name" : null;
}

/** The same of sentences of two documents that speak of the same in other words: by their subject and what they say of it. */
export function subjectDifference(one: Weighed, other: Weighed): Difference | null {
	const { shared, ofAll, ofLess } = shareOf(one.stems, other.stems);
	if (shared === 0 || one.sentence.source === other.sentence.source) return null;
	const isAbout = shared >= 2 && ofLess >= 0.5;
	const hasRare = ofLess >= 0.5 && [...one.stems].some((stem) => stem.length >= RARE_LETTERS && other.stems.has(stem));
	const figures = figuresDiffer(one, other, false);
	const isSameThing = (figures.isNear && (isAbout || hasRare)) || (figures.isVeryNear && shared >= 2 && ofLess >= 0.4);
	const isCounted = figures.isOpposed && shared >= 2 && !yearsDiffer(one, other) && countSame(one, other);
	if (figures.isSwapped || isCounted || (isSameThing && !yearsDiffer(one, other))) return "number";
	if (shared >= 2 && ofLess >= 0.66 && !figures.isOpposed && datesDiffer(one, other)) return "date";
	const sameDate = plainDate(one).length > 0 && plainDate(other).length > 0 && !datesDiffer(one, other);
	const isClose = shared >= 2 && ofLess >= 0.6 && (ofAll >= 0.6 || sameDate);
	if (isClose && denies(one, other)) return "negation";
	const both = [...one.stems].filter((stem) => other.stems.has(stem));
	const isNamed = both.some((stem) => /\p{L} \d/u.test(stem));
	return (shared >= 2 && ofLess >= LEAST_OPPOSED) || isNamed ? opposite(one, other, both) : null;
}

/** The parts of a sentence between commas that speak of the same. */
const partsAbout = (text: string, stems: readonly string[]): string =>
	text
		.split(/[,;:—]/u)
		.filter((part) => {
			const words = (part.match(WORD) ?? []).map(stemOf);
			return stems.some((stem) => words.includes(stem) || part.toLowerCase().includes(stem));
		})
		.join(" , ");

/** Whether two sentences about the same take opposite sides: "stays" and "is closed". */
function opposite(one: Weighed, other: Weighed, both: readonly string[]): Difference | null {
	const [sides, others] = [one, other].map(({ sentence }) => sidesOf(partsAbout(sentence.text, both)));
	return [...(sides ?? [])].some(([at, own]) => others?.has(at) && others.get(at) !== own) ? "opposite" : null;
}

const AROUND = 28;
const LEAST_LETTERS = 5;

/** Whether both count the same in the same words right beside their figures: "610 tonnes landed" and "landed 520 tonnes". */
function countSame(one: Weighed, other: Weighed): boolean {
	const around = ({ sentence: { text }, figures }: Weighed) =>
		figures.flatMap(({ kind, unit, value, start, end }) => {
			const words = (text.slice(Math.max(0, start - AROUND), end + AROUND).match(WORD) ?? []).map(stemOf);
			return kind === "number" && unit !== ""
				? [{ unit, value: Number(value), words: words.filter((word) => word.length >= LEAST_LETTERS && word !== unit) }]
				: [];
		});
	const [mine, theirs] = [around(one), around(other)];
	const isLike = (a: number, b: number) => a !== b && Math.max(a, b) <= VERY_NEAR * Math.min(a, b);
	return mine.some((own) =>
		theirs.some(({ unit, value, words }) => unit === own.unit && isLike(own.value, value) && words.some((word) => own.words.includes(word))),
	);
}

/** Whether one of two sentences that are alike says anything that the other doesn't: then it is no repetition. */
export function saysOtherwise(one: Weighed, other: Weighed, isGerman: boolean): boolean {
	const values = (sentence: Weighed) => sentence.figures.map(({ kind, value }) => `${kind} ${value}`).sort();
	return values(one).join("|") !== values(other).join("|") || frameOf(one).isDenied !== frameOf(other).isDenied || namesDiffer(one, other, isGerman);
}
