import "server-only";
import { z } from "zod";
import { TABLE_MS, TOO_HARD } from "@/lib/tools/tables/recognize-table";
import { defineTool } from "@/lib/tools/tool";
import { KeptFile, stemOf, wishesOf } from "./report-files";
import { DataProfile, DataWish } from "./schemas";

/** A first look at a table, before a report is made of it. */
export const profileTable = defineTool({
	name: "profile_table",
	title: "Look at the data",
	description: "Reads a table and says what each column holds and is for, and what is wrong with it.",
	input: z.strictObject(DataWish),
	output: z.object({ profile: DataProfile, files: z.array(z.object({ kind: z.literal("profile"), file: KeptFile })) }),
	perInvocationMicroU: 1_000,
	timeoutMs: TABLE_MS * 2,
	whenStopped: TOO_HARD,
	run: async (input, context) => {
		const { profileData } = await import("./analyze-data");
		const { fileName, bytes } = await context.readFile(input.fileId);
		const onShare = (share: number) => context.reportProgress(Math.round(share * 100), 100, "Reading every row");
		const profile = await profileData({ fileId: input.fileId, fileName, bytes }, wishesOf(input), { signal: context.signal, onShare });
		const written = { fileName: `${stemOf(fileName)}-profile.json`, mimeType: "application/json", bytes: new TextEncoder().encode(JSON.stringify(profile)) };
		const [file] = await context.writeFiles([written]);
		return { profile, files: file ? [{ kind: "profile" as const, file }] : [] };
	},
});
