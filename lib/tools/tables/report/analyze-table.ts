import "server-only";
import { z } from "zod";
import { TABLE_MS, TOO_HARD } from "@/lib/tools/tables/recognize-table";
import { defineTool } from "@/lib/tools/tool";
import { wishesOf } from "./report-files";
import { DataReport, DataWish } from "./schemas";

/** Everything that a table shows, every sentence with its numbers and what they are. */
export const analyzeTable = defineTool({
	name: "analyze_table",
	title: "Analyse the data",
	description: "Finds what stands out in a table: groups that differ, trends, columns that go together, odd values. Every number is computed from the rows.",
	input: z.strictObject(DataWish),
	output: z.object({ report: DataReport }),
	perInvocationMicroU: 2_000,
	timeoutMs: TABLE_MS * 2,
	whenStopped: TOO_HARD,
	run: async (input, context) => {
		const { analyzeData } = await import("./analyze-data");
		const { fileName, bytes } = await context.readFile(input.fileId);
		const onShare = (share: number) => context.reportProgress(Math.round(share * 100), 100, "Comparing rows and columns");
		const reach = { signal: context.signal, onShare };
		return { report: await analyzeData({ fileId: input.fileId, fileName, bytes }, wishesOf(input), reach) };
	},
	findings: ({ report: { findings } }) => {
		const serious = findings.filter(({ area, severity }) => area === "quality" && severity === "high");
		if (serious.length === 0) return [];
		return [
			{
				exceptionType: "data_quality",
				severity: "low",
				affectedRows: serious.map(({ title, text }) => ({ title, text })),
				suggestedResolution: "Look at these columns before you rely on what is computed of them.",
				requiresHuman: false,
			},
		];
	},
});
