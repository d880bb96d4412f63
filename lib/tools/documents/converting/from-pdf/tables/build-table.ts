import { shownRuns } from "@/lib/tools/documents/converting/from-pdf/lines/raised-letters";
import type { Cell, Table } from "@/lib/tools/documents/converting/model/blocks";
import { joinedLines } from "./cell-lines";
import type { FoundTable } from "./found-table";

/** How many columns a table has. */
export function columnsOf(table: Table): number {
	return table.rows.reduce(
		(most, row) =>
			Math.max(
				most,
				row.cells.reduce((sum, cell) => sum + cell.columnSpan, 0),
			),
		0,
	);
}

/** A table as it was found on a page, as a block. Bold cells above others that are not are its head. */
export function tableBlock({ rows }: FoundTable, hyphenated: ReadonlySet<string>): Table {
	const cells = rows.map((row) =>
		row.map(({ lines, isBold, columnSpan, rowSpan }): Cell => {
			const text = joinedLines(lines, hyphenated).replaceAll("\t", " ").trim();
			return { blocks: text === "" ? [] : [{ kind: "paragraph", runs: shownRuns({ text, ...(isBold ? { bold: true } : {}) }) }], columnSpan, rowSpan };
		}),
	);
	const [first, second] = rows;
	const isBold = (row: FoundTable["rows"][number] | undefined) => row?.every((cell) => cell.isBold || cell.lines.length === 0) ?? false;
	const hasHead = rows.length > 1 && isBold(first) && !isBold(second);
	return { kind: "table", rows: cells.map((own) => ({ cells: own })), headRows: hasHead ? 1 : 0 };
}
