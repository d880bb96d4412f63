import "server-only";
import { z } from "zod";
import { TABLE_MS, TOO_HARD } from "@/lib/tools/tables/recognize-table";
import { defineTool } from "@/lib/tools/tool";
import { KeptFile, stemOf, wishesOf } from "./report-files";
import { CLEANINGS, Cleaning, CleaningReport, DataWish } from "./schemas";

const MIME_TYPES = { csv: "text/csv", xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" } as const;

/** The table with what is certain mended, and every change counted and listed. */
export const cleanTable = defineTool({
	name: "clean_table",
	title: "Clean the table",
	description: "Writes a table as a workbook, cleaned as wished, with a sheet that lists every change and one about its columns.",
	input: z.strictObject({
		fileId: DataWish.fileId,
		sheet: DataWish.sheet,
		cleanings: z.array(Cleaning).max(CLEANINGS.length).nullish().describe("What is cleaned; by default nothing"),
	}),
	output: z.object({ report: CleaningReport, files: z.array(z.object({ kind: z.literal("cleaned"), file: KeptFile })) }),
	perInvocationMicroU: 2_000,
	timeoutMs: TABLE_MS * 2,
	whenStopped: TOO_HARD,
	run: async ({ fileId, sheet, cleanings }, context) => {
		const { cleanData } = await import("./cleaning/clean-data");
		const { fileName, bytes: source } = await context.readFile(fileId);
		const onShare = (share: number) => context.reportProgress(Math.round(share * 100), 100, "Writing every row");
		const wishes = { ...wishesOf({ sheet }), cleanings: cleanings ?? [] };
		const { format, bytes, report } = await cleanData({ fileId, fileName, bytes: source }, wishes, { signal: context.signal, onShare });
		context.signal.throwIfAborted();
		const [file] = await context.writeFiles([{ fileName: `${stemOf(fileName)}-cleaned.${format}`, mimeType: MIME_TYPES[format], bytes }]);
		return { report, files: file ? [{ kind: "cleaned" as const, file }] : [] };
	},
});
