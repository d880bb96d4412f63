import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "@/lib/platform/errors";
import { TableMeter } from "@/lib/tools/tables/limits";
import { formatOfFile } from "@/lib/tools/tables/reading/format-of-file";
import { formulaWords } from "@/lib/tools/tables/reading/formulas/formula-words";
import { type LayoutWish, openTable } from "@/lib/tools/tables/reading/open-table";
import type { RecognizedTable, TableFinding, TextEncoding } from "@/lib/tools/tables/schemas";
import { RowRecognizer } from "./recognize-rows";

const SAMPLE_TEXT_LETTERS = 4_000;

export interface Reach {
	readonly signal: AbortSignal;
	/** Share of the work that is done, 0 to 1. */
	readonly onShare: (share: number) => void;
}

export const NO_WISH: LayoutWish = { encoding: null, delimiter: null, hasHeader: null, sheet: null };

/** Lets others work, and stops when nobody waits any more. */
export async function takeTurn(signal: AbortSignal): Promise<void> {
	await nextTurn();
	signal.throwIfAborted();
}

function firstLines(text: string | null): string | null {
	if (text === null) return null;
	const cut = text.slice(0, SAMPLE_TEXT_LETTERS);
	return cut.length === text.length ? cut : cut.slice(0, cut.lastIndexOf("\n") + 1) || cut;
}

const isSaid = (rows: number | null | undefined) => rows !== null && rows !== undefined;

function encodingFindings(encoding: TextEncoding | null): TableFinding[] {
	if (encoding !== "windows-1252") return [];
	return [
		{ kind: "older_encoding", severity: "low", message: "The text is no Unicode, so it is read as Windows-1252. Check that letters with accents look right." },
	];
}

/**
 * Reads a whole file and says what it is: its layout, its columns with their types, and what is odd about it.
 * @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE.
 */
export async function recognizeFile(
	file: { readonly fileId: string; readonly fileName: string; readonly bytes: Uint8Array },
	wish: LayoutWish,
	{ signal, onShare }: Reach,
): Promise<RecognizedTable> {
	const format = formatOfFile(file);
	const { opened, layout, sheets, sampleText } = await openTable(file.bytes, format, wish);
	const meter = new TableMeter();
	const prefersComma = layout.delimiter === "semicolon";
	const recognizer = new RowRecognizer(opened, {
		hasHeader: wish.hasHeader,
		prefersComma,
		isCut: { above: isSaid(wish.headerRow), below: isSaid(wish.footerRows) },
	});
	for await (const batch of opened.batches) {
		for (const row of batch) meter.countRow(row.length);
		recognizer.take(batch);
		onShare(opened.share());
		await takeTurn(signal);
	}
	const seen = recognizer.finish();
	if (seen.columns.length === 0)
		throw new AppError("FILE_EMPTY", `${layout.sheet === null ? file.fileName : `The sheet ${layout.sheet}`} is empty: there is no table in it.`);
	const notes = opened.notes().map((message): TableFinding => ({ kind: "reader_note", severity: "low", message }));
	const formulas = formulaWords(opened.formulas?.() ?? { computed: 0, unresolved: 0 }).map(
		(message): TableFinding => ({ kind: "formulas", severity: "medium", message }),
	);
	const { hasHeader, columns, rowCount, sampleRows, totalRows, findings } = seen;
	const headerRow = wish.headerRow ?? seen.titleCount + 1;
	const footerRows = wish.footerRows ?? seen.footerCount;
	const cut = { ...(headerRow > 1 ? { headerRow } : {}), ...(footerRows > 0 || isSaid(wish.footerRows) ? { footerRows } : {}) };
	return {
		fileId: file.fileId,
		fileName: file.fileName,
		format,
		...layout,
		hasHeader,
		...cut,
		sheets: [...sheets],
		columns,
		rowCount,
		sampleRows,
		totalRows,
		sampleText: firstLines(sampleText),
		findings: [...encodingFindings(layout.encoding), ...formulas, ...findings, ...notes],
		settings: {
			...layout,
			hasHeader,
			...cut,
			columns: columns.map(({ name, type, format: spelling, unit }) => ({ name, type, format: spelling, ...(unit === undefined ? {} : { unit }) })),
		},
	};
}
