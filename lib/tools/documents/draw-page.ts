import "server-only";
import { z } from "zod";
import { defineTool } from "@/lib/tools/tool";

const DRAWING_MS = 15_000;

/** What draws takes a while to load, and most runs need none of it. */
const loadDrawing = () => import("./picturing/draw-first-page");

/** The first page of a file as a picture, for lists and results. `picture` is null for a file without pages. */
export const drawPage = defineTool({
	name: "draw_page",
	title: "Draw a first page",
	description: "Draws the first page of a document, 640 points wide.",
	isInternal: true,
	input: z.strictObject({ fileId: z.string() }),
	output: z.object({ picture: z.base64().nullable() }),
	perInvocationMicroU: 0,
	timeoutMs: DRAWING_MS,
	whenStopped: { code: "FILE_TOO_LARGE", message: "The first page of this file takes too long to draw." },
	run: async ({ fileId }, context) => {
		const { fileName, bytes } = await context.readFile(fileId);
		const { drawFirstPage } = await loadDrawing();
		const drawn = await drawFirstPage({ fileName, bytes }, context.signal);
		return { picture: drawn?.bytes.toString("base64") ?? null };
	},
});
