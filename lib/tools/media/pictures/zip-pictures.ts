import "server-only";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { AppError } from "@/lib/platform/errors";
import { MEDIA_LIMITS, tooLarge, unreadable } from "@/lib/tools/media/limits";
import type { PictureFile } from "./decode";

const ENDINGS = new Set(["jpg", "jpeg", "png", "webp", "gif", "tif", "tiff", "avif", "heic", "heif"]);
/** Pictures are packed already, so honest ones barely grow. */
const MAX_RATIO = 50;
const RATIO_FREE_BYTES = 1024 * 1024;

export interface ZipOfPictures {
	readonly names: readonly string[];
	read(at: number): Promise<PictureFile>;
	close(): void;
}

const baseOf = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Not what systems add of their own. */
function isPicture({ fileName }: Entry): boolean {
	const base = baseOf(fileName);
	return !base.startsWith(".") && !fileName.startsWith("__MACOSX/") && ENDINGS.has(base.slice(base.lastIndexOf(".") + 1).toLowerCase());
}

async function listPictures(zip: ZipFile, name: string): Promise<Entry[]> {
	if (zip.entryCount > MEDIA_LIMITS.archiveEntries) throw tooLarge(`${name} holds more than ${MEDIA_LIMITS.archiveEntries} files. Pack the pictures alone.`);
	const pictures: Entry[] = [];
	let bytes = 0;
	for await (const entry of zip.eachEntry()) {
		if (!isPicture(entry)) continue;
		if (entry.isEncrypted()) throw new AppError("FILE_ENCRYPTED", `${name} is protected with a password. Pack the pictures without one and upload that.`);
		bytes += entry.uncompressedSize;
		const isBomb = entry.uncompressedSize > Math.max(RATIO_FREE_BYTES, entry.compressedSize * MAX_RATIO);
		if (isBomb || entry.uncompressedSize > MEDIA_LIMITS.pictureBytes || bytes > MEDIA_LIMITS.archiveBytes)
			throw tooLarge(`${name} unpacks to far more than pictures hold, so it is not opened.`);
		pictures.push(entry);
	}
	if (pictures.length === 0) throw new AppError("FILE_EMPTY", `There are no pictures in ${name}. Pack JPEG or PNG pictures and upload that.`);
	return pictures.sort((one, other) => one.fileName.localeCompare(other.fileName, "en", { numeric: true }));
}

async function guarded<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (cause) {
		throw cause instanceof AppError ? cause : unreadable(`${name} is a damaged ZIP archive. Pack the pictures anew and upload that.`, cause);
	}
}

/** Opens an archive of pictures without trusting its sizes; each is unpacked when it is read. @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE. */
export function openZip({ name, bytes }: PictureFile): Promise<ZipOfPictures> {
	return guarded(name, async () => {
		const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
		const entries = await listPictures(zip, name);
		return {
			names: entries.map(({ fileName }) => baseOf(fileName)),
			read: (at) =>
				guarded(name, async () => {
					const entry = entries[at];
					if (!entry) throw new Error("There is no such picture in the archive.");
					const chunks: Uint8Array[] = [];
					for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>) chunks.push(chunk);
					return { name: baseOf(entry.fileName), bytes: Buffer.concat(chunks) };
				}),
			close: () => zip.close(),
		};
	});
}
