import type { ProseColumns } from "@/lib/tools/documents/converting/from-pdf/lines/prose-columns";
import { isReadFromRight, mirrored } from "@/lib/tools/reading/pdf/from-right";
import type { DrawnLine, PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { alignedTables } from "./aligned/aligned-tables";
import { withFilledHead } from "./filled-head";
import { cellText, type FoundTable, type ReadCell } from "./found-table";
import { isAmount } from "./pieces";
import { framedTables } from "./ruled/framed-tables";
import { ruledTables } from "./ruled/ruled-tables";

export interface PageTables {
	readonly tables: readonly FoundTable[];
	readonly columns: readonly ProseColumns[];
}

function isWithin({ isUpright, at, from, to }: DrawnLine, { left, right, top, bottom }: FoundTable): boolean {
	const [x, y] = isUpright ? [at, (from + to) / 2] : [(from + to) / 2, at];
	return x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2;
}

/** The lines and boxes of a page as in a mirror. */
function mirroredPage({ widthPt, lines, boxes }: PageMaterial): Pick<PageMaterial, "lines" | "boxes"> {
	return {
		lines: lines.map((line) => (line.isUpright ? { ...line, at: widthPt - line.at } : { ...line, from: widthPt - line.to, to: widthPt - line.from })),
		boxes: boxes.map(({ left, right, ...box }) => ({ ...box, left: widthPt - right, right: widthPt - left })),
	};
}

/** So many columns a table in a picture has at least, and amounts in so many of its rows below the first. */
const [FEWEST_COLUMNS, WITH_AMOUNT] = [3, 0.6];

/** Whether most rows of a table have an amount behind their first cell. */
function hasAmounts({ rows, columns }: FoundTable): boolean {
	const body = rows.slice(1);
	const withAmount = body.filter((row) => row.slice(1).some(({ lines }) => lines.length > 0 && isAmount(lines.join(" "))));
	return columns.length >= FEWEST_COLUMNS && withAmount.length >= body.length * WITH_AMOUNT;
}

/** Tables in the order of their kinds: between lines all around, between level ones or stripes, and by the places of their cells alone. */
function found(drawn: Pick<PageMaterial, "lines" | "boxes">, items: readonly Glyphs[], isScan: boolean, cellOf: ReadCell): PageTables {
	const ruled = ruledTables(drawn, items, cellOf);
	const taken = new Set(ruled.flatMap((table) => [...table.items]));
	const lines = drawn.lines.filter((line) => !ruled.some((table) => isWithin(line, table)));
	const framed = framedTables(
		{ lines, boxes: drawn.boxes },
		items.filter((item) => !taken.has(item)),
		cellOf,
	);
	for (const table of framed) for (const item of table.items) taken.add(item);
	const { tables, columns } = alignedTables(
		items.filter((item) => !taken.has(item)),
		cellOf,
	);
	// What is recognised in a picture stands too unevenly for cells without lines, unless amounts stand below each other.
	const all = [...ruled, ...framed, ...(isScan ? tables.filter(hasAmounts) : tables)];
	return { tables: all.map((table) => withFilledHead(table, drawn.boxes)), columns };
}

/** Brackets around figures that a program drew for the other direction: ")12(" is "(12)". */
function turnedBrackets(line: string): string {
	return /^\)[^()]{1,40}\($/u.test(line) ? `(${line.slice(1, -1)})` : line;
}

/** A table that was found in a mirror, where it stands on the page. */
function turnedBack(table: FoundTable, widthPt: number, originals: ReadonlyMap<Glyphs, Glyphs>): FoundTable {
	return {
		...table,
		left: widthPt - table.right,
		right: widthPt - table.left,
		items: new Set([...table.items].map((item) => originals.get(item) ?? item)),
		columns: table.columns.map(({ left, right }) => ({ left: widthPt - right, right: widthPt - left })),
	};
}

/** A table that runs from the right on a page that doesn't. */
function turned(table: FoundTable): FoundTable {
	return table.rows.some((row) => row.some(({ rowSpan }) => rowSpan > 1))
		? table
		: { ...table, rows: table.rows.map((row) => row.toReversed()), columns: table.columns.toReversed() };
}

/** The tables of a page, and its columns of running text. Where text runs from the right, the first column is the rightmost. */
export function pageTables(page: PageMaterial): PageTables {
	const { items, widthPt, isScan } = page;
	if (!isReadFromRight(items)) {
		const { tables, columns } = found(page, items, isScan, cellText);
		return { tables: tables.map((table) => (isReadFromRight([...table.items]) ? turned(table) : table)), columns };
	}
	const inMirror = mirrored(items, widthPt);
	const originals = new Map(inMirror.map((item, at) => [item, items[at] ?? item]));
	const cellOf: ReadCell = (own) => {
		const before = own.map((item) => originals.get(item) ?? item);
		// Signs stand to the left of their figures, but brackets are drawn as they are read.
		const isMirrored = isReadFromRight(before) || !before.some(({ text }) => /[()]|\p{L}/u.test(text));
		const cell = isMirrored ? cellText(own, true) : cellText(before);
		return { ...cell, lines: cell.lines.map(turnedBrackets) };
	};
	const { tables } = found(mirroredPage(page), inMirror, isScan, cellOf);
	return { tables: tables.map((table) => turnedBack(table, widthPt, originals)), columns: [] };
}
