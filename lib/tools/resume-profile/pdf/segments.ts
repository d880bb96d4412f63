import { cleanText } from "@/lib/tools/resume-profile/text/clean-text";
import type { TextSegment } from "@/lib/tools/resume-profile/text/text-line";
import { rowsOf } from "./baselines";

/** A piece of text as the file places it. */
export interface Glyphs extends TextSegment {
	readonly endsInSpace: boolean;
}

/** Gaps in font sizes: above the first stands a space, above the second something else begins. */
const SPACE = 0.17;
const PART = 1.2;
/** "E X P E R I E N C E": four letters and more, each apart. */
const SPACED = /^(?:[\p{L}\p{N}&]\p{M}*\s+){3,}[\p{L}\p{N}&]\p{M}*$/u;
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const ALL_FROM_RIGHT = new RegExp(FROM_RIGHT, "g");
const UNSPACED_SCRIPT = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;

/** Letter-spaced text as words; wider gaps part them. */
function closeUp(text: string): string {
	if (!SPACED.test(text.trim())) return text;
	return text
		.trim()
		.split(/\s{2,}/)
		.map((word) => word.replace(/\s/g, ""))
		.join(" ");
}

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

function joinTwo(before: Glyphs, item: Glyphs, gap: number, em: number): Glyphs {
	const isUnspaced = UNSPACED_SCRIPT.test(before.text.slice(-1)) && UNSPACED_SCRIPT.test(item.text.charAt(0));
	const needsSpace = before.endsInSpace || item.text.startsWith(" ") || gap > em * (isUnspaced ? PART / 2 : SPACE);
	const isMoreOfItem = item.text.length > before.text.length;
	return {
		...before,
		text: `${before.text}${needsSpace ? " " : ""}${item.text.trim()}`,
		x: Math.min(before.x, item.x),
		width: Math.max(before.x + before.width, item.x + item.width) - Math.min(before.x, item.x),
		bold: isMoreOfItem ? item.bold : before.bold,
		italic: isMoreOfItem ? item.italic : before.italic,
		fontSize: em,
		links: [...new Set([...before.links, ...item.links])],
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

function joinRow(row: readonly Glyphs[], isMirrored: boolean): Glyphs[] {
	const joined: Glyphs[] = [];
	for (const item of isMirrored ? inReadingOrder(row) : row) {
		const before = joined.at(-1);
		const gap = before ? Math.max(item.x - (before.x + before.width), before.x - (item.x + item.width)) : 0;
		const em = Math.max(before?.fontSize ?? 0, item.fontSize);
		if (before && gap < em * PART && gap > -em) joined[joined.length - 1] = joinTwo(before, item, gap, em);
		else joined.push({ ...item, text: item.text.trim() });
	}
	return joined;
}

/** Joins neighbouring pieces of each baseline: a narrow gap is a space, a wide one parts two segments. */
export function segmentsOf(items: readonly Glyphs[], isMirrored: boolean): TextSegment[] {
	return rowsOf(withoutDoubles(items))
		.flatMap((row) => joinRow(row, isMirrored))
		.map(({ endsInSpace: _, ...segment }) => ({ ...segment, text: cleanText(closeUp(segment.text)) }))
		.filter(({ text }) => text !== "");
}
