import { acrossLines } from "@/lib/tools/documents/redacting/finding/across-lines";
import { type FinderLine, type Match, plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isFrequentIn, isCalledSomewhere as isListed, languagesOf } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { nameChance } from "@/lib/tools/documents/redacting/finding/names/name-model";
import { bare, isBetween, isFamily, isFirm, isFirmWord, isGiven, isNameLike, isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { ILLS } from "@/lib/tools/documents/redacting/finding/names/name-seeds";
import { type LineWords, lineWords } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { PARTICLES } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { actingNames } from "./acting-names";
import { isOfCalendar } from "./calendar-words";
import { completed } from "./completed-names";
import { signedNames } from "./signed-names";

const MOST_WORDS = 4;
const LEAST_LETTERS = 3;
const LEAST_PLURAL = 4;
const [LIKELY, VERY_LIKELY] = [0.5, 0.75];
/** Where nearly every word has a capital a capital says nothing. */
const TITLE_SHARE = 0.7;
const LEAST_TITLE_WORDS = 4;
/** What no heading holds. */
const STOP = /[.;:](?:\s|$)|[,()@|\t\d]/;
const ARTICLES = new Set("the a an our this that der die das dem den im am zum zur le la les du des au el los las il lo gli i het een o os as".split(" "));
const MOST_PARTS = 5_000;
/** A shorter line is one of a form or of a list, and ends where it ends. */
const LEAST_OPEN = 30;

/** What speaks for a word to be somebody's: a list of names, its rareness, or nothing. */
type Sign = "called" | "rare" | "odd" | "plain";

interface Judge {
	readonly languages: readonly string[];
	/** In German every noun has a capital. */
	readonly hasNouns: boolean;
	signOf(word: string): Sign;
}

function judgeOf(lines: readonly LineWords[]): Judge {
	const languages = languagesOf(lines.flatMap(({ words }) => words.map(({ text }) => text)));
	const known = new Map<string, Sign>();
	const judged = (word: string): Sign => {
		const isFrequent = languages.length === 0 ? isOrdinary(word) : isFrequentIn(word, languages);
		// "the Hendersons", "Jessens Haus".
		const isOfFamily = word.length > LEAST_PLURAL && word.endsWith("s") && isFamily(word.slice(0, -1));
		if (isGiven(word) || isFamily(word) || isListed(word) || isOfFamily) return "called";
		if (isFrequent) return "plain";
		return isOrdinary(word) ? "odd" : "rare";
	};
	const signOf = (text: string): Sign => {
		const word = bare(text);
		const sign = known.get(word) ?? judged(word);
		known.set(word, sign);
		return sign;
	};
	return { languages, hasNouns: languages.includes("german"), signOf };
}

interface Run {
	readonly from: number;
	/** Index of the word behind it. */
	readonly next: number;
	/** Whether a capital stands there because a sentence begins. */
	readonly isFirst: boolean;
}

const isCapital = (text: string) => /^\p{Lu}/u.test(text);
const isSign = (text: string) => /^\p{Lu}{1,5}$/u.test(text);
/** Where a sentence, a line, a cell or a quotation begins. */
const SENTENCE_START = /(?:^|[.!?:;•*|\t>–-]\s{0,3})["“”„«(¿¡*_]{0,3}$/u;

/** "June Applegate": some are called as a month is. */
const isNamed = (text: string) => isNameLike(text) || (isOfCalendar(text) && isListed(text));
const canBePart = ({ text }: Word, isLoud: boolean) =>
	isCapital(text) && isNamed(text) && (isLoud || !isSign(text) || text.length === 1 || (text.length >= LEAST_LOUD && (isGiven(text) || isFamily(text))));
/** "name GRACE WANGUI": so long a word of capitals may be a name and no sign. */
const LEAST_LOUD = 4;
/** "woo" in "Hyun-woo". */
const isSecondHalf = (text: string, before: Word, word: Word) =>
	before.text.length > 1 && text.slice(before.end, word.start) === "-" && /^\p{Ll}{2,6}$/u.test(word.text);

/** Words with capitals beside each other, particles between them included. */
function runsIn({ text, words }: LineWords, isLoud: boolean, goesOn: boolean): Run[] {
	const runs: Run[] = [];
	for (let at = 0; at < words.length; at++) {
		const first = words[at];
		if (!first || !canBePart(first, isLoud)) continue;
		let next = at + 1;
		for (let index = at + 1; index < words.length && index - at < MOST_WORDS + 2; index++) {
			const [before, word] = [words[index - 1], words[index]];
			if (!before || !word || !isBetween(text, before, word) || /[()]/.test(text.slice(before.end, word.start))) break;
			if (canBePart(word, isLoud) || isSecondHalf(text, before, word)) next = index + 1;
			else if (!PARTICLES.has(plainWord(word.text))) break;
		}
		runs.push({ from: at, next, isFirst: !(goesOn && at === 0) && SENTENCE_START.test(text.slice(Math.max(0, first.start - 6), first.start)) });
		at = next - 1;
	}
	return runs;
}

/** A run without the words of everyday speech at its ends: "Practice", "Dear". */
function trimmed({ from, next, isFirst }: Run, words: readonly Word[], judge: Judge): Run {
	let [first, last] = [from, next];
	const isPlain = (at: number) => judge.signOf(words[at]?.text ?? "") === "plain" || PARTICLES.has(plainWord(words[at]?.text ?? ""));
	while (first < last && isPlain(first)) first += 1;
	while (last > first && isPlain(last - 1)) last -= 1;
	// "Harold Finch": many are called as a thing is; "the Daisy Cup" is none of them.
	const isCalled =
		last - first === 1 && last < next && judge.signOf(words[first]?.text ?? "") === "called" && !PARTICLES.has(plainWord(words[last]?.text ?? ""));
	if (isCalled && !ARTICLES.has(plainWord(words[first - 1]?.text ?? "")) && !isOfCalendar(words[last]?.text ?? "")) last += 1;
	return { from: first, next: last, isFirst: isFirst && first === from };
}

/** One word alone: within a sentence its capital speaks for it, at its beginning only what it is. */
function isOfferedAlone(word: Word, { isFirst, isWhole }: { isFirst: boolean; isWhole: boolean }, judge: Judge): boolean {
	const text = bare(word.text);
	// "RuPay", "HFrEF"; "McKay" is somebody.
	if (
		text.length < LEAST_LETTERS ||
		isOfCalendar(text) ||
		isTitle(text) ||
		(/\p{Ll}\p{Lu}/u.test(text) && !/^(?:Ma?c|De|Di|Da|Du|La|Le|Fitz|Van|Ó|O|D)['’]?\p{Lu}/u.test(text))
	)
		return false;
	const sign = judge.signOf(text);
	if (isWhole && (sign === "called" || (sign === "rare" && nameChance(text) > LIKELY))) return true;
	if (isFirst || judge.hasNouns) {
		if (sign === "called") return !(judge.languages.length > 0 ? isFrequentIn(text, judge.languages) : isOrdinary(text));
		return sign === "rare" && nameChance(text) > VERY_LIKELY;
	}
	return sign === "called" || sign === "rare" || (sign === "odd" && nameChance(text) > LIKELY);
}

const isLikely = (word: Word) => nameChance(bare(word.text)) > LIKELY;

function isOfferedRun(own: readonly Word[], judge: Judge, isHeading: boolean): boolean {
	// "P.S.", "P. IVA".
	if (!own.some(({ text }) => text.length >= LEAST_LETTERS && (isHeading || !isSign(text)))) return false;
	const signs = own.map((word) => judge.signOf(word.text));
	if (isHeading)
		return signs.filter((sign) => sign === "called").length > 1 || (signs.includes("called") && !signs.includes("plain") && own.length < MOST_WORDS);
	if (signs.includes("called")) return true;
	if (judge.hasNouns) return signs.includes("rare") && own.some(isLikely);
	return signs.includes("rare") || signs.every((sign) => sign !== "plain");
}

const IN_PLACES = new Set("in near en em te we v ve dans aus nach från til fra im".split(" "));
const isInPlace = (text: string, before: Word | undefined, first: Word) =>
	before !== undefined && IN_PLACES.has(before.text) && text.slice(before.end, first.start) === " ";

const isWholeCell = (text: string, { start, end }: Word) =>
	/(?:^|[\t|;/+&]|^\s{0,2}\d{1,2}[.)] |: |[–—] )\s{0,3}$/.test(text.slice(Math.max(0, start - 6), start)) &&
	/^\*{0,2}\s{0,3}(?:$|[\t|;/+&(])/.test(text.slice(end, end + 6));
/** "1. Asep (Ketua RT 03)", "For repairs: Srinu (watchman)": with an office in brackets. */
const hasOffice = (text: string, { start, end }: Word) =>
	/(?:^\s{0,2}\d{1,2}[.)] |: )$/.test(text.slice(Math.max(0, start - 6), start)) && /^ \(\p{L}{3}/u.test(text.slice(end, end + 6));

function isOffered(run: Run, { text, words }: LineWords, judge: Judge, isHeading: boolean): boolean {
	const own = words.slice(run.from, run.next);
	const [first, last] = [own[0], own.at(-1)];
	if (!first || !last || isFirm(text, first, last) || own.some((word) => isFirmWord(word.text))) return false;
	const behind = words[run.next];
	if (behind && isFirmWord(behind.text) && text.slice(last.end, behind.start).trim() === "") return false;
	// "to physio in Albury", "à Vitré" is a place; who stands behind "in" is rare.
	const isOwner = /^['’]s /.test(text.slice(last.start + bare(last.text).length));
	if (!isOwner && isInPlace(text, words[run.from - 1], first) && own.every((word) => judge.signOf(word.text) !== "called")) return false;
	if (own.length > 1) return isOfferedRun(own, judge, isHeading);
	// "Daisy Cup", "Parkinson's disease".
	const isThing = behind !== undefined && isCapital(behind.text) && text.slice(last.end, behind.start) === " " && judge.signOf(behind.text) === "plain";
	if (isThing || ILLS.test(text.slice(last.start + bare(last.text).length, last.end + 16))) return false;
	// "Nationality:", "Transcribed:": what a colon follows is a label.
	if (/^\s?:/.test(text.slice(first.end, first.end + 2)) && judge.signOf(first.text) !== "called") return false;
	if (hasOffice(text, first) && ["rare", "called"].includes(judge.signOf(first.text))) return true;
	return !isHeading && isOfferedAlone(first, { isFirst: run.isFirst, isWhole: isWholeCell(text, first) }, judge);
}

/** Whether a line's last word leaves its sentence open. */
function goesOnFrom(before: LineWords | undefined): boolean {
	return before !== undefined && !before.isCell && before.text.length >= LEAST_OPEN && /[\p{L},]$/u.test(before.text.trimEnd()) && !before.text.includes("\t");
}

function shownIn(lines: readonly LineWords[], judge: Judge): Match[] {
	return lines.flatMap((own, line) => {
		const { text, words } = own;
		const lettered = words.filter((word) => /^\p{L}{3,}/u.test(word.text));
		const isLoud = !/\p{Ll}{2}/u.test(text);
		const isHeading =
			isLoud ||
			(lettered.length >= LEAST_TITLE_WORDS && !STOP.test(text) && lettered.filter((word) => isCapital(word.text)).length / lettered.length > TITLE_SHARE);
		return runsIn(own, isLoud, goesOnFrom(lines[line - 1])).flatMap((whole): Match[] => {
			const run = trimmed(whole, words, judge);
			const [first, last] = [words[run.from], words[run.next - 1]];
			if (!first || !last || run.next - run.from > MOST_WORDS || !isOffered(run, own, judge, isHeading)) return [];
			return [{ kind: "name", line, start: first.start, end: last.start + bare(last.text).length, confidence: OFFERED }];
		});
	});
}

/** Further places of the words of offered names: "Briscoe drove off", where "Shontelle Briscoe" stands elsewhere. */
function partsOf(lines: readonly LineWords[], offered: readonly Match[], judge: Judge): Match[] {
	const parts = new Set<string>();
	for (const { line, start, end } of offered) {
		const own = (lines[line]?.words ?? []).filter((word) => word.start >= start && word.start < end);
		const named = own.filter(({ text }) => text.length >= LEAST_LETTERS && judge.signOf(text) !== "plain");
		if (own.length > 1 && parts.size < MOST_PARTS) for (const { text } of named) parts.add(plainWord(bare(text)));
	}
	return lines.flatMap(({ words }, line) =>
		words.flatMap((word): Match[] => {
			const isPart = isCapital(word.text) && parts.has(plainWord(bare(word.text)));
			return isPart ? [{ kind: "name", line, start: word.start, end: word.start + bare(word.text).length, confidence: OFFERED }] : [];
		}),
	);
}

/** Words that may be somebody's name though no rule says so. They are offered, never taken for sure. */
export function offeredNames(given: readonly FinderLine[]): Match[] {
	const lines = given.map(lineWords);
	const judge = judgeOf(lines);
	const shown = [...shownIn(lines, judge), ...actingNames(lines), ...signedNames(lines), ...acrossLines(given, (both) => shownIn(both.map(lineWords), judge))];
	return [...shown, ...partsOf(lines, shown, judge)].map((one) => completed(one, lines));
}
