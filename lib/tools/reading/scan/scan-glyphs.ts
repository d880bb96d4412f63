import { joinedReading, withReading } from "@/lib/tools/reading/text/reading";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import type { GreyPicture } from "./pixels/grey-picture";
import type { RecognizedLine, RecognizedWord } from "./recognizer";

const POINTS_PER_INCH = 72;
/** Words below this were hard to read. */
export const UNSURE = 0.7;
/** Below this it is a stain, or a line of a drawing. */
const LEAST_CONFIDENCE = 0.25;
/** A row as the engine measures it, from the top of the tallest letter to the foot of the lowest, to the size of its font. */
const SIZE_OF_ROW = 0.86;
/** Lines without tall or low letters, such as dates, look smaller than they are. */
const SAME_SIZE = { least: 0.74, most: 1.14 };
const LEAST_SIZE_PT = 4;
const LARGEST_SIZE_PT = 200;
/** Marks of lists are in no alphabet; the engine takes them for what looks like them. */
const MARK_LIKE: ReadonlySet<string> = new Set([..."•*¢©®«»°·+¤€@¥§eoO°0.:-–—=~■□"]);
const ONLY_MARK_LIKE: ReadonlySet<string> = new Set([..."•¢©«»°·¤■□"]);
const LEAST_MARKS = 2;
const BOLD_INK = 1.28;
const LEAST_BOLD_LETTERS = 6;
const PART = 1;
/** Sizes of a list's dot and the room around it, in font sizes. */
const DOT = { least: 0.09, most: 0.52, reach: 2.6, lowest: 0.08, highest: 0.72 };
const DARK = 150;

interface Line extends RecognizedLine {
	readonly sizePt: number;
	/** How much of the places of its words is ink. */
	readonly ink: number;
	readonly letters: number;
}

function inkOf(picture: GreyPicture, words: readonly RecognizedWord[]): number {
	let [ink, all] = [0, 0];
	for (const { x0, x1, y0, y1 } of words) {
		for (let y = Math.max(0, y0); y < Math.min(picture.height, y1); y++) {
			for (let at = y * picture.width + Math.max(0, x0), end = y * picture.width + Math.min(picture.width, x1); at < end; at++) {
				ink += 255 - (picture.points[at] ?? 255);
			}
		}
		all += (x1 - x0) * (y1 - y0) * 255;
	}
	return all === 0 ? 0 : ink / all;
}

/** The value in the middle, each counted as often as its line has letters. */
function middleOf(lines: readonly Line[], measure: (line: Line) => number): number {
	const sorted = [...lines].sort((a, b) => measure(a) - measure(b));
	let left = lines.reduce((sum, { letters }) => sum + letters, 0) / 2;
	for (const line of sorted) {
		left -= line.letters;
		if (left <= 0) return measure(line);
	}
	return 0;
}

function measured(lines: readonly RecognizedLine[], picture: GreyPicture, scale: number): Line[] {
	return lines.flatMap((line) => {
		const words = line.words.filter(({ text, confidence }) => text.trim() !== "" && confidence >= LEAST_CONFIDENCE);
		const letters = words.reduce((sum, { text }) => sum + text.length, 0);
		const sizePt = Math.min(Math.max(line.height * scale * SIZE_OF_ROW, LEAST_SIZE_PT), LARGEST_SIZE_PT);
		return letters === 0 ? [] : [{ ...line, words, letters, sizePt, ink: inkOf(picture, words) }];
	});
}

/** Whether the first word of a line looks like the mark of a list item. */
function isMarkLike({ words: [first, second], sizePt }: Line, scale: number): boolean {
	if (!first || !second || !MARK_LIKE.has(first.text)) return false;
	return (second.x0 - first.x1) * scale > sizePt * 0.15 && (first.x1 - first.x0) * scale < sizePt;
}

/** The lines that begin with the mark of a list: several stand below each other. */
function markedLines(lines: readonly Line[], scale: number): ReadonlySet<Line> {
	const like = lines.filter((line) => isMarkLike(line, scale));
	const xOf = (line: Line) => (line.words[0]?.x0 ?? 0) * scale;
	return new Set(
		like.filter((line) => {
			if (ONLY_MARK_LIKE.has(line.words[0]?.text ?? "")) return true;
			return like.filter((other) => Math.abs(xOf(other) - xOf(line)) < line.sizePt * 0.4).length >= LEAST_MARKS;
		}),
	);
}

/** Where a dot stands alone before a line, in points of the picture; null where none does. */
function dotBefore(picture: GreyPicture, startX: number, baseY: number, size: number): { left: number; right: number } | null {
	const [from, to] = [Math.max(0, Math.round(startX - size * DOT.reach)), Math.round(startX - size * 0.12)];
	const [top, bottom] = [Math.max(0, Math.round(baseY - size)), Math.min(picture.height, Math.round(baseY + size * 0.25))];
	let [left, right, high, low] = [to, from - 1, bottom, top];
	// From the text to the left, up to the room before the dot.
	for (let x = to - 1; x >= from && !(right >= left && left - x > size * 0.35); x--) {
		for (let y = top; y < bottom; y++) {
			if ((picture.points[y * picture.width + x] ?? 255) >= DARK) continue;
			[left, right, high, low] = [Math.min(left, x), Math.max(right, x), Math.min(high, y), Math.max(low, y)];
		}
	}
	const [width, height] = [right - left + 1, low - high + 1];
	const isSized = Math.min(width, height) >= size * DOT.least && Math.max(width, height) <= size * DOT.most && left > from;
	const isMiddle = low <= baseY - size * DOT.lowest + 1 && high >= baseY - size * DOT.highest;
	return isSized && isMiddle && Math.max(width, height) < 2.2 * Math.min(width, height) ? { left, right: right + 1 } : null;
}

/** Words of a line that stand close together. */
function runsOf(line: Line, scale: number): RecognizedWord[][] {
	const runs: RecognizedWord[][] = [];
	for (const word of line.words) {
		const before = runs.at(-1)?.at(-1);
		const gap = before ? Math.max(word.x0 - before.x1, before.x0 - word.x1) * scale : 0;
		if (before && gap < line.sizePt * PART) runs.at(-1)?.push(word);
		else runs.push([word]);
	}
	return runs;
}

/** Recognised words as pieces of text on a page, in its points. Sizes that differ by no more than the engine errs are one. */
export function glyphsOf(recognized: readonly RecognizedLine[], picture: GreyPicture): Glyphs[] {
	const scale = POINTS_PER_INCH / picture.dpi;
	const lines = measured(recognized, picture, scale);
	const bodySize = middleOf(lines, ({ sizePt }) => sizePt);
	const bodyInk = middleOf(lines, ({ ink }) => ink);
	const marked = markedLines(lines, scale);
	return lines.flatMap((line) => {
		const isBody = line.sizePt >= bodySize * SAME_SIZE.least && line.sizePt <= bodySize * SAME_SIZE.most;
		const fontSize = Math.round((isBody ? bodySize : line.sizePt) * 2) / 2;
		const look = { fontSize, bold: line.letters >= LEAST_BOLD_LETTERS && line.ink > bodyInk * BOLD_INK, italic: false, links: [], endsInSpace: false };
		const { x0, y0, x1, y1 } = line.baseline;
		return runsOf(line, scale).flatMap((run, at) => {
			const isMarked = at === 0 && marked.has(line);
			// What stands together has one height, however its line leans.
			const middle = (Math.min(...run.map((word) => word.x0)) + Math.max(...run.map((word) => word.x1))) / 2;
			const baseY = y0 + (x1 > x0 ? ((middle - x0) * (y1 - y0)) / (x1 - x0) : 0);
			const pieces = isMarked ? [run.slice(0, 1), run.slice(1)] : [run];
			const words = pieces.filter((words) => words.length > 0).map((words, index) => glyphOf(words, isMarked && index === 0, baseY * scale, scale, look));
			const dot = isMarked ? null : dotBefore(picture, Math.min(...run.map((word) => word.x0)), baseY, fontSize / scale);
			return dot ? [{ ...look, text: "•", x: dot.left * scale, y: baseY * scale, width: (dot.right - dot.left) * scale }, ...words] : words;
		});
	});
}

/** Words that stand together, as one piece: apart, those that stand below each other by chance would look like columns. */
function glyphOf(words: readonly RecognizedWord[], isMark: boolean, y: number, scale: number, look: Omit<Glyphs, "text" | "x" | "y" | "width">): Glyphs {
	const [left, right] = [Math.min(...words.map(({ x0 }) => x0)), Math.max(...words.map(({ x1 }) => x1))];
	const place = { x: left * scale, y, width: (right - left) * scale };
	if (isMark) return { ...look, ...place, text: "•" };
	const read = words.map(({ text, confidence }) => ({ text: text.trim(), reading: { confidence, unsure: confidence < UNSURE ? [text.trim()] : [] } }));
	return { ...look, ...place, text: read.map(({ text }) => text).join(" "), ...withReading(joinedReading(read)) };
}
