import { runsOf, withRuns } from "@/lib/tools/reading/text/look-runs";
import { joinedReading, withReading } from "@/lib/tools/reading/text/reading";
import type { PageLayout, TextLine, TextSegment } from "@/lib/tools/reading/text/text-line";
import { rowsOf } from "./baselines";
import type { Region, Row } from "./cells/region";
import type { PageShapes } from "./drawn/page-shapes";
import { pageRegions } from "./page-regions";

export interface DrawnPage extends PageLayout {
	readonly shapes: PageShapes;
}

/** Columns of two pages with edges so near each other are one column that goes on. */
const SAME_EDGE_PT = 10;
const LINE_HEIGHT = 1.25;
const OTHER_SIZE = 1.4;

/** Lines of one column, over all the pages that it goes through. */
interface Column {
	readonly number: number;
	readonly lines: TextLine[];
	readonly edges: Region["column"];
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

function isMostly(row: Row, has: (segment: TextSegment) => boolean): boolean {
	const letters = (segments: Row) => segments.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
	return 2 * letters(row.filter(has)) > letters(row);
}

/** A large name and small contact beside it share a baseline by chance: each is a line of its own. */
function partedBySize(row: Row): Row[] {
	const parts: TextSegment[][] = [];
	for (const segment of row) {
		const size = parts.at(-1)?.at(-1)?.fontSize;
		if (size !== undefined && Math.max(size, segment.fontSize) < Math.min(size, segment.fontSize) * OTHER_SIZE) parts.at(-1)?.push(segment);
		else parts.push([segment]);
	}
	return parts;
}

/** When the pieces of a row were drawn; nothing where that isn't known. */
function drawnOf(row: Row): Pick<TextLine, "drawn"> {
	const drawn = row.flatMap((segment) => segment.drawn ?? []);
	if (drawn.length < row.length) return {};
	return { drawn: { first: Math.min(...drawn.map(({ first }) => first)), last: Math.max(...drawn.map(({ last }) => last)) } };
}

/** Turns the rows of regions into lines, in the order in which they come. */
class LineMaker {
	constructor(
		private readonly page: DrawnPage,
		private readonly isMirrored: boolean,
	) {}

	linesOf({ rows, column }: Region, number: number): TextLine[] {
		const starts = rows.flatMap(([first]) => first?.x ?? []).sort((a, b) => a - b);
		const start = column?.left ?? starts[0] ?? 0;
		let before: Row | undefined;
		return rows.flatMap(partedBySize).map((row) => {
			const line = this.lineOf(row, before, start, number);
			before = row;
			return line;
		});
	}

	private lineOf(row: Row, before: Row | undefined, start: number, column: number): TextLine {
		const fontSize = tenth(Math.max(...row.map((segment) => segment.fontSize)));
		const [from, to] = [row[0]?.x ?? 0, Math.max(...row.map(({ x, width }) => x + width))];
		const [x, right] = this.isMirrored ? [this.page.widthPt - to, this.page.widthPt - from] : [from, to];
		const y = row[0]?.y ?? 0;
		const gap = before?.[0] ? (y - before[0].y) / Math.max(fontSize, 1) - LINE_HEIGHT : null;
		return {
			page: this.page.page,
			column,
			text: row.map(({ text }) => text).join("\t"),
			fontSize,
			bold: isMostly(row, ({ bold }) => bold),
			italic: isMostly(row, ({ italic }) => italic),
			...withRuns(row.map(runsOf)),
			caps: isMostly(row, ({ text }) => text === text.toUpperCase() && text !== text.toLowerCase()),
			gap: gap === null ? null : Math.round(gap * 100) / 100,
			hasRule: this.page.shapes.rules.some((rule) => rule.x < x + 12 && rule.right > x + 12 && rule.y > y - fontSize * 1.9 && rule.y < y + fontSize * 0.9),
			links: [...new Set(row.flatMap(({ links }) => links))],
			indent: tenth(from - start),
			x: tenth(x),
			y: tenth(y),
			right: tenth(right),
			...this.lastOf(row),
			mark: this.hasDot(x, right, y, fontSize) ? "bullet" : null,
			...drawnOf(row),
			...withReading(joinedReading(row)),
		};
	}

	private lastOf(row: Row): Pick<TextLine, "lastX" | "firstRight"> {
		const [first, last] = [row[0], row.at(-1)];
		return first && last && row.length > 1 && !this.isMirrored ? { lastX: tenth(last.x), firstRight: tenth(first.x + first.width) } : {};
	}

	/** Browsers paint the marks of lists as shapes. */
	private hasDot(x: number, right: number, y: number, fontSize: number): boolean {
		return this.page.shapes.dots.some((dot) => {
			const distance = this.isMirrored ? dot.x - right : x - dot.x;
			return distance > 2 && distance < fontSize * 2.6 && dot.y < y + fontSize * 0.15 && dot.y > y - fontSize * 0.85;
		});
	}
}

/** Cells below each other are one column, and so is what stands above and below them. */
class ColumnNumbers {
	private next = 0;
	private cells: { readonly left: number; readonly number: number }[] = [];
	private around: { readonly column: Region["column"]; readonly number: number } | null = null;

	of({ column, isCell }: Region, before: Region | undefined): number {
		if (!isCell) {
			const goesOn = before?.isCell && this.around?.column === column ? this.around.number : undefined;
			this.around = { column, number: goesOn ?? this.next++ };
			return this.around.number;
		}
		const left = column?.left ?? 0;
		const same = this.cells.find((cell) => Math.abs(cell.left - left) <= SAME_EDGE_PT);
		if (!same) this.cells.push({ left, number: this.next++ });
		return same?.number ?? this.next - 1;
	}
}

function isSameColumn(one: Region["column"], other: Region["column"]): boolean {
	return one !== null && other !== null && Math.abs(one.left - other.left) <= SAME_EDGE_PT;
}

/** Whether all of a region's text stands within a column of the page before. */
function fitsInto(region: Region, edges: Region["column"]): boolean {
	if (edges === null) return false;
	const segments = region.rows.flat();
	return segments.every(({ x, width }) => x >= edges.left - SAME_EDGE_PT && x + width <= edges.right + SAME_EDGE_PT);
}

/**
 * Lines of all pages in reading order. A part of a page with columns is read column by column; a column that goes on over several pages is
 * read to its end before the next one begins. A later page whose text stands within one of the columns goes on with that one. `isMirrored`
 * says that the segments are placed as in a mirror, for text that is read from the right.
 */
export function linesOfPages(pages: readonly DrawnPage[], isMirrored: boolean): TextLine[] {
	const columns: Column[] = [];
	let open: Column[] = [];
	const numbers = new ColumnNumbers();
	for (const page of pages) {
		const maker = new LineMaker(page, isMirrored);
		const regions = pageRegions(
			rowsOf(page.segments),
			open.flatMap(({ edges }) => edges?.left ?? []),
		);
		const continued = open;
		let band: Column[] = [];
		regions.forEach((region, index) => {
			const isFirst = (index === 0 && !region.isCell) || (band.length > 0 && region.column !== null && index === band.length);
			const before = isFirst
				? continued.find(({ edges }) => isSameColumn(edges, region.column) || (regions.length === 1 && fitsInto(region, edges)))
				: undefined;
			const column: Column = before ?? { number: numbers.of(region, regions[index - 1]), lines: [], edges: region.column };
			if (!before) columns.push(column);
			column.lines.push(...maker.linesOf(region, column.number));
			if (region.column === null && !before) band = [];
			else band.push(column);
		});
		open = band;
	}
	return columns.flatMap(({ lines }) => lines);
}
