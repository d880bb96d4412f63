import { columnsOf } from "@/lib/tools/documents/converting/from-pdf/tables/build-table";
import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { type Block, type Row, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { columnsAmong, spread } from "./same-columns";

const MOST_HEAD_ROWS = 3;
const FEWEST_SHARED_ROWS = 3;

const textOf = (cell: Row["cells"][number] | undefined) => (cell ? textsOf(cell.blocks).join(" ").trim() : "");
const rowText = (row: Row | undefined) => (row ? JSON.stringify(row.cells.map(textOf)) : "");

/** A table that goes on behind a page's end, its repeated head left out; null where the next one is another. */
export function goneOn(table: Table, next: Table): Table | null {
	if (columnsOf(table) !== columnsOf(next)) return null;
	let again = 0;
	while (again < Math.min(MOST_HEAD_ROWS, next.rows.length) && rowText(next.rows[again]) === rowText(table.rows[again])) again += 1;
	if (again === 0 && next.headRows > 0 && table.headRows > 0) return null;
	const headRows = again > 0 ? Math.max(1, table.headRows) : table.headRows;
	return { ...table, headRows, rows: [...table.rows, ...next.rows.slice(again)] };
}

const BLANK: Row["cells"][number] = { blocks: [], columnSpan: 1, rowSpan: 1 };

/** Two parts of a table over pages with the same columns, where one has nothing in some of them; null where they are no such parts. */
export function onSameColumns(table: Table, next: Table, own: FoundTable["columns"], others: FoundTable["columns"]): { table: Table; next: Table } | null {
	const isPlain = ({ rows }: Table) => rows.every(({ cells }) => cells.every(({ rowSpan }) => rowSpan === 1));
	const isFewer = others.length < own.length;
	const places = isFewer ? columnsAmong(others, own) : columnsAmong(own, others);
	if (!places || !isPlain(isFewer ? next : table)) return null;
	const count = Math.max(own.length, others.length);
	const wider = (part: Table): Table => ({ ...part, rows: part.rows.map((row) => ({ ...row, cells: spread(row.cells, places, count, BLANK) })) });
	return isFewer ? { table, next: wider(next) } : { table: wider(table), next };
}

/** A wide table that was set in parts below each other, each with the first column again, as one; null where they are two. */
function besideEachOther(table: Table, next: Table): Table | null {
	const isWhole = ({ cells }: Row) => cells.every(({ rowSpan }) => rowSpan === 1) && (cells[0]?.columnSpan ?? 0) === 1;
	if (table.rows.length !== next.rows.length || table.rows.length < FEWEST_SHARED_ROWS) return null;
	if (![...table.rows, ...next.rows].every(isWhole) || rowText(table.rows[0]) === rowText(next.rows[0])) return null;
	const firsts = table.rows.map(({ cells }) => textOf(cells[0]));
	const isSame = firsts.every((text, at) => text !== "" && text === textOf(next.rows[at]?.cells[0]));
	if (!isSame || new Set(firsts).size < firsts.length) return null;
	return { ...table, rows: table.rows.map(({ cells }, at) => ({ cells: [...cells, ...(next.rows[at]?.cells.slice(1) ?? [])] })) };
}

/** Which of a table's columns a part shows, as it stands above the part: "9–13 / 13". */
function isPartNote(block: Block | undefined): boolean {
	return block?.kind === "paragraph" && /^\d{1,4}(?:\s?[–-]\s?\d{1,4})?\s?\/\s?\d{1,4}$/u.test(textsOf([block]).join(" ").trim());
}

/** Blocks with wide tables whole again, which only all pages together show; without the notes that told their parts. `beside` are those that stand to the right of another. */
export function withWideTables(
	blocks: readonly Block[],
	pages: readonly number[],
	beside: ReadonlySet<Block> = new Set(),
): { blocks: Block[]; tablePages: number[] } {
	const whole: Block[] = [];
	const tablePages: number[] = [];
	let tables = 0;
	for (const block of blocks) {
		if (block.kind !== "table") {
			whole.push(block);
			continue;
		}
		const page = pages[tables] ?? 1;
		tables += 1;
		const notes = isPartNote(whole.at(-1)) ? 1 : 0;
		const before = whole.at(-1 - notes);
		const joined = before?.kind === "table" && !beside.has(block) ? besideEachOther(before, block) : null;
		if (!joined) {
			whole.push(block);
			tablePages.push(page);
			continue;
		}
		whole.splice(-1 - notes, 1 + notes, joined);
		tablePages[tablePages.length - 1] = page;
		if (notes > 0 && isPartNote(whole.at(-2))) whole.splice(-2, 1);
	}
	return { blocks: whole, tablePages };
}
