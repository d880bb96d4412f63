import { AppError } from "@/lib/platform/errors";
import { countsOf, occurrencesIn, type Sought } from "@/lib/tools/documents/redacting/covering/occurrences";
import { coveredText } from "@/lib/tools/documents/redacting/docx/kept-markup";
import type { FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import { type Cell, textOfCell } from "@/lib/tools/tables/cells/cell";
import { openXlsx } from "@/lib/tools/tables/reading/xlsx-rows";
import { KINDS, type OutRow } from "@/lib/tools/tables/writing/out-table";
import { type NamedSheet, writeWorkbook } from "@/lib/tools/tables/writing/write-xlsx";

interface Sheet {
	readonly name: string;
	readonly rows: readonly (readonly Cell[])[];
}

/** @throws AppError FILE_UNREADABLE, FILE_ENCRYPTED or FILE_TOO_LARGE. */
async function sheetsOf(bytes: Uint8Array): Promise<Sheet[]> {
	const { sheets: names } = await openXlsx(bytes, null);
	const sheets: Sheet[] = [];
	let cells = 0;
	for (const name of names) {
		const rows: (readonly Cell[])[] = [];
		for await (const batch of (await openXlsx(bytes, name)).batches) {
			rows.push(...batch);
			cells += batch.reduce((sum, row) => sum + row.length, 0);
			if (cells > REDACT_LIMITS.lines)
				throw new AppError(
					"FILE_TOO_LARGE",
					`This workbook has more than ${REDACT_LIMITS.lines} cells. Save the sheets that matter by themselves and redact those.`,
				);
		}
		sheets.push({ name, rows });
	}
	return sheets;
}

/** Every cell of every sheet as a line that knows its place, and the names of the sheets. */
export async function readWorkbook(bytes: Uint8Array): Promise<{ lines: FinderLine[]; sheetCount: number }> {
	const sheets = await sheetsOf(bytes);
	const lines = sheets.flatMap(({ name, rows }, sheet): FinderLine[] => {
		const page = sheet + 1;
		const cells = rows.flatMap((row, at) =>
			row.flatMap((cell, column): FinderLine[] => {
				const text = textOfCell(cell);
				return text.trim() === "" ? [] : [{ lineId: `s${page}-${at + 1}-${column + 1}`, page, text, box: null, cell: { table: sheet, row: at, column } }];
			}),
		);
		return [{ lineId: `s${page}-name`, page, text: name, box: null }, ...cells];
	});
	return { lines, sheetCount: sheets.length };
}

function outCell(cell: Cell | undefined, sought: readonly Sought[]): { kind: OutRow["kinds"][number]; text: string } {
	const text = textOfCell(cell);
	const covered = coveredText(text, sought);
	if (covered !== text || typeof cell === "string") return { kind: covered === "" ? KINDS.empty : KINDS.text, text: covered };
	if (cell === null || cell === undefined) return { kind: KINDS.empty, text: "" };
	if (typeof cell === "number") return { kind: KINDS.number, text };
	if (typeof cell === "boolean") return { kind: KINDS.boolean, text };
	return { kind: "iso" in cell && cell.iso.length === 10 ? KINDS.date : KINDS.text, text };
}

function writtenSheet({ name, rows }: Sheet, sought: readonly Sought[]): NamedSheet {
	const width = rows.reduce((most, row) => Math.max(most, row.length), 1);
	const columns = Array.from({ length: width }, (_, at) => ({
		name: coveredText(textOfCell(rows[0]?.[at]), sought),
		type: "text" as const,
		format: null,
	}));
	const batch = rows.slice(1).map((row): OutRow => {
		const cells = Array.from({ length: width }, (_, at) => outCell(row[at], sought));
		return { kinds: cells.map(({ kind }) => kind), texts: cells.map(({ text }) => text) };
	});
	const plain = coveredText(name, sought).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
	return {
		name: plain,
		table: {
			columns,
			async *batches() {
				yield batch;
			},
		},
	};
}

/**
 * A new workbook of nothing but the values of cells, with bars in place of the sought texts.
 * @throws AppError FILE_UNREADABLE, FILE_ENCRYPTED or FILE_TOO_LARGE.
 */
export async function redactWorkbook(bytes: Uint8Array, sought: readonly Sought[]) {
	const sheets = await sheetsOf(bytes);
	const covered = sheets.map(({ name, rows }, at) => {
		const texts = [name, ...rows.flatMap((row) => row.map(textOfCell))];
		// Cell by cell: places in one say nothing of those in the next.
		const counts = new Map<number, number>();
		for (const text of texts) for (const [one, count] of countsOf(occurrencesIn(text, sought))) counts.set(one, (counts.get(one) ?? 0) + count);
		return { page: at + 1, counts };
	});
	return { bytes: await writeWorkbook(sheets.map((sheet) => writtenSheet(sheet, sought))), covered, sheetCount: sheets.length };
}
