import { hasRightToLeft } from "@/lib/platform/language/direction";
import type { Cell, Run } from "@/lib/tools/documents/converting/model/blocks";
import { breakLines, type Line, setParagraph } from "@/lib/tools/documents/printing/setting/paragraph";
import type { LayContext } from "./lay-context";
import { MARGIN, PLACES, type Place, SHEET, type StyleName } from "./sheet";
import { spanLines } from "./spans";
import type { Strip, TagNode } from "./strip";

/** Text broken into lines, each with where it stands. */
export interface SetLine {
	readonly line: Line<StyleName>;
	readonly leftPt: number;
	readonly baselinePt: number;
	readonly heightPt: number;
}

export interface LaidText {
	readonly lines: readonly SetLine[];
	readonly isFromRight: boolean;
}

/** Where letters stand in their line: its middle, and the height of half a letter below it. */
const BELOW_MIDDLE = 0.35;
const LETTER = /\p{L}/u;

/** Whether a text runs from the right: its first letter does. */
export function runsFromRight(text: string): boolean {
	const first = LETTER.exec(text)?.[0];
	return first !== undefined && hasRightToLeft(first);
}

/** Runs in lines of a column. */
export function layRuns(runs: readonly Run[], place: Place, context: LayContext, column: { leftPt: number; widthPt: number; align?: Cell["align"] }): LaidText {
	const { sizePt, leading } = PLACES[place];
	const isFromRight = runsFromRight(
		runs
			.map(({ text }) => text)
			.join("")
			.slice(0, 2_000),
	);
	const shareBefore = column.align === "center" ? 0.5 : isFromRight || column.align === "right" ? 1 : 0;
	const lines = spanLines(runs, place, context.fonts, context.undrawn).flatMap((spans): SetLine[] => {
		const paragraph = setParagraph(spans.length > 0 ? spans : [{ text: " ", role: `${place} plain text ink` }], {
			fonts: context.fonts,
			template: SHEET,
			isRightToLeft: isFromRight,
		});
		const heightPt = sizePt * leading * paragraph.tallness;
		const broken = breakLines(paragraph, column.widthPt);
		return (broken.length > 0 ? broken : [{ pieces: [], width: 0 }]).map((line) => ({
			line,
			leftPt: column.leftPt + Math.max(0, column.widthPt - line.width) * shareBefore,
			baselinePt: heightPt / 2 + sizePt * BELOW_MIDDLE,
			heightPt,
		}));
	});
	return { lines, isFromRight };
}

/** Lines as strips: two stay together at either end of a paragraph. */
export function textStrips({ lines }: LaidText, node: TagNode, { before, keepsWithNext = false }: { before: number; keepsWithNext?: boolean }): Strip[] {
	const last = lines.length - 1;
	return lines.map((own, at) => ({
		heightPt: own.heightPt,
		spaceBeforePt: at === 0 ? before : 0,
		keepsWithNext: at === last ? keepsWithNext : keepsWithNext || at === 0 || at === last - 1,
		paint: (pen, topPt) => pen.text(node, own, topPt),
	}));
}

/** The width between the margins of a page. */
export function columnOf(paperWidthPt: number): { leftPt: number; widthPt: number } {
	return { leftPt: MARGIN.side, widthPt: paperWidthPt - 2 * MARGIN.side };
}
