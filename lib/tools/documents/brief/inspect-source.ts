import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import { TOO_HARD } from "./read-sources";

const LOOK_MS = 10_000;
const PAGES_LOOKED_AT = 3;
const NO_TEXT = "has no text on its first pages. If it is a scan, it is read when the run begins, which takes a while.";

/** A first look into a document of a brief, before a run is made of it. */
export const inspectSource = defineTool({
	name: "inspect_source",
	title: "Look into a source of a brief",
	description: "Says whether a file can be read as a document, and what to mend when it can't. Looks at the first pages only.",
	input: z.strictObject({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: LOOK_MS,
	whenStopped: TOO_HARD,
	run: async ({ fileId }, context) => {
		const { readSource } = await import("./sources/read-source");
		const { fileName, bytes } = await context.readFile(fileId);
		try {
			const { lines } = await readSource({ fileName, bytes }, context.signal, PAGES_LOOKED_AT);
			const isText = !Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1_024, bytes.byteLength)).toString("latin1").includes("%PDF-");
			if (lines.length === 0 && isText) throw new AppError("FILE_EMPTY", `${fileName} has no text in it. Choose another file.`);
			return { errors: [], warnings: lines.length === 0 ? [`${fileName} ${NO_TEXT}`] : [] };
		} catch (error) {
			const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
			if (!(error instanceof AppError) || !code) throw error;
			return { errors: [{ code, message: error.message }], warnings: [] };
		}
	},
});
