import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import type { Fact, ResumeBullet, ResumeLine, ResumeSource } from "@/lib/tools/resume-profile/schemas";

/** Where a value stands: its lines, the page of the first, and their text. */
export function sourceOf(lines: readonly ResumeLine[]): ResumeSource {
	const ids = [...new Set(lines.map((line) => line.lineId))];
	const texts = ids.map((id) => lines.find((line) => line.lineId === id)?.text ?? "");
	return { lineIds: ids, page: lines[0]?.page ?? 1, quote: texts.join(" ").replace(/\t/g, " ") };
}

export function factOf(value: string, confidence: number, lines: readonly ResumeLine[]): Fact {
	return { value, confidence: Math.round(Math.min(Math.max(confidence, 0), 1) * 100) / 100, source: sourceOf(lines) };
}

/** How a resume sets its paragraphs. */
export interface Setting {
	/** The longest line of each column and size, in letters. */
	readonly widths: ReadonlyMap<string, number>;
	/** First cells that come again and again, as in forms: "Main duties⇥…". */
	readonly labels: ReadonlySet<string>;
	/** Space between the lines of a paragraph beyond what is usual, in font sizes. */
	readonly tightGap: number;
}

const LONGEST_WIDTH = 130;
const FULL = 0.78;
/** More space than this above a line, in font sizes beyond the tight one, begins a paragraph. */
const PARAGRAPH_GAP = 0.3;
const CLOSED = /[.!?:。！？]["”’)]?$/;

const columnOf = (line: ResumeLine): string => `${line.column}|${line.fontSize}`;

export function settingOf(lines: readonly ResumeLine[]): Setting {
	const widths = new Map<string, number>();
	for (const line of lines) widths.set(columnOf(line), Math.max(widths.get(columnOf(line)) ?? 0, Math.min(line.text.length, LONGEST_WIDTH)));
	const gaps = lines.flatMap((line, at) =>
		line.gap !== null && lines[at - 1]?.fontSize === line.fontSize && lines[at - 1]?.column === line.column ? [line.gap] : [],
	);
	return { widths, labels: labelsOf(lines), tightGap: gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 5)] ?? 0 };
}

function labelsOf(lines: readonly ResumeLine[]): Set<string> {
	const counts = new Map<string, number>();
	for (const { text } of lines) {
		const [cell = "", ...others] = text.split("\t");
		if (others.length > 0 && /^\p{L}/u.test(cell) && !/\d/.test(cell)) counts.set(cell, (counts.get(cell) ?? 0) + 1);
	}
	return new Set([...counts].filter(([, count]) => count > 1).map(([cell]) => cell));
}

/** A line's text without what labels it. */
function contentOf({ text }: ResumeLine, { labels }: Setting): string {
	const [cell = "", ...others] = text.split("\t");
	return (others.length > 0 && labels.has(cell) ? others.join(" ").replace(/^[:：]\s*/, "") : text.replace(/\t/g, " ")).trim();
}

/** Whether a line goes on with the paragraph of the one before. */
export function goesOn(before: ResumeLine, line: ResumeLine, { widths, tightGap }: Setting): boolean {
	if (before.y === null || line.y === null || (line.bold && !before.bold)) return false;
	const startsLower = /^[\p{Ll}(]/u.test(line.text);
	const isApart = line.page === before.page && line.column === before.column && (line.gap ?? 0) > tightGap + PARAGRAPH_GAP;
	// A small letter goes on even where somebody broke the line before its end.
	if (isApart || (line.isRest === false && !startsLower)) return false;
	if (line.isRest && !CLOSED.test(before.text)) return true;
	const isFull = before.text.length >= FULL * (widths.get(columnOf(before)) ?? 0);
	return startsLower
		? !CLOSED.test(before.text) || isFull
		: isFull && (before.kind !== "bullet" || !CLOSED.test(before.text)) && (line.page === before.page || !CLOSED.test(before.text));
}

/** "Main duties:" above a list. */
function isIntroduction(line: ResumeLine, next: ResumeLine | undefined): boolean {
	return line.kind !== "bullet" && next?.kind === "bullet" && /[:：]$/.test(line.text) && line.text.split(/\s+/).length < 5;
}

/** List items, and paragraphs put together from their wrapped lines. */
export function paragraphsOf(lines: readonly ResumeLine[], idPrefix: string, setting: Setting = settingOf(lines)): ResumeBullet[] {
	const groups: ResumeLine[][] = [];
	lines.forEach((line, at) => {
		const group = groups.at(-1);
		const before = group?.at(-1);
		if (isIntroduction(line, lines[at + 1])) return;
		if (group && before && line.kind !== "bullet" && goesOn(before, line, setting)) group.push(line);
		else groups.push([line]);
	});
	return groups.map((group, index) => ({
		bulletId: `${idPrefix}${index + 1}`,
		text: group.map((line) => contentOf(line, setting)).reduce(joinWrapped),
		source: sourceOf(group),
	}));
}
