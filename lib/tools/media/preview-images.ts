import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { defineTool } from "@/lib/tools/tool";
import { TOO_HARD } from "./make-images";
import { drawSheet, sheetSizes } from "./making/sheet";
import { stemNamer } from "./making/stems";
import { settle } from "./making/wishes";
import { workOn } from "./making/work-on";
import { listPictures } from "./pictures/open-pictures";
import { FileIds, PictureWishes, WrittenFile } from "./schemas";

/** How many pictures are shown beforehand. */
const SHOWN = 3;

export const previewImages = defineTool({
	name: "preview_images",
	title: "Preview pictures for platforms",
	description: "Shows of the first pictures what each platform gets: the cut drawn on the whole, and every result small.",
	input: z.strictObject({ fileIds: FileIds, ...PictureWishes }),
	output: z.object({
		files: z.array(z.object({ kind: z.literal("sheet"), metadata: z.object({ source: z.string(), shown: z.int(), pictures: z.int() }), file: WrittenFile })),
		pictures: z.int(),
	}),
	perInvocationMicroU: 500,
	timeoutMs: 60_000,
	whenStopped: TOO_HARD,
	run: async ({ fileIds, ...given }, context) => {
		const { platforms, crop, background } = settle(given);
		const list = await listPictures(fileIds, context);
		const stemFor = stemNamer();
		const total = Math.min(SHOWN, list.count);
		const sheets: { source: string; bytes: Buffer; fileName: string }[] = [];
		let [at, firstError]: [number, AppError | null] = [0, null];
		for await (const file of list.pictures(SHOWN)) {
			context.signal.throwIfAborted();
			try {
				const bytes = await drawSheet(await workOn(file, sheetSizes()), platforms, crop, background);
				sheets.push({ source: file.name, bytes, fileName: `${stemFor(file.name)}-preview.jpg` });
			} catch (error) {
				if (!(error instanceof AppError)) throw error;
				firstError ??= error;
			}
			at += 1;
			context.reportProgress(at, total, `${at} of ${total} previews`);
		}
		if (sheets.length === 0 && firstError) throw firstError;
		const written = await context.writeFiles(sheets.map(({ fileName, bytes }) => ({ fileName, mimeType: "image/jpeg", bytes })));
		const shown = written.length;
		const metadataOf = (index: number) => ({ source: sheets[index]?.source ?? "", shown, pictures: list.count });
		return { files: written.map((file, index) => ({ kind: "sheet" as const, metadata: metadataOf(index), file })), pictures: list.count };
	},
});
