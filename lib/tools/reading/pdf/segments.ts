import { cleanText } from "@/lib/tools/reading/text/clean-text";
import { closeUp, isSpacedWord } from "@/lib/tools/reading/text/letter-spacing";
import { joinedRuns, runsOf } from "@/lib/tools/reading/text/look-runs";
import { joinedReading, withReading } from "@/lib/tools/reading/text/reading";
import type { Glyphs, TextSegment } from "@/lib/tools/reading/text/text-line";
import { rowsOf } from "./baselines";
import { hasDrawnBrackets, inReadingOrder } from "./from-right";
import { Gutters } from "./gutters";
import { afterStretchedSpaces } from "./justified";

/** Gaps in font sizes: above the first stands a space, above the second something else begins. */
const SPACE = 0.17;
const PART = 1.2;
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
	const isDateBehind = before.bold !== item.bold && /\p{L}\s*$/u.test(before.text) && /^\s*\d{2}/u.test(item.text);
	const needsSpace = isDateBehind || before.endsInSpace || item.text.startsWith(" ") || gap > em * (isUnspaced ? PART / 2 : space);
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

const gapBetween = (before: Glyphs, item: Glyphs): number => Math.max(item.x - (before.x + before.width), before.x - (item.x + item.width));

/** How a row is read. */
interface Reading {
	readonly isMirrored: boolean;
	readonly hasDrawnBrackets: boolean;
	readonly gutters: Gutters;
	readonly stretched: ReadonlySet<Glyphs>;
}

const joinForeign = (before: Glyphs, item: Glyphs): Glyphs =>
	joinTwo(before, item, gapBetween(before, item), Math.max(before.fontSize, item.fontSize), null, SPACE);

function joinRow(row: readonly Glyphs[], { isMirrored, hasDrawnBrackets, gutters, stretched }: Reading): Glyphs[] {
	const joined: Glyphs[] = [];
	const spaced = spacedWordsOf(row);
	const pitch = spaced.size > 0 ? null : letterPitch(row);
	for (const item of isMirrored ? inReadingOrder(row, joinForeign, hasDrawnBrackets) : row) {
		const before = joined.at(-1);
		const gap = before ? gapBetween(before, item) : 0;
		const em = Math.max(before?.fontSize ?? 0, item.fontSize);
		const text = spaced.has(item) && !item.isClosedUp ? item.text.replace(/\s/g, "") : item.text.trim();
		const isApart = gap >= em * PART || gap <= -em || (before !== undefined && gutters.parts(before, item));
		const isClose = before !== undefined && (stretched.has(item) || !isApart);
		if (isClose) joined[joined.length - 1] = joinTwo(before, { ...item, text }, gap, em, pitch, spaced.has(item) ? SPACE_OF_SPACED : SPACE);
		else joined.push({ ...item, text });
	}
	return joined;
}

/** Joins neighbouring pieces of each baseline: a narrow gap is a space, a wide one parts two segments. */
export function segmentsOf(items: readonly Glyphs[], isMirrored: boolean): TextSegment[] {
	// A sign without a width stands where the one begins that was drawn before it: in a mirror it comes first.
	const rows = rowsOf(withoutDoubles(isMirrored ? items.toReversed() : items));
	const reading = { isMirrored, hasDrawnBrackets: isMirrored && hasDrawnBrackets(rows), gutters: new Gutters(rows), stretched: afterStretchedSpaces(rows) };
	return rows
		.flatMap((row) => joinRow(row, reading))
		.map(({ endsInSpace: _, isClosedUp: __, ...segment }) => ({ ...segment, text: cleanText(closeUp(segment.text)) }))
		.filter(({ text }) => text !== "");
}
