import { foldText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { namedSectionOf } from "@/lib/tools/reading/text/section-headings";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { placeScore } from "@/lib/tools/resume-profile/words/place-names";
import { schoolWordsIn } from "@/lib/tools/resume-profile/words/school-words";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { knownTitleIn } from "@/lib/tools/taxonomy/titles/known-titles";
import { type Seen as Element, hashesOf } from "./sequence-model";
import { bucket } from "./tally";

/** Kinds of passages from one line to the next. */
export const LINE_PASSAGES = 8;

const MOST_WORDS = 10;
/** What a line is shows at its beginning. */
const MOST_LETTERS = 400;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\uac00-\ud7af]/;
const URL_LIKE = /(?:https?:\/\/|www\.|linkedin|github|\w\.(?:com|org|net|io|dev|example|de|fr|co)\b)/i;
const PHONE_LIKE = /(?:\+|\(|\b0)\d[\d\s()./-]{6,}\d/;
const YEAR_LIKE = /(?:19[5-9]|20[0-4])\d|[\u0660-\u0669]{4}|25[3-7]\d|(?:昭和|平成|令和|[HRS])\s?\d{1,2}/;
const DEGREE_POINTS = /\d[.,]\d{1,4}\s?(?:\/|%)|%/;

/** What all lines of a document have in common. */
interface Whole {
	readonly body: number;
	readonly boldShare: number;
	readonly styles: ReadonlyMap<string, number>;
	/** Looks that headings with known words have. */
	readonly headingStyles: ReadonlySet<string>;
	/** How often each first cell of a line comes: what comes again and again labels what stands beside it. */
	readonly cells: ReadonlyMap<string, number>;
	/** The longest line of each column and size. */
	readonly widest: ReadonlyMap<string, number>;
}

const styleOf = (line: ResumeLine): string => `${line.fontSize ?? "-"}|${line.bold}|${line.italic}|${line.caps}|${line.kind === "bullet"}`;

function wholeOf(lines: readonly ResumeLine[]): Whole {
	const sizes = new Map<number, number>();
	const styles = new Map<string, number>();
	let [letters, bold] = [0, 0];
	for (const line of lines) {
		if (line.fontSize !== null) sizes.set(line.fontSize, (sizes.get(line.fontSize) ?? 0) + line.text.length);
		styles.set(styleOf(line), (styles.get(styleOf(line)) ?? 0) + 1);
		letters += line.text.length;
		if (line.bold) bold += line.text.length;
	}
	const body = [...sizes].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [10, 0])[0];
	return { body, boldShare: letters === 0 ? 0 : bold / letters, styles, headingStyles: headingStylesOf(lines), widest: widestOf(lines), cells: cellsOf(lines) };
}

/** What is read first shows how this resume's headings look, so that those with words of its own are seen too. */
function headingStylesOf(lines: readonly ResumeLine[]): Set<string> {
	const counts = new Map<string, { known: number; all: number }>();
	for (const line of lines) {
		if (line.kind === "bullet") continue;
		const count = counts.get(headingStyleOf(line)) ?? { known: 0, all: 0 };
		counts.set(headingStyleOf(line), { known: count.known + (namedSectionOf(line.text) === null ? 0 : 1), all: count.all + 1 });
	}
	return new Set([...counts].filter(([, { known, all }]) => known > 1 && known >= all * 0.3).map(([style]) => style));
}

const headingStyleOf = (line: ResumeLine): string => `${line.fontSize}|${line.bold}|${line.caps}|${line.hasRule}`;
const columnOf = (line: ResumeLine): string => `${line.column}|${line.fontSize}`;

const firstCell = ({ text }: ResumeLine): string => /^([^\t:：]{2,60})(?:\t|[:：]\s)/u.exec(text)?.[1]?.trim() ?? "";

function cellsOf(lines: readonly ResumeLine[]): Map<string, number> {
	const cells = new Map<string, number>();
	for (const line of lines) cells.set(firstCell(line), (cells.get(firstCell(line)) ?? 0) + 1);
	return cells;
}

function widestOf(lines: readonly ResumeLine[]): Map<string, number> {
	const widest = new Map<string, number>();
	for (const line of lines) widest.set(columnOf(line), Math.max(widest.get(columnOf(line)) ?? 0, Math.min(line.text.length, 110)));
	return widest;
}

/** What a line shows by itself. */
interface Seen {
	readonly folded: string;
	readonly words: readonly string[];
	readonly dates: "none" | "alone" | "first" | "last" | "within";
	readonly isSpan: boolean;
	readonly standsOut: boolean;
	readonly style: string;
	readonly isList: boolean;
	/** It looks as the headings with known words do. */
	readonly looksLikeHeading: boolean;
	readonly section: string | null;
	/** How much of its column's width it fills: 0 to 3. */
	readonly fill: number;
	readonly startsLow: boolean;
	readonly isClosed: boolean;
}

function seenOf(line: ResumeLine, whole: Whole): Seen {
	const folded = foldText(line.text);
	const spaced = folded.split(/[\s,;:|/•·()[\]"„“”»«\t–—]+/).filter((word) => word !== "");
	const words = spaced.flatMap((word) => (UNSPACED.test(word) ? bigramsOf(word) : [word]));
	const range = line.text.length < 220 ? findDateRange(line.text) : null;
	const rest = range ? line.text.length - range.length : 0;
	const dates = range
		? rest < 6
			? "alone"
			: range.index < 3
				? "first"
				: range.index + range.length > line.text.length - 3
					? "last"
					: "within"
		: YEAR_LIKE.test(line.text)
			? "within"
			: "none";
	const isLarge = line.fontSize !== null && line.fontSize > whole.body * 1.08;
	const standsOut = line.kind === "heading" || line.hasRule || isLarge || (line.bold && whole.boldShare < 0.5) || line.caps;
	const looksLikeHeading = line.kind !== "bullet" && line.text.length < 60 && whole.headingStyles.has(headingStyleOf(line));
	const fill = bucket(line.text.length / Math.max(1, whole.widest.get(columnOf(line)) ?? 1), 0.4, 0.7, 0.85);
	const section = line.text.length < 50 ? namedSectionOf(line.text) : null;
	return {
		folded,
		words,
		dates,
		isSpan: range?.start !== null && range !== null,
		standsOut,
		style: styleOf(line),
		isList: line.kind === "bullet",
		looksLikeHeading,
		section,
		fill,
		startsLow: /^[\p{Ll}\d(]/u.test(line.text),
		isClosed: /[.!?。:]$/.test(line.text),
	};
}

function bigramsOf(word: string): string[] {
	const letters = [...word];
	if (letters.length <= 2) return [word];
	return letters.slice(0, 14).flatMap((letter, at) => (at + 1 < letters.length ? [`${letter}${letters[at + 1]}`] : []));
}

function shareOf(text: string, pattern: RegExp): number {
	return text.length === 0 ? 0 : (text.match(pattern)?.length ?? 0) / text.length;
}

/** How the line stands on its page. */
function placeFeatures(lines: readonly ResumeLine[], at: number, whole: Whole): string[] {
	const line = lines[at] as ResumeLine;
	const [before, after] = [lines[at - 1], lines[at + 1]];
	const size = line.fontSize === null ? "?" : bucket(line.fontSize / whole.body, 0.84, 0.95, 1.03, 1.12, 1.25, 1.5, 2);
	const gap = (other: ResumeLine | undefined) => (other?.gap === null || other?.gap === undefined ? "n" : bucket(other.gap, 0.05, 0.25, 0.6, 1.2));
	const common = bucket((whole.styles.get(styleOf(line)) ?? 1) / lines.length, 0.02, 0.06, 0.15, 0.35);
	const isFirstOfColumn = before !== undefined && before.column !== line.column;
	return [
		`size=${size}`,
		`look=${line.bold && whole.boldShare < 0.5}${line.italic}${line.caps}${line.hasRule}`,
		`kind=${line.kind}`,
		`gap=${gap(line)}>${gap(after)}`,
		`indent=${line.indent === null ? "?" : bucket(line.indent / whole.body, 0.3, 1.2, 3, 8)}`,
		`common=${common}${line.bold}`,
		`at=${at < 12 ? at : "later"}`,
		`end=${Math.min(lines.length - at, 4)}`,
		`column=${Math.min(line.column, 3)}${isFirstOfColumn}`,
		`page=${before !== undefined && before.page !== line.page}${line.page === 1}`,
		`same=${before !== undefined && styleOf(before) === styleOf(line)}${after !== undefined && styleOf(after) === styleOf(line)}`,
		`kinds=${before?.kind}${line.kind}${after?.kind}`,
		`size+caps=${size}${line.caps}${line.bold}${common}`,
		`links=${line.links.length > 0}`,
		`cell=${firstCell(line) === "" ? "-" : bucket(whole.cells.get(firstCell(line)) ?? 0, 1, 2)}`,
	];
}

/** What kind of text the line holds, whatever its language. */
function textFeatures({ text }: ResumeLine, seen: Seen): string[] {
	const commas = text.match(/[,;、，،]/g)?.length ?? 0;
	const capitals = text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
	const length = bucket(text.length, 3, 10, 20, 35, 60, 90, 140);
	return [
		`length=${length}`,
		`words=${bucket(seen.words.length, 1, 2, 3, 5, 8, 14)}`,
		`parts=${Math.min(text.split("\t").length, 4)}`,
		`dates=${seen.dates}${seen.isSpan}`,
		`dates+length=${seen.dates}${length}`,
		`end=${/[.。．।]$/.test(text) ? "." : /[:：]$/.test(text) ? ":" : /[,;]$/.test(text) ? "," : "-"}${length > 4}`,
		`start=${/^\p{Ll}/u.test(text) ? "l" : /^\p{Lu}/u.test(text) ? "u" : /^\d/.test(text) ? "d" : /^\p{L}/u.test(text) ? "o" : "p"}`,
		`commas=${bucket(commas, 0, 1, 2, 4)}${length}`,
		`dense=${bucket(commas / Math.max(1, seen.words.length), 0.05, 0.15, 0.3)}`,
		`bars=${bucket(text.match(/[|•·/]/g)?.length ?? 0, 0, 1, 2)}`,
		`dash=${/\s[–—-]\s/.test(text)}`,
		`colon=${/^[^:：]{2,32}[:：]\s*\S/u.test(text)}`,
		`bracket=${/[(（]/.test(text)}`,
		`mail=${text.includes("@")}`,
		`url=${URL_LIKE.test(text)}`,
		`phone=${PHONE_LIKE.test(text)}`,
		`digits=${bucket(shareOf(text, /\d/g), 0, 0.1, 0.3, 0.6)}`,
		`grade=${DEGREE_POINTS.test(text)}`,
		`capitals=${bucket(capitals / Math.max(1, seen.words.length), 0.1, 0.4, 0.8)}`,
	];
}

/** What is known of words: titles, organisations, places, degrees, headings. */
function knownFeatures({ text }: ResumeLine, { section }: Seen): string[] {
	if (text.length > 120) return [];
	const { institution, degree } = schoolWordsIn(text);
	const [title, place] = [Math.min(2, Math.ceil(titleScore(text.split("\t")[0] ?? ""))), Math.ceil(2 * placeScore(text))];
	const languages = Math.min(3, findLanguages(text).length);
	const length = bucket(text.length, 20, 45, 80);
	const lexical = Math.max(...text.split(/\t| [|–—·-] |, /).map(knownTitleIn));
	const parts = text.split(/\t|,\s| [|–—·-] /);
	const towns = parts.map(isTown);
	const isNamed = isOrganisation(text);
	return [
		`town=${Math.min(towns.filter(Boolean).length, 2)}${Math.min(parts.length, 4)}`,
		`town last=${towns.at(-1) === true}${length}`,
		`lexical=${lexical}${length}`,
		`title=${title}${length}`,
		`org=${isNamed}${length}`,
		`place=${place}`,
		`school=${institution}${degree}${length}`,
		`section=${section}`,
		`languages=${languages}${length}`,
		`known=${title > 0}${isNamed}${institution}${degree}`,
	];
}

/** The line that looks like a heading above each line, by number; -1 above the first. Where no known word tells the look, what stands out by itself. */
function headingsAbove(seen: readonly Seen[]): number[] {
	const isKnown = seen.some(({ looksLikeHeading }) => looksLikeHeading);
	let above = -1;
	return seen.map((line, at) => {
		const own = above;
		if (isKnown ? line.looksLikeHeading : line.section !== null && line.standsOut) above = at;
		return own;
	});
}

/** What is seen of the lines between a heading and the next one: dates, lists, how long they are. */
function blockOf(seen: readonly Seen[], heading: number, headings: readonly number[]): string {
	let [count, dated, spans, listed, long, commas] = [0, 0, 0, 0, 0, 0];
	for (let at = heading + 1; at < seen.length && headings[at] === heading && count < 60; at++) {
		const line = seen[at] as Seen;
		count += 1;
		if (line.dates !== "none") dated += 1;
		if (line.isSpan) spans += 1;
		if (line.isList) listed += 1;
		if (line.words.length > 12) long += 1;
		if (line.folded.includes(",")) commas += 1;
	}
	if (count === 0) return "empty";
	const share = (some: number) => bucket(some / count, 0, 0.15, 0.4, 0.75);
	return `${bucket(count, 1, 3, 8, 20)}${share(dated)}${bucket(spans, 0, 1, 3)}${share(listed)}${share(long)}${share(commas)}`;
}

function sectionFeatures(seen: readonly Seen[], at: number, headings: readonly number[], blocks: ReadonlyMap<number, string>): string[] {
	const own = seen[at] as Seen;
	const heading = headings[at] ?? -1;
	const above = seen[heading];
	const block = blocks.get(heading) ?? "none";
	const ownBlock = own.looksLikeHeading || own.standsOut ? (blocks.get(at) ?? "none") : "-";
	const section = above === undefined ? "top" : (above.section ?? "own");
	return [
		`heading=${own.looksLikeHeading}${own.standsOut}`,
		`heading+section=${own.looksLikeHeading}${own.section}`,
		`below=${ownBlock}`,
		`below3=${ownBlock.slice(0, 3)}${own.looksLikeHeading}`,
		`under=${section}`,
		`under+dates=${section}${own.dates}${own.isSpan}`,
		`under+list=${section}${own.isList}${own.standsOut}`,
		`since=${section}${bucket(at - heading, 1, 2, 4, 10)}`,
		`block=${block}`,
		`under+block=${section}${block.slice(0, 3)}`,
		`fill=${seen[at - 1]?.fill}${own.fill}`,
		`goes on=${seen[at - 1]?.fill}${own.startsLow}${seen[at - 1]?.isClosed}`,
	];
}

/** The words of the heading above, which the model may know better than the list of known headings does. */
function headingWords(seen: readonly Seen[], heading: number): string[] {
	return seen[heading]?.words.slice(0, 4).map((word) => `under:${word}`) ?? [];
}

function aroundFeatures(seen: readonly Seen[], at: number): string[] {
	const of = (offset: number) => seen[at + offset];
	const brief = (other: Seen | undefined) =>
		other ? `${other.dates === "none" ? "" : "d"}${other.standsOut ? "s" : ""}${bucket(other.words.length, 3, 8)}` : "x";
	const firstWord = (other: Seen | undefined) => other?.words[0] ?? "-";
	return [
		`before=${brief(of(-1))}`,
		`after=${brief(of(1))}`,
		`around=${brief(of(-1))}/${brief(of(0))}/${brief(of(1))}`,
		`two=${brief(of(-2))}/${brief(of(2))}`,
		`dates=${[-2, -1, 0, 1, 2].map((offset) => of(offset)?.dates.charAt(0) ?? "x").join("")}`,
		`word-=${firstWord(of(-1))}`,
		`word+=${firstWord(of(1))}`,
	];
}

function wordFeatures({ folded, words }: Seen): string[] {
	const few = words.length <= 4 ? "few" : words.length <= 9 ? "some" : "many";
	const shown = words.slice(0, MOST_WORDS);
	return [
		...(folded.length <= 40 ? [`line=${folded}`, `line=${folded.replace(/\s/g, "")}`] : []),
		`first=${words[0] ?? ""}`,
		`last=${words.at(-1) ?? ""}`,
		...shown.flatMap((word) => [`${few}:${word}`, `has:${word}`]),
		...shown.filter((word) => word.length > 5).flatMap((word) => [`${few}^${word.slice(0, 5)}`, `${few}$${word.slice(-4)}`]),
	];
}

/**
 * What is seen of every line of a document: how it stands and what kind of text it is, and in a group of their own the words themselves. Equal
 * lines give equal features.
 */
export function lineFeaturesOf(all: readonly ResumeLine[]): Element[] {
	const lines = all.map((line) => (line.text.length > MOST_LETTERS ? { ...line, text: line.text.slice(0, MOST_LETTERS) } : line));
	const whole = wholeOf(lines);
	const seen = lines.map((line) => seenOf(line, whole));
	const headings = headingsAbove(seen);
	const blocks = new Map(
		[-1, ...seen.keys()].map((at) => [at, at === -1 || seen[at]?.looksLikeHeading || seen[at]?.standsOut ? blockOf(seen, at, headings) : "-"]),
	);
	return lines.map((line, at) => {
		const own = seen[at] as Seen;
		const isNew = at > 0 && (lines[at - 1] as ResumeLine).column !== line.column;
		const isApart = line.gap === null || line.gap > 0.25;
		return {
			features: [
				hashesOf([
					...placeFeatures(lines, at, whole),
					...textFeatures(line, own),
					...knownFeatures(line, own),
					...aroundFeatures(seen, at),
					...sectionFeatures(seen, at, headings, blocks),
				]),
				hashesOf([...wordFeatures(own), ...headingWords(seen, headings[at] ?? -1)]),
			],
			passage: (own.standsOut ? 1 : 0) + (isApart ? 2 : 0) + (isNew ? 4 : 0),
		};
	});
}
