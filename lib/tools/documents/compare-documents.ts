import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";
import { ComparisonReport } from "./comparing/schemas";

const COMPARING_MS = 240_000;

const WrittenFile = z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() });

const loadComparing = () => Promise.all([import("./comparing/compare-files"), import("./comparing/reporting/render-comparison-pdf")]);

export const compareDocuments = defineTool({
	name: "compare_documents",
	title: "Compare two documents",
	description:
		"Compares two versions of a document in PDF, DOCX or text: what was added, deleted, changed word by word and moved, tables cell by cell, and which amounts, dates, periods and parties changed.",
	input: z.strictObject({
		fileIds: z.array(z.string()).length(2).describe("The old version, then the new one"),
		order: z.enum(["old_first", "new_first"]).nullish().describe("Which of the two files is the old version; by default the first"),
	}),
	output: z.object({ files: z.array(z.object({ kind: z.literal("pdf"), file: WrittenFile })), report: ComparisonReport }),
	perInvocationMicroU: 3_000,
	timeoutMs: COMPARING_MS,
	whenStopped: {
		code: "FILE_TOO_LARGE",
		message: "These documents take more time or memory than one may have, so it was stopped. Split them and compare the parts.",
	},
	async run({ fileIds, order }, context) {
		const [first, second] = order === "new_first" ? fileIds.toReversed() : fileIds;
		const [old, now] = [await context.readFile(first ?? ""), await context.readFile(second ?? "")];
		const [{ compareFiles }, { renderComparisonPdf }] = await loadComparing();
		context.reportProgress(10, 100, "Reading both versions");
		const report = await compareFiles(old, now, context.signal);
		context.reportProgress(70, 100, "Writing the report");
		const [file] = await context.writeFiles([await renderComparisonPdf(report, context.now)]);
		return { files: file ? [{ kind: "pdf" as const, file }] : [], report };
	},
});
