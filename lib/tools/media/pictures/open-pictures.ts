import "server-only";
import { MEDIA_LIMITS, tooLarge } from "@/lib/tools/media/limits";
import type { ToolContext } from "@/lib/tools/tool";
import type { PictureFile } from "./decode";
import { openZip } from "./zip-pictures";

const ZIP_HEAD = Buffer.from("PK\x03\x04", "latin1");
const EMPTY_ZIP_HEAD = Buffer.from("PK\x05\x06", "latin1");

/** Whether bytes are a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
	const head = Buffer.from(bytes.subarray(0, 4));
	return head.equals(ZIP_HEAD) || head.equals(EMPTY_ZIP_HEAD);
}

/** The pictures of a call, in order: files, and in place of an archive what is in it. Bytes are read one picture at a time. */
export interface PictureList {
	readonly count: number;
	pictures(most?: number): AsyncGenerator<PictureFile>;
}

/**
 * Counts the pictures of files and archives.
 * @throws AppError FILE_TOO_LARGE for more than can be worked on at once, or what an archive is refused for.
 */
export async function listPictures(fileIds: readonly string[], context: Pick<ToolContext, "readFile" | "signal">): Promise<PictureList> {
	let count = 0;
	for (const fileId of fileIds) {
		context.signal.throwIfAborted();
		const { fileName: name, bytes } = await context.readFile(fileId);
		if (!isZip(bytes)) count += 1;
		else {
			const zip = await openZip({ name, bytes });
			count += zip.names.length;
			zip.close();
		}
	}
	if (count > MEDIA_LIMITS.pictures)
		throw tooLarge(`These are ${count} pictures; at most ${MEDIA_LIMITS.pictures} can be worked on at once. Take them in several runs.`);
	return { count, pictures: (most = count) => readPictures(fileIds, context, most) };
}

async function* readPictures(fileIds: readonly string[], context: Pick<ToolContext, "readFile" | "signal">, most: number): AsyncGenerator<PictureFile> {
	let left = most;
	for (const fileId of fileIds) {
		if (left <= 0) return;
		context.signal.throwIfAborted();
		const { fileName: name, bytes } = await context.readFile(fileId);
		if (!isZip(bytes)) {
			left -= 1;
			yield { name, bytes };
			continue;
		}
		const zip = await openZip({ name, bytes });
		try {
			for (let at = 0; at < Math.min(left, zip.names.length); at += 1) yield await zip.read(at);
			left -= zip.names.length;
		} finally {
			zip.close();
		}
	}
}
