import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { recognizeFile } from "./recognize/recognize-file";
import { Delimiter, RecognizedTable, SaidRows, TextEncoding, wholeRows } from "./schemas";

/** Far more than the largest file takes. */
export const TABLE_MS = 120_000;

export const TOO_HARD = {
	code: "FILE_TOO_LARGE",
	message: "This table takes more time or memory than one may have, so it was stopped. Split it, or save it as CSV, and upload that.",
} as const;

export const recognizeTable = defineTool({
	name: "recognize_table",
	title: "Recognise a table",
	description: "Reads a table in CSV, TSV, XLSX, JSON, NDJSON or Parquet, and says how it is laid out and what its columns hold.",
	input: z.strictObject({
		fileId: z.string(),
		encoding: TextEncoding.nullish().describe("How the text is encoded, where it is known"),
		delimiter: Delimiter.nullish().describe("What parts the cells, where it is known"),
		hasHeader: z.boolean().nullish().describe("Whether the first row names the columns, where it is known"),
		sheet: z.string().nullish().describe("Which sheet of a workbook; by default the first"),
		headerRow: SaidRows.headerRow.describe("Which filled row the table begins with, where it is known"),
		footerRows: SaidRows.footerRows.describe("How many rows at the end are totals, where it is known"),
	}),
	output: RecognizedTable,
	perInvocationMicroU: 1_000,
	timeoutMs: TABLE_MS,
	whenStopped: TOO_HARD,
	run: async ({ fileId, ...said }, context) => {
		const { encoding = null, delimiter = null, hasHeader = null, sheet = null } = said;
		const [headerRow, footerRows] = [wholeRows(said.headerRow), wholeRows(said.footerRows)];
		const { fileName, bytes } = await context.readFile(fileId);
		context.signal.throwIfAborted();
		const onShare = (share: number) => context.reportProgress(Math.round(share * 100), 100, "Reading every cell");
		return recognizeFile({ fileId, fileName, bytes }, { encoding, delimiter, hasHeader, sheet, headerRow, footerRows }, { signal: context.signal, onShare });
	},
	findings: ({ findings }) => {
		const told = findings.filter(({ severity }) => severity === "medium");
		if (told.length === 0) return [];
		return [
			{
				exceptionType: "table_doubt",
				severity: "low",
				affectedRows: told.map(({ kind, message }) => ({ kind, message })),
				suggestedResolution: "Check what was recognised before the table is converted.",
				requiresHuman: false,
			},
		];
	},
});
