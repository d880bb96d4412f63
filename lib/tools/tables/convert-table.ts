import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { TABLE_MS, TOO_HARD } from "./recognize-table";
import { ConversionReport, Delimiter, SaidRows, TableFormat, TableSettings, TextEncoding, wholeRows } from "./schemas";
import { convertFile } from "./writing/convert-file";

const MIME_TYPES: Readonly<Record<TableFormat, string>> = {
	csv: "text/csv",
	tsv: "text/tab-separated-values",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	json: "application/json",
	ndjson: "application/x-ndjson",
	parquet: "application/vnd.apache.parquet",
};

const WrittenFile = z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() });

/** The same name with the ending of another format. */
function nameIn(fileName: string, target: TableFormat): string {
	const dot = fileName.lastIndexOf(".");
	const stem = dot > 0 ? fileName.slice(0, dot) : fileName;
	return `${stem.slice(0, 200)}.${target}`;
}

export const convertTable = defineTool({
	name: "convert_table",
	title: "Convert a table",
	description: "Writes a table as CSV, TSV, XLSX, JSON, NDJSON or Parquet, and says which cells did not fit their column.",
	input: z.strictObject({
		fileId: z.string(),
		targetFormat: TableFormat,
		settings: TableSettings.nullish().describe("How the file is read and what its columns hold; by default what is recognised"),
		encoding: TextEncoding.nullish().describe("Goes before the settings"),
		delimiter: Delimiter.nullish().describe("Goes before the settings"),
		hasHeader: z.boolean().nullish().describe("Goes before the settings"),
		sheet: z.string().nullish().describe("Goes before the settings"),
		headerRow: SaidRows.headerRow.describe("Which filled row the table begins with; goes before the settings"),
		footerRows: SaidRows.footerRows.describe("How many rows at the end are totals; goes before the settings"),
	}),
	output: z.object({ files: z.array(z.object({ kind: z.literal("table"), file: WrittenFile })), report: ConversionReport }),
	perInvocationMicroU: 2_000,
	timeoutMs: TABLE_MS * 2,
	whenStopped: TOO_HARD,
	run: async ({ fileId, targetFormat, settings = null, ...said }, context) => {
		const { encoding = null, delimiter = null, hasHeader = null, sheet = null } = said;
		const [headerRow, footerRows] = [wholeRows(said.headerRow), wholeRows(said.footerRows)];
		const { fileName, bytes: source } = await context.readFile(fileId);
		context.signal.throwIfAborted();
		const onShare = (share: number) => context.reportProgress(Math.round(share * 100), 100, "Writing every row");
		const wish = { target: targetFormat, settings, overrides: { encoding, delimiter, hasHeader, sheet, headerRow, footerRows } };
		const { bytes, report } = await convertFile({ fileId, fileName, bytes: source }, wish, { signal: context.signal, onShare });
		context.signal.throwIfAborted();
		const [file] = await context.writeFiles([{ fileName: nameIn(fileName, targetFormat), mimeType: MIME_TYPES[targetFormat], bytes }]);
		return { files: file ? [{ kind: "table" as const, file }] : [], report };
	},
	findings: ({ report: { misfits } }) => {
		if (misfits.count === 0) return [];
		return [
			{
				exceptionType: "cells_kept_as_text",
				severity: "low",
				affectedRows: misfits.places.slice(0, 20),
				suggestedResolution: "These cells are none of their column's type and stay text. Correct them in the source, or make the column text.",
				requiresHuman: false,
			},
		];
	},
});
