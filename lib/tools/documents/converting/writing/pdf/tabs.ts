import { breakLines, type Line, naturalWidth, type Paragraph } from "@/lib/tools/documents/printing/setting/paragraph";
import type { TabStop } from "@/lib/tools/reading/docx/styles";
import type { StyleName } from "./sheet";
import { type DocumentSpan, TAB } from "./spans";

/** A part of a line, and how far from the left of its column it stands. */
interface Placed {
	readonly line: Line<StyleName>;
	readonly atPt: number;
}

type PlacedLine = readonly [Placed, ...Placed[]];
type Set = (spans: readonly DocumentSpan[]) => Paragraph<StyleName>;

const LEAST_GAP = 6;
const STAND_IN = "    ";

/** The spans with blanks where their tabs are. */
export function withoutTabs(spans: readonly DocumentSpan[]): DocumentSpan[] {
	return spans.map((span) => (span.text === TAB ? { ...span, text: STAND_IN } : span));
}

function partsOf(spans: readonly DocumentSpan[]): DocumentSpan[][] {
	const parts: DocumentSpan[][] = [[]];
	for (const span of spans) {
		if (span.text === TAB) parts.push([]);
		else parts.at(-1)?.push(span);
	}
	return parts;
}

function atStop({ atPt, align }: TabStop, indentPt: number, widthPt: number, column: number): number {
	const stop = Math.min(atPt - indentPt, column);
	return align === "left" ? stop : stop - (align === "right" ? widthPt : widthPt / 2);
}

/**
 * Lines whose tabs lead to their stops, or null where there are no tabs or their parts don't fit. A text before one stop at the right may
 * take several lines: what is at the right then stands on the last of them, or below.
 */
export function atTabs(
	spans: readonly DocumentSpan[],
	{ tabs, indentPt }: { readonly tabs: readonly TabStop[]; readonly indentPt: number },
	columnPt: number,
	set: Set,
): PlacedLine[] | null {
	const parts = partsOf(spans);
	if (parts.length === 1) return null;
	const placed: Placed[] = [];
	let endPt = 0;
	let stopsUsed = 0;
	for (const [at, part] of parts.entries()) {
		const paragraph = set(part);
		const width = part.length === 0 ? 0 : naturalWidth(paragraph);
		const reached = at === 0 ? null : tabs.slice(stopsUsed).find(({ atPt }) => atPt - indentPt > endPt);
		if (at > 0 && !reached) return parts.length === 2 ? besideText(parts, tabs.at(-1), columnPt, set) : null;
		const leftPt = reached ? atStop(reached, indentPt, width, columnPt) : 0;
		if (leftPt < endPt + (at > 0 && width > 0 ? LEAST_GAP : 0) || leftPt + width > columnPt + 0.5)
			return parts.length === 2 ? besideText(parts, reached ?? tabs.at(-1), columnPt, set) : null;
		if (reached) stopsUsed = tabs.indexOf(reached) + 1;
		const [line] = part.length === 0 ? [] : breakLines(paragraph, columnPt + 1);
		if (line) placed.push({ line, atPt: leftPt });
		endPt = leftPt + width;
	}
	const [first, ...rest] = placed;
	return first ? [[first, ...rest]] : null;
}

function besideText([text, beside]: readonly DocumentSpan[][], stop: TabStop | undefined, columnPt: number, set: Set): PlacedLine[] | null {
	if (stop?.align !== "right" || !text || !beside || beside.length === 0) return null;
	const right = breakLines(set(beside), columnPt).map((line): Placed => ({ line, atPt: columnPt - line.width }));
	const left = breakLines(set(text), columnPt).map((line): Placed => ({ line, atPt: 0 }));
	const [last, only] = [left.at(-1), right[0]];
	if (last && only && right.length === 1 && last.line.width + LEAST_GAP <= only.atPt)
		return [...left.slice(0, -1).map((line): PlacedLine => [line]), [last, only]];
	return [...left, ...right].map((line): PlacedLine => [line]);
}
