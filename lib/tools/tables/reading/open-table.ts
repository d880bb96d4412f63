import type { OpenedTable } from "@/lib/tools/tables/cells/cell";
import { recognizeDelimiter } from "@/lib/tools/tables/layout/delimiter";
import { recognizeEncoding } from "@/lib/tools/tables/layout/encoding";
import type { Delimiter, TableFormat, TableLayout } from "@/lib/tools/tables/schemas";
import { openCsv } from "./csv-rows";
import { decodeText } from "./decode-text";
import { openJson } from "./json-rows";
import { windowed } from "./row-window";

/** The start of a text, from which its delimiter is told. */
const SAMPLE_BYTES = 128 * 1024;

export interface TableSource {
	readonly opened: OpenedTable;
	readonly layout: Omit<TableLayout, "hasHeader" | "headerRow" | "footerRows">;
	readonly sheets: readonly string[];
	/** The first part of the text, of formats that a delimiter parts. */
	readonly sampleText: string | null;
}

/** What a person says of a file; null leaves it to be recognised. */
export type LayoutWish = { readonly [Name in keyof TableLayout]: TableLayout[Name] | null };

/** Opens a file of a known format to be read once, from the row that its table begins with. @throws AppError in words for its owner. */
export async function openTable(bytes: Uint8Array, format: TableFormat, wish: LayoutWish): Promise<TableSource> {
	const source = await openWhole(bytes, format, wish);
	return { ...source, opened: windowed(source.opened, (wish.headerRow ?? 1) - 1, wish.footerRows ?? 0) };
}

async function openWhole(bytes: Uint8Array, format: TableFormat, wish: LayoutWish): Promise<TableSource> {
	const none = { encoding: null, delimiter: null, sheet: null };
	switch (format) {
		case "csv":
		case "tsv": {
			const encoding = wish.encoding ?? recognizeEncoding(bytes);
			const [first] = decodeText(bytes, encoding, SAMPLE_BYTES);
			const sampleText = first?.text ?? "";
			const usual: Delimiter = format === "tsv" ? "tab" : "comma";
			const delimiter = wish.delimiter ?? recognizeDelimiter(sampleText, bytes.byteLength <= SAMPLE_BYTES, usual);
			return { opened: openCsv(bytes, encoding, delimiter), layout: { ...none, encoding, delimiter }, sheets: [], sampleText };
		}
		case "json":
		case "ndjson": {
			const encoding = wish.encoding ?? recognizeEncoding(bytes);
			return { opened: openJson(bytes, encoding), layout: { ...none, encoding }, sheets: [], sampleText: null };
		}
		case "xlsx": {
			// Only who reads workbooks or Parquet carries what opens them.
			const { openXlsx } = await import("./xlsx-rows");
			const opened = await openXlsx(bytes, wish.sheet);
			return { opened, layout: { ...none, sheet: opened.sheet }, sheets: opened.sheets, sampleText: null };
		}
		case "parquet": {
			const { openParquet } = await import("./parquet-rows");
			return { opened: await openParquet(bytes), layout: none, sheets: [], sampleText: null };
		}
	}
}
