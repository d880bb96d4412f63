import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import { formatOfFile } from "./reading/format-of-file";
import { openTable } from "./reading/open-table";
import { NO_WISH } from "./recognize/recognize-file";
import { RowRecognizer } from "./recognize/recognize-rows";
import { TOO_HARD } from "./recognize-table";

const LOOK_MS = 10_000;
const NO_TABLE =
	"This does not look like a table: its lines are parted by nothing that they have in common. If it is a list, go on; otherwise choose another file.";
const FEW_ROWS = 3;

/** The checks of reading on the first rows of a file, with errors as answers. */
export async function inspectTableFile(file: { readonly fileName: string; readonly bytes: Uint8Array }): Promise<Inspection> {
	try {
		const format = formatOfFile(file);
		const { opened } = await openTable(file.bytes, format, NO_WISH);
		const recognizer = new RowRecognizer(opened, { hasHeader: null, prefersComma: false });
		let rows = 0;
		for await (const batch of opened.batches) {
			recognizer.take(batch);
			rows += batch.length;
			break;
		}
		const { columns } = recognizer.finish();
		if (columns.length === 0) throw new AppError("FILE_EMPTY", `${file.fileName} is empty: there is no table in it.`);
		const isText = format === "csv" || format === "tsv";
		return { errors: [], warnings: isText && columns.length === 1 && rows > FEW_ROWS ? [NO_TABLE] : [] };
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
