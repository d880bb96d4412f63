import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/platform/errors";
import { INSPECTION_CODES, Inspection } from "@/lib/tools/inspection";
import { defineTool } from "@/lib/tools/tool";
import { MEDIA_LIMITS, tooLarge } from "./limits";
import { TOO_HARD } from "./make-images";
import { type PictureFile, readFacts } from "./pictures/decode";
import { isZip } from "./pictures/open-pictures";
import { openZip } from "./pictures/zip-pictures";

async function look(file: PictureFile): Promise<void> {
	if (!isZip(file.bytes)) {
		await readFacts(file);
		return;
	}
	const zip = await openZip(file);
	try {
		if (zip.names.length > MEDIA_LIMITS.pictures)
			throw tooLarge(`${file.name} holds ${zip.names.length} pictures; at most ${MEDIA_LIMITS.pictures} can be worked on at once. Pack fewer.`);
		await readFacts(await zip.read(0));
	} finally {
		zip.close();
	}
}

/** The checks of reading on a picture's head, or on an archive's list and first picture, with errors as answers. */
export async function inspectPictureFile(file: PictureFile): Promise<Inspection> {
	try {
		await look(file);
		return { errors: [], warnings: [] };
	} catch (error) {
		const code = error instanceof AppError ? INSPECTION_CODES.find((known) => known === error.code) : undefined;
		if (!(error instanceof AppError) || !code) throw error;
		return { errors: [{ code, message: error.message }], warnings: [] };
	}
}

/** A first look into a picture, before a run is made of it. */
export const inspectPictures = defineTool({
	name: "inspect_pictures",
	title: "Look into a picture",
	description: "Says whether a file is a picture, or an archive of pictures, that can be worked on, and what to mend when it isn't.",
	input: z.strictObject({ fileId: z.string() }),
	output: Inspection,
	perInvocationMicroU: 0,
	timeoutMs: 10_000,
	whenStopped: TOO_HARD,
	run: async ({ fileId }, context) => {
		const { fileName: name, bytes } = await context.readFile(fileId);
		return inspectPictureFile({ name, bytes });
	},
});
