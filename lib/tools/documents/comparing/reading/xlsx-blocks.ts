import "server-only";
import { AppError } from "@/lib/platform/errors";
import type { Block } from "@/lib/tools/documents/comparing/block";
import { COMPARE_LIMITS } from "@/lib/tools/documents/comparing/schemas";
import { textOfCell } from "@/lib/tools/tables/cells/cell";

const ARCHIVE = [0x50, 0x4b, 0x03, 0x04];
const WORKBOOK = "xl/workbook.xml";

/** Whether an archive is a workbook: by what it holds, whatever its name. */
export function isWorkbook(bytes: Uint8Array): boolean {
	return ARCHIVE.every((byte, at) => bytes[at] === byte) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(WORKBOOK);
}

/**
 * The sheets of a workbook: each a heading with its name, and its rows cell by cell. Formulas count by what they last showed.
 * @throws AppError FILE_UNREADABLE, FILE_ENCRYPTED or FILE_TOO_LARGE.
 */
export async function blocksOfXlsx(bytes: Uint8Array, signal: AbortSignal): Promise<{ blocks: Block[]; sheets: readonly string[]; notes: string[] }> {
	// Only who compares workbooks carries what opens them.
	const { openXlsx } = await import("@/lib/tools/tables/reading/xlsx-rows");
	const blocks: Block[] = [];
	const notes: string[] = [];
	const { sheets } = await openXlsx(bytes, null);
	for (const [at, name] of sheets.entries()) {
		signal.throwIfAborted();
		const page = at + 1;
		const sheet = await openXlsx(bytes, name);
		blocks.push({ kind: "heading", page, cells: [name] });
		for await (const rows of sheet.batches) {
			for (const row of rows) blocks.push({ kind: "row", page, cells: Array.from(row, textOfCell) });
			if (blocks.length > COMPARE_LIMITS.blocks)
				throw new AppError(
					"FILE_TOO_LARGE",
					`this workbook has more than ${COMPARE_LIMITS.blocks} rows. Save the sheets that matter by themselves and compare those.`,
				);
		}
		notes.push(...sheet.notes().map((note) => `${name}: ${note}`));
	}
	// A name is no content.
	return { blocks: blocks.some(({ kind }) => kind === "row") ? blocks : [], sheets, notes };
}
