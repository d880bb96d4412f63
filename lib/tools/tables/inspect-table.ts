import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import type { SourceRow } from "./cells/cell";
import { formatOfFile } from "./reading/format-of-file";
import { openTable } from "./reading/open-table";
import { isProse } from "./recognize/prose";
import { NO_WISH } from "./recognize/recognize-file";
import { RowRecognizer } from "./recognize/recognize-rows";
import { TOO_HARD } from "./recognize-table";
import type { RecognizedColumn } from "./schemas";

const LOOK_MS = 10_000;
const NO_TABLE =
	"This does not look like a table: its lines are parted by nothing that they have in common. If it is a list, go on; otherwise choose another file.";
const PROSE =
	"This does not look like a table: it reads like running text, such as a letter, and nothing in it lines up in columns. Choose another file, or use this one anyway.";
const FEW_ROWS = 3;
const MOST_CHOICES = 60;
const LONGEST_CHOICE = 200;

/** What can be asked for by name: the columns by what their first rows hold, and the sheets. Of very many none is offered. */
function choicesIn(columns: readonly RecognizedColumn[], sheets: readonly string[]): Record<string, string[]> {
	const named = (isWanted: (column: RecognizedColumn) => boolean) => {
		const names = columns.filter(isWanted).map(({ name }) => name);
		return names.length > MOST_CHOICES ? [] : names.filter((name) => name.length <= LONGEST_CHOICE);
	};
	return {
		numbers: named(({ type }) => type === "integer" || type === "decimal"),
		groups: named(({ type }) => type === "text" || type === "boolean"),
		dates: named(({ type }) => type === "date"),
		sheets: sheets.slice(0, MOST_CHOICES),
	};
}

/** The checks of reading on the first rows of a file, with errors as answers. */
export async function inspectTableFile(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<Inspection> {
	try {
		const format = formatOfFile(file);
		const { opened, sheets } = await openTable(file.bytes, format, NO_WISH);
		const recognizer = new RowRecognizer(opened, { hasHeader: null, prefersComma: false });
		let rows = 0;
		let first: readonly SourceRow[] = [];
		for await (const batch of opened.batches) {
			recognizer.take(batch);
			rows += batch.length;
			first = batch;
			break;
		}
		const { columns } = recognizer.finish();
		if (columns.length === 0) throw new AppError("FILE_EMPTY", `${file.fileName} is empty: there is no table in it.`);
		const isText = format === "csv" || format === "tsv";
		const doubts = isText && isProse(first) ? [PROSE] : [];
		const warnings = isText && doubts.length === 0 && columns.length === 1 && rows > FEW_ROWS ? [NO_TABLE] : [];
		return { errors: [], warnings, ...(doubts.length > 0 ? { doubts } : {}), choices: choicesIn(columns, sheets) };
	} catch (error) {
		const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
		if (!(error instanceof AppError) || !code) throw error;
		return { errors: [{ code, message: error.message }], warnings: [] };
	}
}

/** A first look into a table, before a run is made of it. */
export const inspectTable = defineTool({
	name: "inspect_table",
	title: "Look into a table",
	description: "Says whether a file can be read as a table, and what to mend when it can't. Looks at the first rows only.",
	input: z.strictObject({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: LOOK_MS,
	whenStopped: TOO_HARD,
	run: async ({ fileId }, context) => {
		const { fileName, bytes } = await context.readFile(fileId);
		return inspectTableFile({ fileName, bytes });
	},
});
