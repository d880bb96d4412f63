import { hasRightToLeft } from "@/lib/platform/language/direction";
import type { Cell, Margins, Run, TextLook } from "@/lib/tools/documents/converting/model/blocks";
import { breakLines, type Line, type Paragraph, setParagraph } from "@/lib/tools/documents/printing/setting/paragraph";
import type { LayContext } from "./lay-context";
import { PLACES, type Place, type StyleName } from "./sheet";
import { type DocumentSpan, spanLines } from "./spans";
import type { Strip, TagNode } from "./strip";
import { atTabs, withoutTabs } from "./tabs";

/** Text broken into lines, each with where it stands. */
export interface SetLine {
	readonly line: Line<StyleName>;
	readonly leftPt: number;
	readonly baselinePt: number;
	readonly heightPt: number;
	/** What stands on the same line behind tabs. */
	readonly beside?: readonly SetLine[];
}

export interface LaidText {
	readonly lines: readonly SetLine[];
	readonly isFromRight: boolean;
}

/** Where runs are set. */
export interface TextColumn {
	readonly leftPt: number;
	readonly widthPt: number;
	readonly align?: Cell["align"];
}

/** Where letters stand in their line: its middle, and the height of half a letter below it. */
const BELOW_MIDDLE = 0.35;
const LETTER = /\p{L}/u;

/** Whether a text runs from the right: its first letter does. */
export function runsFromRight(text: string): boolean {
	const first = LETTER.exec(text)?.[0];
	return first !== undefined && hasRightToLeft(first);
}

/** Runs in lines of a column, as their place says or their own look. */
export function layRuns(runs: readonly Run[], place: Place, context: LayContext, column: TextColumn, look?: TextLook): LaidText {
	const isFromRight = runsFromRight(
		runs
			.map(({ text }) => text)
			.join("")
			.slice(0, 2_000),
	);
	const align = look?.align ?? column.align;
	const shareBefore = align === "center" ? 0.5 : isFromRight || align === "right" ? 1 : 0;
	const setting = { fonts: context.fonts, template: context.sheet, isRightToLeft: isFromRight };
	const set = (spans: readonly DocumentSpan[]) => setParagraph(spans.length > 0 ? spans : [{ text: " ", role: `${place} plain text ink` }], setting);
	const lines = spanLines(runs, place, context, look).flatMap((spans): SetLine[] => {
		const whole = set(withoutTabs(spans));
		const lineOf = lineMaker(place, whole, spans, look);
		const tabbed = look?.tabs && !isFromRight ? atTabs(spans, { tabs: look.tabs, indentPt: look.leftPt ?? 0 }, column.widthPt, set) : null;
		if (tabbed)
			return tabbed.map(([first, ...rest]) => {
				const beside = rest.map(({ line, atPt }) => lineOf(line, column.leftPt + atPt));
				return { ...lineOf(first.line, column.leftPt + first.atPt), beside };
			});
		const broken = breakLines(whole, column.widthPt);
		const shown = broken.length > 0 ? broken : [{ pieces: [], width: 0 }];
		return shown.map((line) => lineOf(line, column.leftPt + Math.max(0, column.widthPt - line.width) * shareBefore));
	});
	return { lines, isFromRight };
}

/** Makes lines of a paragraph, as tall as its largest letters need. */
function lineMaker(place: Place, { tallness }: Paragraph<StyleName>, spans: readonly DocumentSpan[], look: TextLook | undefined) {
	const own = place === "body" || place === "mark" ? look : undefined;
	const sizes = spans.flatMap(({ style, script }) => (style && !script ? [style.sizePt] : []));
	const sizePt = own ? (sizes.length > 0 ? Math.max(...sizes) : own.sizePt) : PLACES[place].sizePt;
	const natural = sizePt * (own?.leading ?? PLACES[place].leading) * tallness;
	const { pt, isExact } = own?.linePt ?? { pt: 0, isExact: false };
	const heightPt = isExact ? Math.max(pt, sizePt * 0.95) : Math.max(pt, natural);
	return (line: Line<StyleName>, leftPt: number): SetLine => ({ line, leftPt, baselinePt: heightPt / 2 + sizePt * BELOW_MIDDLE, heightPt });
}

/** Lines as strips: two stay together at either end of a paragraph. */
export function textStrips({ lines }: LaidText, node: TagNode, { before, keepsWithNext = false }: { before: number; keepsWithNext?: boolean }): Strip[] {
	const last = lines.length - 1;
	return lines.map((own, at) => ({
		heightPt: own.heightPt,
		spaceBeforePt: at === 0 ? before : 0,
		keepsWithNext: at === last ? keepsWithNext : keepsWithNext || at === 0 || at === last - 1,
		paint: (pen, topPt) => {
			for (const line of [own, ...(own.beside ?? [])]) pen.text(node, line, topPt);
		},
	}));
}

/** The width between the margins of a page. */
export function columnOf(paperWidthPt: number, { left, right }: Margins): { leftPt: number; widthPt: number } {
	return { leftPt: left, widthPt: paperWidthPt - left - right };
}
