import type { SourceSentence } from "@/lib/tools/documents/brief/schemas";
import { runningLines } from "@/lib/tools/documents/converting/from-pdf/pages/running-lines";
import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import type { SourceLine } from "./source-line";

const FEWEST_LETTERS = 25;
const FEWEST_WIDE = 12;
const MOST_LETTERS = 600;
const FEWEST_WORDS = 5;
const LONGEST_PARAGRAPH = 20_000;
/** So many pages have the same line: it is a head or foot of the page. */
const REPEATED_ON = 3;
const LONGEST_HEAD = 120;
/** How many lines from the end of a page its head or foot may stand. */
const EDGE = 2;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** The number of a note may stand behind. */
const ENDS = /[.!?。！？…؟۔।]["'”’»«)\]]{0,3}[\u00b9\u00b2\u00b3\u2070-\u2079]{0,3}$/u;
const ABBREVIATED =
	/(?:^|[\s(])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|No|Nos|Nr|Fig|Abb|Inc|Ltd|Co|vs|cf|ca|approx|etc|bzw|usw|vgl|inkl|exkl|zzgl|ggf|evtl|Std|Mio|Mrd|Tsd|Art|Abs|Bd|Sr|Sra|Ud|p\. ?ej|z\. ?B|d\. ?h|u\. ?a|i\. ?d\. ?R|e\. ?g|i\. ?e|\d{1,2})\.$/u;

interface Joined {
	readonly text: string;
	/** Where each line begins in the text. */
	readonly starts: readonly { readonly at: number; readonly line: SourceLine }[];
}

function joinLines(lines: readonly SourceLine[]): Joined {
	let text = "";
	const starts: { at: number; line: SourceLine }[] = [];
	for (const line of lines) {
		const piece = line.text.replace(/\s+/gu, " ").trim();
		if (piece === "") continue;
		const isUnspaced = UNSPACED.test(text.slice(-1)) && UNSPACED.test(piece[0] ?? "");
		const joined = text === "" ? piece : isUnspaced ? `${text}${piece}` : joinWrapped(text, piece);
		starts.push({ at: text === "" ? 0 : joined.length - piece.length, line });
		text = joined;
		if (text.length > LONGEST_PARAGRAPH) break;
	}
	return { text, starts };
}

/** What stands at the edge of several pages alike, but for the number of the page. */
export function headsAndFeet(lines: readonly SourceLine[]): ReadonlySet<SourceLine> {
	const edges = lines.filter(({ page, text }, at) => text.length < LONGEST_HEAD && [-EDGE, EDGE].some((step) => lines[at + step]?.page !== page));
	return new Set(runningLines(edges, REPEATED_ON));
}

const LONGEST_TITLE = 70;
const MOST_TITLE_WORDS = 8;
/** A line that a next word would have had room on was ended on purpose. */
const ROOM_LEFT = 0.8;

/** Whether a line is a title: short, without an end, and the first word of the next line would have fitted behind it. */
function isTitle(line: SourceLine, [next, later]: readonly (SourceLine | undefined)[]): boolean {
	const text = line.text.trim();
	if (!next || next.opens || next.page !== line.page || text.length > LONGEST_TITLE || text.split(/\s+/u).length > MOST_TITLE_WORDS) return false;
	if (!/^[\p{Lu}\p{Nd}"'“„«»¿¡]/u.test(text) || /[.!?,;:。！？、…-]$|\s\p{Ll}{1,3}$/u.test(text) || !/^[\p{Lu}\p{Nd}"“„«¿¡]/u.test(next.text)) return false;
	const [word = ""] = next.text.trim().split(/\s/u, 1);
	const widest = Math.max(next.text.trim().length, later && !later.opens ? later.text.trim().length : 0);
	return text.length + 1 + word.length <= widest * ROOM_LEFT;
}

/** Paragraphs without heads, feet, headings and titles. */
function paragraphsOf(lines: readonly SourceLine[]): SourceLine[][] {
	const furniture = headsAndFeet(lines);
	const paragraphs: SourceLine[][] = [];
	for (const [at, line] of lines.entries()) {
		if (furniture.has(line)) continue;
		const before = paragraphs.at(-1)?.at(-1);
		const isFirst = line.opens || before === undefined || ENDS.test(before.text.trim());
		if (line.isHeading || (isFirst && isTitle(line, lines.slice(at + 1, at + 3)))) {
			paragraphs.push([]);
			continue;
		}
		const last = paragraphs.at(-1);
		if (!last || line.opens) paragraphs.push([line]);
		else last.push(line);
	}
	return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** Pieces of a paragraph that end where its sentences do; what ends in an abbreviation goes on. */
function piecesOf(text: string, segmenter: Intl.Segmenter): { at: number; text: string }[] {
	const pieces: { at: number; text: string }[] = [];
	for (const { segment, index } of segmenter.segment(text)) {
		const last = pieces.at(-1);
		if (last && (ABBREVIATED.test(last.text.trimEnd()) || /^\p{Ll}/u.test(segment))) last.text += segment;
		else pieces.push({ at: index, text: segment });
	}
	return pieces;
}

function isSentence(text: string): boolean {
	if (text.length > MOST_LETTERS || !ENDS.test(text)) return false;
	if (UNSPACED.test(text)) return text.length >= FEWEST_WIDE;
	// Many scripts have no small letters.
	return text.length >= FEWEST_LETTERS && text.split(" ").length >= FEWEST_WORDS && /[\p{Ll}\p{Lo}]/u.test(text);
}

function lastLineOf(lines: readonly SourceLine[], page: number): number {
	return lines.findLast((line) => line.page === page)?.line ?? 1;
}

/** The sentences of a document, each with its page and lines. Headings, lists of words, and the heads and feet of pages are none. */
export function sentencesOf(lines: readonly SourceLine[], source: number, language: string): SourceSentence[] {
	const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
	const sentences: SourceSentence[] = [];
	for (const paragraph of paragraphsOf(lines)) {
		const { text, starts } = joinLines(paragraph);
		for (const piece of piecesOf(text, segmenter)) {
			const trimmed = piece.text.trim().replace(/^(?:[-*+•–>]|\d{1,3}[.)])\s+/u, "");
			if (!isSentence(trimmed)) continue;
			const from = piece.at + piece.text.indexOf(trimmed);
			const to = from + trimmed.length - 1;
			const first = starts.findLast(({ at }) => at <= from)?.line;
			const last = starts.findLast(({ at }) => at <= to)?.line;
			if (!first || !last) continue;
			const isRecognized = starts.some(({ at, line }, index) => line.isRecognized && at <= to && (starts[index + 1]?.at ?? text.length) > from);
			sentences.push({
				...(isRecognized ? { isRecognized } : {}),
				text: trimmed,
				source,
				page: first.page,
				line: first.line,
				lastLine: last.page === first.page ? last.line : lastLineOf(lines, first.page),
			});
		}
	}
	return sentences;
}
