import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import type { TextLine } from "@/lib/tools/reading/text/text-line";

/** What is usual in a document, by which its lines are judged. */
export interface Usual {
	/** The size that most of its letters have. */
	readonly bodySize: number;
	/** Larger sizes of headings, the largest first. */
	readonly headingSizes: readonly number[];
	/** The same of headings that were recognised in pictures, whose sizes are only about what they are. */
	readonly recognisedSizes: readonly number[];
}

const LARGER = 1.13;
/** Bold lines above a table are its caption unless they are larger. */
const OVER_TABLE = 1.05;
const LONGEST_HEADING = 160;
const LONGEST_BOLD_HEADING = 90;
const MOST_LEVELS = 6;
/** What is recognised is so much larger than its text where it is a heading, and sizes that near to each other are one. */
const [RECOGNISED_LARGER, SAME_RECOGNISED] = [1.25, 1.12];

const rounded = (size: number) => Math.round(size * 2) / 2;

interface Sized {
	readonly fontSize: number | null;
	readonly text: string;
}

/** How many letters have a size. */
export function lettersBySize(texts: Iterable<Sized>): Map<number, number> {
	const letters = new Map<number, number>();
	for (const { fontSize, text } of texts) letters.set(fontSize ?? 10, (letters.get(fontSize ?? 10) ?? 0) + text.length);
	return letters;
}

/** The usual sizes of a document, over all its lines and what stands in its tables. */
export function usualOf(lines: readonly TextLine[], inTables: readonly Sized[]): Usual {
	const letters = lettersBySize([...lines, ...inTables].map(({ fontSize, text }) => ({ fontSize: rounded(fontSize ?? 10), text })));
	const bodySize = [...letters].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 10;
	const larger = lines.filter((line) => isLarger(line, bodySize) && line.text.length <= LONGEST_HEADING).map((line) => rounded(line.fontSize ?? 10));
	const sizes = [...new Set(larger)].sort((a, b) => b - a).slice(0, MOST_LEVELS);
	return { bodySize, headingSizes: sizes, recognisedSizes: recognisedSizes(lines, bodySize) };
}

/** Whether a line that was recognised may be a heading: a few words that stand apart in larger letters, and no sentence. */
function isLargeInPicture({ reading, text, fontSize }: TextLine, bodySize: number): boolean {
	const isShort = text.length <= LONGEST_BOLD_HEADING && !text.includes("\t") && !/[.,;:]$/.test(text.trim());
	return reading !== undefined && isShort && /\p{L}{3}/u.test(text) && (fontSize ?? 0) >= bodySize * RECOGNISED_LARGER;
}

/** The sizes of headings that were recognised, the largest first; of those that are nearly the same, the largest. */
function recognisedSizes(lines: readonly TextLine[], bodySize: number): number[] {
	const sizes = lines.flatMap((line) => (isLargeInPicture(line, bodySize) ? [line.fontSize ?? 0] : [])).sort((a, b) => b - a);
	const apart: number[] = [];
	for (const size of sizes) if (size * SAME_RECOGNISED < (apart.at(-1) ?? Number.POSITIVE_INFINITY)) apart.push(size);
	return apart.slice(0, MOST_LEVELS);
}

function isLarger({ fontSize }: TextLine, bodySize: number): boolean {
	return (fontSize ?? 0) >= bodySize * LARGER;
}

/** The level of a heading; null for a line that is none. `next` is the line behind it, or that a table is. */
export function headingLevelOf(line: TextLine, next: TextLine | "table" | null, usual: Usual): number | null {
	if (line.reading) {
		const level = usual.recognisedSizes.findIndex((size) => (line.fontSize ?? 0) * SAME_RECOGNISED >= size);
		return level !== -1 && isLargeInPicture(line, usual.bodySize) ? level + 1 : null;
	}
	if (!/\p{L}|\p{N}/u.test(line.text)) return null;
	const at = usual.headingSizes.indexOf(rounded(line.fontSize ?? 10));
	if (at !== -1 && isLarger(line, usual.bodySize) && line.text.length <= LONGEST_HEADING) return at + 1;
	const isAlone = line.gap === null || line.gap > 0.15;
	const isBold = line.bold && line.text.length <= LONGEST_BOLD_HEADING && !/[.,;:]$/.test(line.text.trim()) && !line.text.includes("\t");
	const isFollowed = next === "table" ? (line.fontSize ?? 0) >= usual.bodySize * OVER_TABLE : next !== null && !next.bold;
	if (isBold && isAlone && isFollowed && (line.fontSize ?? 0) >= usual.bodySize * 0.97) return Math.min(MOST_LEVELS, usual.headingSizes.length + 1);
	return null;
}

/** An item of a list: its text without the mark, and its number where it has one. */
export interface ListMark {
	readonly text: string;
	readonly number: number | null;
	readonly label: string | null;
}

const NUMBER = /^\s{0,4}\(?(\d{1,3})[.)]\s+/;
const LETTERED = /^\s{0,4}(\(?(?:[ivx]{1,4}|[a-z]|\d{1,2}(?:\.\d{1,2}){1,3})[.)]?)\s+(?=\p{L})/u;

/** The mark that a line begins with; null for a line without one. */
export function listMarkOf(line: TextLine): ListMark | null {
	const text = line.text.replaceAll("\t", " ");
	const number = NUMBER.exec(text);
	if (number) return { text: text.slice(number[0].length), number: Number(number[1]), label: null };
	const lettered = LETTERED.exec(text);
	if (lettered && /[.)]$/.test(lettered[1] ?? "")) return { text: text.slice(lettered[0].length), number: null, label: lettered[1] ?? null };
	if (line.mark === "bullet") return { text: textAfterBullet(text) ?? text, number: null, label: null };
	const after = textAfterBullet(text);
	return after === null ? null : { text: after, number: null, label: null };
}
