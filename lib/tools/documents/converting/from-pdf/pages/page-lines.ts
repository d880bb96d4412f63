import { withoutWideGaps } from "@/lib/tools/documents/converting/from-pdf/lines/justified-lines";
import { inColumns, wholeColumns } from "@/lib/tools/documents/converting/from-pdf/lines/prose-columns";
import { alignedTables } from "@/lib/tools/documents/converting/from-pdf/tables/aligned-tables";
import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { framedTables } from "@/lib/tools/documents/converting/from-pdf/tables/framed-tables";
import { ruledTables } from "@/lib/tools/documents/converting/from-pdf/tables/ruled-tables";
import { linesOfPages } from "@/lib/tools/reading/pdf/page-flow";
import { isReadFromRight, mirrored, segmentsOf } from "@/lib/tools/reading/pdf/segments";
import type { DrawnLine, PageMaterial, PagePicture } from "@/lib/tools/reading/text/page-material";
import type { Glyphs, TextLine, TextSegment } from "@/lib/tools/reading/text/text-line";

/** What stands on a page, in the order in which it is read. */
export type PagePart =
	| { readonly kind: "line"; readonly line: TextLine; readonly items: readonly Glyphs[] }
	| { readonly kind: "table"; readonly table: FoundTable; readonly page: number }
	| { readonly kind: "picture"; readonly picture: PagePicture; readonly page: number };

function overlaps(line: TextLine, { left, right }: { left: number; right: number }): boolean {
	return (line.x ?? 0) <= right && (line.right ?? 0) >= left;
}

/** The pieces of text that a line is made of. */
function itemsOfLine(line: TextLine, items: readonly Glyphs[]): Glyphs[] {
	const reach = (line.fontSize ?? 10) * 0.35;
	return items.filter(
		({ x, y, width }) => Math.abs(y - (line.y ?? 0)) <= reach && x + width / 2 >= (line.x ?? 0) - 1 && x + width / 2 <= (line.right ?? 0) + 1,
	);
}

/** Lines of the parts of a page, one part after the other; none shares a column with another. */
function linesOfParts(parts: readonly (readonly TextSegment[])[], { page, widthPt, heightPt, shapes }: PageMaterial, isFromRight: boolean): TextLine[] {
	let next = 0;
	return parts.flatMap((segments) => {
		const lines = linesOfPages([{ page, widthPt, heightPt, segments, shapes }], isFromRight);
		const from = next;
		next += lines.reduce((most, { column }) => Math.max(most, column + 1), 0);
		return lines.map((line) => ({ ...line, column: line.column + from }));
	});
}

/** Where a table or picture stands among the lines of its column; beside all columns, by its height alone. */
function placeFor(box: { left: number; right: number; top: number }, parts: readonly PagePart[]): number {
	const isBelow = (part: PagePart) => part.kind === "line" && (part.line.y ?? 0) > box.top;
	const isOver = (part: PagePart) => part.kind === "line" && overlaps(part.line, box);
	const above = parts.findLastIndex((part) => isOver(part) && !isBelow(part));
	const below = parts.findIndex((part) => isOver(part) && isBelow(part));
	const first = below === -1 && above === -1 ? parts.findIndex(isBelow) : below;
	return first === -1 ? parts.length : Math.max(first, above + 1);
}

function isWithin({ isUpright, at, from, to }: DrawnLine, { left, right, top, bottom }: FoundTable): boolean {
	const [x, y] = isUpright ? [at, (from + to) / 2] : [(from + to) / 2, at];
	return x > left - 2 && x < right + 2 && y > top - 2 && y < bottom + 2;
}

/** The parts of a page: its tables and pictures stand where they do among its lines. */
export function partsOfPage(page: PageMaterial): PagePart[] {
	const isFromRight = isReadFromRight(page.items);
	const ruled = ruledTables(page.lines, page.items);
	const taken = new Set(ruled.flatMap(({ items }) => [...items]));
	const framed = framedTables(
		page.lines.filter((line) => !ruled.some((table) => isWithin(line, table))),
		page.items.filter((item) => !taken.has(item)),
	);
	for (const table of framed) for (const item of table.items) taken.add(item);
	const rest = page.items.filter((item) => !taken.has(item));
	const { tables, columns } = isFromRight ? { tables: [], columns: [] } : alignedTables(rest);
	// What is recognised in a picture stands too unevenly for cells, but not for columns of text.
	const aligned = page.isScan ? [] : tables;
	for (const table of aligned) for (const item of table.items) taken.add(item);
	const free = page.items.filter((item) => !taken.has(item));
	const segments = withoutWideGaps(segmentsOf(isFromRight ? mirrored(free, page.widthPt) : free, isFromRight));
	const lines = linesOfParts(inColumns(segments, wholeColumns(columns, segments)), page, isFromRight);
	const parts: PagePart[] = lines.map((line) => ({ kind: "line", line, items: itemsOfLine(line, free) }));
	const beside: { box: { left: number; right: number; top: number }; part: PagePart }[] = [
		...[...ruled, ...framed, ...aligned].map((table) => ({ box: table, part: { kind: "table" as const, table, page: page.page } })),
		...(page.isScan && page.items.length > 0 ? [] : page.pictures).map((picture) => ({
			box: { left: picture.x, right: picture.right, top: picture.y },
			part: { kind: "picture" as const, picture, page: page.page },
		})),
	];
	for (const { box, part } of beside.sort((one, other) => one.box.top - other.box.top)) {
		parts.splice(placeFor(box, parts), 0, part);
	}
	return parts;
}
