import { shownRuns } from "@/lib/tools/documents/converting/from-pdf/lines/raised-letters";
import type { Cell, Table } from "@/lib/tools/documents/converting/model/blocks";
import { namesColumn } from "@/lib/tools/documents/converting/model/column-names";
import type { FoundTable } from "./found-table";
import { isAmount } from "./pieces";
import { joinedLines } from "./ruled/cell-lines";

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

const FEWEST_BELOW = 2;
const MOST_NAME = 40;
/** So many of the texts of a column begin or end with a figure: it is measured, counted or dated. */
const FIGURES = 0.75;
const FIGURE = /^[^\p{L}]{0,3}\p{Nd}|\p{Nd}[^\p{L}]{0,3}$/u;
const ANY_FIGURE = /\p{Nd}/u;

/** Whether the first row has nothing but short names, and one of them stands over a column of figures, whether or not it looks like a head. */
function namesColumns(rows: FoundTable["rows"]): boolean {
	const [head = [], ...body] = rows;
	const textOf = ({ lines }: FoundTable["rows"][number][number]) => lines.join(" ").trim();
	const names = head.map(textOf);
	const filled = names.filter((name) => name !== "");
	const areNames = filled.every((name) => namesColumn(name, filled) && name.length <= MOST_NAME) && new Set(filled).size === filled.length;
	if (!areNames || filled.length * 2 <= names.length || [head, ...body].flat().some(({ columnSpan, rowSpan }) => columnSpan > 1 || rowSpan > 1)) return false;
	return names.some((name, column) => {
		const below = body.flatMap((row) => (row[column] ? [textOf(row[column])] : [])).filter((text) => text !== "");
		// A name with a figure in it stands over nothing but amounts.
		const isOver = ANY_FIGURE.test(name) ? below.every(isAmount) : below.filter((text) => FIGURE.test(text)).length >= below.length * FIGURES;
		return name !== "" && below.length >= FEWEST_BELOW && isOver;
	});
}

/** A table as it was found on a page, as a block. Bold or filled cells above others that are not are its head, and so are names over figures. */
export function tableBlock({ rows, hasFilledHead }: FoundTable, hyphenated: ReadonlySet<string>): Table {
	const cells = rows.map((row) =>
		row.map(({ lines, isBold, columnSpan, rowSpan }): Cell => {
			const text = joinedLines(lines, hyphenated).replaceAll("\t", " ").trim();
			return { blocks: text === "" ? [] : [{ kind: "paragraph", runs: shownRuns({ text, ...(isBold ? { bold: true } : {}) }) }], columnSpan, rowSpan };
		}),
	);
	const [first, second] = rows;
	const isBold = (row: FoundTable["rows"][number] | undefined) => row?.every((cell) => cell.isBold || cell.lines.length === 0) ?? false;
	const hasHead = rows.length > 1 && (hasFilledHead || (isBold(first) && !isBold(second)) || namesColumns(rows));
	return { kind: "table", rows: cells.map((own) => ({ cells: own })), headRows: hasHead ? 1 : 0 };
}
