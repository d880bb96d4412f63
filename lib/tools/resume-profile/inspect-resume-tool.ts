import "server-only";
import { z } from "zod";
import { Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import { READING_MS, TOO_HARD_TO_READ } from "./limits";

const loadLooking = () => import("./inspect-resume");

/** A first look into a resume, before a run is made of it. */
export const inspectResumeTool = defineTool({
	name: "inspect_resume",
	title: "Look into a resume",
	description: "Says whether a PDF or DOCX can be read as a resume, and what to mend when it can't. Looks at the first pages only.",
	input: z.object({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: READING_MS,
	whenStopped: TOO_HARD_TO_READ,
	load: loadLooking,
	run: async ({ fileId }, context) => {
		const [{ bytes, fileName }, { inspectResume }] = await Promise.all([context.readFile(fileId), loadLooking()]);
		const { errors, warnings, doubts, choices } = await inspectResume(bytes, fileName, context.now);
		return { errors, warnings: [...warnings], ...(doubts && { doubts }), ...(choices && { choices }) };
	},
});
