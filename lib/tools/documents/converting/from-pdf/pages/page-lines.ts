import { withoutWideGaps } from "@/lib/tools/documents/converting/from-pdf/lines/justified-lines";
import { lettersBySize } from "@/lib/tools/documents/converting/from-pdf/lines/line-kinds";
import { inColumns, wholeColumns } from "@/lib/tools/documents/converting/from-pdf/lines/prose-columns";
import { partedItems } from "@/lib/tools/documents/converting/from-pdf/tables/aligned/parted-items";
import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { pageTables } from "@/lib/tools/documents/converting/from-pdf/tables/page-tables";
import { withCloseCells } from "@/lib/tools/documents/converting/from-pdf/tables/ruled/close-cells";
import { isReadFromRight, mirrored } from "@/lib/tools/reading/pdf/from-right";
import { linesOfPages } from "@/lib/tools/reading/pdf/page-flow";
import { segmentsOf } from "@/lib/tools/reading/pdf/segments";
import type { PageMaterial, PagePicture } from "@/lib/tools/reading/text/page-material";
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

/** The size that most letters have: the mark of a list and a first letter may be larger. Null without letters. */
function mostLettersSize(items: readonly Glyphs[]): number | null {
	const sizes = [...lettersBySize(items)].sort((a, b) => b[1] - a[1]);
	return sizes[0]?.[0] ?? null;
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
	if (below === -1 && above !== -1) return behindColumn(parts, above, isBelow);
	// Lines beside the box and below its head, as a short heading beside a narrow table, stand behind it where their column does.
	const inColumn = parts.findIndex((part, at) => at > above && isBelow(part) && columnOf(part) === columnOf(parts[below]));
	const first = below === -1 ? parts.findIndex(isBelow) : Math.min(below, inColumn === -1 ? below : inColumn);
	return first === -1 ? parts.length : Math.max(first, above + 1);
}

/** Where the short lines below a box reach under none of it, it stands before the first of them in the column of the lines above it. */
function behindColumn(parts: readonly PagePart[], above: number, isBelow: (part: PagePart) => boolean): number {
	const column = columnOf(parts[above]);
	const last = parts.findLastIndex((part, at) => at >= above && columnOf(part) === column && !isBelow(part));
	const first = parts.findIndex((part, at) => at > above && columnOf(part) === column && isBelow(part));
	return first === -1 ? Math.max(last, above) + 1 : Math.max(first, above + 1);
}

function columnOf(part: PagePart | undefined): number | null {
	return part?.kind === "line" ? part.line.column : null;
}

/** The parts of a page: its tables and pictures stand where they do among its lines. */
export function partsOfPage(material: PageMaterial): PagePart[] {
	const page = { ...material, items: withCloseCells(partedItems(material.items, material.lines)) };
	const isFromRight = isReadFromRight(page.items);
	const { tables, columns } = pageTables(page);
	const taken = new Set(tables.flatMap(({ items }) => [...items]));
	const free = page.items.filter((item) => !taken.has(item));
	const segments = withoutWideGaps(segmentsOf(isFromRight ? mirrored(free, page.widthPt) : free, isFromRight));
	const lines = linesOfParts(inColumns(segments, wholeColumns(columns, segments)), page, isFromRight);
	const parts: PagePart[] = lines.map((line) => {
		const items = itemsOfLine(line, free);
		return { kind: "line", line: { ...line, fontSize: mostLettersSize(items) ?? line.fontSize }, items };
	});
	const beside: { box: { left: number; right: number; top: number }; part: PagePart }[] = [
		...tables.map((table) => ({ box: table, part: { kind: "table" as const, table, page: page.page } })),
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
