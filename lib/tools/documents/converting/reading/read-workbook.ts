import "server-only";
import type { Block, BlockDocument, Note, Row } from "@/lib/tools/documents/converting/model/blocks";
import { counted, DOCUMENT_LIMITS, tooLarge } from "@/lib/tools/documents/converting/model/limits";
import { type Cell, isEmptyCell, type SourceRow, textOfCell } from "@/lib/tools/tables/cells/cell";
import { formulaWords } from "@/lib/tools/tables/reading/formulas/formula-words";
import { recognizeHeader } from "@/lib/tools/tables/recognize/header";
import { titleRows } from "@/lib/tools/tables/recognize/surroundings";

/** A column shows as many decimals as its longest number has, up to so many; more come from reckoning. */
const MOST_DECIMALS = 4;

const decimalsOf = (value: number) => (Number.isInteger(value) ? 0 : (String(value).split(".")[1]?.length ?? 0));

/** How many decimals each column shows; numbers with more than that are left as they are. */
function decimalsBy(rows: readonly SourceRow[], columns: number): number[] {
	return Array.from({ length: columns }, (_, column) =>
		rows.reduce((most, row) => {
			const cell = row[column];
			const decimals = typeof cell === "number" ? decimalsOf(cell) : 0;
			return decimals <= MOST_DECIMALS ? Math.max(most, decimals) : most;
		}, 0),
	);
}

function textOf(cell: Cell | undefined, decimals: number): string {
	if (typeof cell === "number") return decimalsOf(cell) <= decimals ? cell.toFixed(decimals) : String(cell);
	if (typeof cell === "boolean") return cell ? "Yes" : "No";
	// A day and its hour are parted by a letter; in a text it is one of its own.
	return typeof cell === "string" ? cell.replace(/\r\n?/g, "\n") : textOfCell(cell).replace("T", " ");
}

function rowOf(cells: SourceRow, columns: readonly number[], isHead: boolean): Row {
	return {
		cells: columns.map((decimals, at) => {
			const cell = cells[at];
			const text = textOf(cell, isHead ? 0 : decimals);
			const blocks: Block[] = text === "" ? [] : [{ kind: "paragraph", runs: [{ text, ...(isHead ? { bold: true } : {}) }] }];
			return { blocks, columnSpan: 1, rowSpan: 1, ...(typeof cell === "number" && !isHead ? { align: "right" as const } : {}) };
		}),
	};
}

function tooManyRows() {
	return tooLarge(
		`This workbook has more than ${counted(DOCUMENT_LIMITS.tableRows)} rows; on paper that would be a book of hundreds of pages. Leave sheets out, or convert it as a table instead.`,
	);
}

/** A sheet as what stands above its table, line by line, and the table, whose head stands again on each page. */
function blocksOf(rows: readonly SourceRow[]): Block[] {
	const titles = titleRows(rows, true);
	const body = rows.slice(titles);
	const width = body.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => !isEmptyCell(cell)) + 1), 0);
	if (width > DOCUMENT_LIMITS.tableColumns)
		throw tooLarge(
			`A sheet of this workbook has ${counted(width)} columns; at most ${DOCUMENT_LIMITS.tableColumns} fit on paper. Leave columns out, or convert it as a table instead.`,
		);
	const hasHead = body.length > 1 && recognizeHeader(body.slice(0, 100), true);
	const decimals = decimalsBy(body, width);
	const above = rows.slice(0, titles).map((row): Block => {
		const text = row
			.filter((cell) => !isEmptyCell(cell))
			.map((cell) => textOf(cell, 0))
			.join("  ");
		return { kind: "paragraph", runs: [{ text }] };
	});
	const table: Block = { kind: "table", rows: body.map((row, at) => rowOf(row, decimals, hasHead && at === 0)), headRows: hasHead ? 1 : 0 };
	return [...above, ...(body.length > 0 && width > 0 ? [table] : [])];
}

/**
 * The sheets of a workbook, one after the other, each a heading with its name and its table. Cells show their last results.
 * @throws AppError FILE_ENCRYPTED, FILE_TOO_LARGE, FILE_UNREADABLE
 */
export async function readWorkbook(bytes: Uint8Array): Promise<BlockDocument> {
	// Only who prints workbooks carries what opens them.
	const { openXlsx } = await import("@/lib/tools/tables/reading/xlsx-rows");
	const { sheets } = await openXlsx(bytes, null);
	const blocks: Block[] = [];
	const notes: Note[] = [];
	let count = 0;
	for (const name of sheets) {
		const sheet = await openXlsx(bytes, name);
		const rows: SourceRow[] = [];
		for await (const batch of sheet.batches) {
			rows.push(...batch);
			count += batch.length;
			if (count > DOCUMENT_LIMITS.tableRows) throw tooManyRows();
		}
		const own = blocksOf(rows);
		if (own.length === 0) continue;
		if (sheets.length > 1) blocks.push({ kind: "heading", level: 1, runs: [{ text: name }], names: [] });
		blocks.push(...own);
		const words = [...formulaWords(sheet.formulas?.() ?? { computed: 0, unresolved: 0 }), ...sheet.notes()];
		notes.push(...words.map((message) => ({ place: `Sheet ${name}`, message })));
	}
	const hasTable = blocks.some(({ kind }) => kind === "table");
	if (hasTable) notes.push({ place: "", message: "Its cells are set as tables. Charts, pictures and the look of cells are not taken over." });
	return { title: "", blocks, notes };
}
