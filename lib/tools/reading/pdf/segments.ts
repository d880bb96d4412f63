import { cleanText } from "@/lib/tools/reading/text/clean-text";
import { closeUp, isSpacedWord } from "@/lib/tools/reading/text/letter-spacing";
import { joinedRuns, runsOf } from "@/lib/tools/reading/text/look-runs";
import { joinedReading, withReading } from "@/lib/tools/reading/text/reading";
import type { Glyphs, TextSegment } from "@/lib/tools/reading/text/text-line";
import { rowsOf } from "./baselines";
import { Gutters } from "./gutters";

/** Gaps in font sizes: above the first stands a space, above the second something else begins. */
const SPACE = 0.17;
const PART = 1.2;
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ALL_FROM_RIGHT = new RegExp(FROM_RIGHT, "g");
const UNSPACED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;

/** A short letter-spaced word, "a t", is one only beside a longer one. */
const SHORT_SPACED_WORD = /^\S(?:\s\S)?$/u;
const SPACE_OF_SPACED = 0.4;

/** Text drawn twice at one place, as for a shadow, counts once. */
function withoutDoubles(items: readonly Glyphs[]): Glyphs[] {
	const seen = new Set<string>();
	return items.filter(({ text, x, y }) => {
		const key = `${text}@${Math.round(x)}/${Math.round(y)}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

/** The gap between the single letters of a row, in font sizes, that most of them keep; null where letters don't stand apart. */
function letterPitch(row: readonly Glyphs[]): number | null {
	const single = row.filter(({ text }) => [...text.trim()].length === 1);
	if (single.length < 6 || single.length < row.length * 0.8) return null;
	const gaps = row.flatMap((item, at) => (at === 0 ? [] : [item.x - ((row[at - 1] as Glyphs).x + (row[at - 1] as Glyphs).width)]));
	return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? null;
}

/** Which pieces of a row are letter-spaced words. */
function spacedWordsOf(row: readonly Glyphs[]): ReadonlySet<Glyphs> {
	const spaced = new Set(row.filter(({ text, isClosedUp }) => isClosedUp || isSpacedWord(text, 3)));
	if (spaced.size === 0) return spaced;
	const isBeside = (one: Glyphs | undefined, other: Glyphs) =>
		one !== undefined && spaced.has(one) && Math.max(other.x - one.x - one.width, one.x - other.x - other.width) < other.fontSize * PART;
	for (const inOrder of [row, [...row].reverse()]) {
		inOrder.forEach((item, at) => {
			if (SHORT_SPACED_WORD.test(item.text.trim()) && isBeside(inOrder[at - 1], item)) spaced.add(item);
		});
	}
	return spaced;
}

function joinTwo(before: Glyphs, item: Glyphs, gap: number, em: number, pitch: number | null, space: number): Glyphs {
	const isUnspaced = UNSPACED_SCRIPT.test(before.text.slice(-1)) && UNSPACED_SCRIPT.test(item.text.charAt(0));
	const needsSpace = before.endsInSpace || item.text.startsWith(" ") || gap > em * (isUnspaced ? PART / 2 : space);
	const isWordApart = pitch !== null && gap > Math.max(pitch * 1.8, pitch + em * 0.15);
	const isMoreOfItem = item.text.length > before.text.length;
	const between = isWordApart ? "  " : needsSpace ? " " : "";
	const isOneLook = !before.runs && !item.runs && before.bold === item.bold && before.italic === item.italic;
	return {
		...before,
		text: `${before.text}${between}${item.text.trim()}`,
		...(isOneLook ? {} : { runs: joinedRuns(runsOf(before), runsOf(item), between) }),
		x: Math.min(before.x, item.x),
		width: Math.max(before.x + before.width, item.x + item.width) - Math.min(before.x, item.x),
		bold: isMoreOfItem ? item.bold : before.bold,
		italic: isMoreOfItem ? item.italic : before.italic,
		fontSize: em,
		links: [...new Set([...before.links, ...item.links])],
		...(before.drawn && item.drawn
			? { drawn: { first: Math.min(before.drawn.first, item.drawn.first), last: Math.max(before.drawn.last, item.drawn.last) } }
			: {}),
		...withReading(joinedReading([before, item])),
		endsInSpace: item.endsInSpace,
	};
}

/** Whether most letters are of a script that is read from the right. */
export function isReadFromRight(items: readonly Glyphs[]): boolean {
	let [all, fromRight] = [0, 0];
	for (const { text } of items) {
		all += text.match(/\p{L}/gu)?.length ?? 0;
		fromRight += text.match(ALL_FROM_RIGHT)?.length ?? 0;
	}
	return fromRight > all * 0.4;
}

/** As seen in a mirror, so that what is read from the right begins at the left. */
export function mirrored(items: readonly Glyphs[], widthPt: number): Glyphs[] {
	return items.map((item) => ({ ...item, x: widthPt - item.x - item.width }));
}

/** Pieces of a mirrored row in reading order: names and figures in the other direction keep theirs. */
function inReadingOrder(row: readonly Glyphs[]): Glyphs[] {
	const ordered: Glyphs[] = [];
	let foreign: Glyphs[] = [];
	for (const item of row) {
		const before = foreign[0] ?? ordered.at(-1);
		const isNear = before !== undefined && item.x - (before.x + before.width) < item.fontSize * PART;
		if (FROM_RIGHT.test(item.text) || !/[\p{L}\p{N}]/u.test(item.text)) {
			ordered.push(...foreign, item);
			foreign = [];
		} else if (foreign.length > 0 && !isNear) {
			ordered.push(...foreign);
			foreign = [item];
		} else foreign.unshift(item);
	}
	return [...ordered, ...foreign];
}

function joinRow(row: readonly Glyphs[], isMirrored: boolean, gutters: Gutters): Glyphs[] {
	const joined: Glyphs[] = [];
	const spaced = spacedWordsOf(row);
	const pitch = spaced.size > 0 ? null : letterPitch(row);
	for (const item of isMirrored ? inReadingOrder(row) : row) {
		const before = joined.at(-1);
		const gap = before ? Math.max(item.x - (before.x + before.width), before.x - (item.x + item.width)) : 0;
		const em = Math.max(before?.fontSize ?? 0, item.fontSize);
		const text = spaced.has(item) && !item.isClosedUp ? item.text.replace(/\s/g, "") : item.text.trim();
		const isClose = before !== undefined && gap < em * PART && gap > -em && !gutters.parts(before, item);
		if (isClose) joined[joined.length - 1] = joinTwo(before, { ...item, text }, gap, em, pitch, spaced.has(item) ? SPACE_OF_SPACED : SPACE);
		else joined.push({ ...item, text });
	}
	return joined;
}

/** Joins neighbouring pieces of each baseline: a narrow gap is a space, a wide one parts two segments. */
export function segmentsOf(items: readonly Glyphs[], isMirrored: boolean): TextSegment[] {
	const rows = rowsOf(withoutDoubles(items));
	const gutters = new Gutters(rows);
	return rows
		.flatMap((row) => joinRow(row, isMirrored, gutters))
		.map(({ endsInSpace: _, isClosedUp: __, ...segment }) => ({ ...segment, text: cleanText(closeUp(segment.text)) }))
		.filter(({ text }) => text !== "");
}
