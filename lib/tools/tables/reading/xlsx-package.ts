import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { AppError } from "@/lib/platform/errors";
import { TABLE_LIMITS, tooLarge, unreadable } from "@/lib/tools/tables/limits";

const MAX_ENTRIES = 5_000;
/** Tables repeat themselves, so that honest ones pack well. */
const MAX_RATIO = 400;
const RATIO_FREE_BYTES = 4 * 1024 * 1024;
const MAX_SMALL_PART_BYTES = 20 * 1024 * 1024;
const LOCKED = Buffer.from("EncryptedPackage", "utf16le");
const OLDER_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const BROKEN = "This workbook is damaged. Open it in your spreadsheet program, save it again as XLSX, and upload that.";

/** The parts of a workbook. Large ones are read as streams. */
export interface XlsxPackage {
	has(path: string): boolean;
	/** Bytes of a part once it is unpacked, as the archive says. Reading it fails where more or less comes out. */
	bytesOf(path: string): number;
	open(path: string): Promise<Readable>;
	/** A small part as text; "" where there is none. */
	text(path: string): Promise<string>;
	close(): void;
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
	if (zip.entryCount > MAX_ENTRIES) throw unreadable("This workbook has too many parts to be one.");
	const entries = new Map<string, Entry>();
	const places: Array<{ start: number; end: number }> = [];
	for await (const entry of zip.eachEntry()) {
		if (entry.isEncrypted()) throw locked();
		const { uncompressedSize, compressedSize } = entry;
		if (uncompressedSize > Math.max(RATIO_FREE_BYTES, compressedSize * MAX_RATIO))
			throw tooLarge("This workbook unpacks to far more than it seems to hold, so it is not opened.");
		entries.set(entry.fileName, entry);
	}
	for (const entry of entries.values()) {
		const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
		places.push({ start: entry.relativeOffsetOfLocalHeader, end: fileDataStart + entry.compressedSize });
	}
	places.sort((one, other) => one.start - other.start);
	if (places.some(({ start }, index) => start < (places[index - 1]?.end ?? 0))) throw unreadable("The parts of this workbook overlap, so it is not opened.");
	return entries;
}

function locked(): AppError {
	return new AppError("FILE_ENCRYPTED", "This workbook is protected with a password. Save a copy without it and upload that.");
}

/** What is no archive: a locked workbook, one of an older kind, or something else. */
function refuseOther(bytes: Buffer): void {
	if (bytes.subarray(0, 4).equals(OLDER_OFFICE)) {
		if (bytes.includes(LOCKED)) throw locked();
		throw unreadable("This is a workbook of the older kind (XLS). Open it in your spreadsheet program, save it as XLSX, and upload that.");
	}
}

async function readText(stream: Readable): Promise<string> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of stream as AsyncIterable<Uint8Array>) chunks.push(chunk);
	return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Opens a workbook without trusting its sizes. @throws AppError FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE. */
export async function openXlsxPackage(given: Uint8Array): Promise<XlsxPackage> {
	const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
	refuseOther(bytes);
	const zip = await guarded(() => fromBufferPromise(bytes));
	const entries = await guarded(() => listEntries(zip));
	const entryOf = (path: string) => {
		const entry = entries.get(path);
		if (!entry) throw unreadable(BROKEN);
		return entry;
	};
	let opened = 0;
	const open = (path: string) => {
		const entry = entryOf(path);
		opened += entry.uncompressedSize;
		if (opened > TABLE_LIMITS.unpackedBytes)
			throw tooLarge("This workbook unpacks to more than can be converted at once. Save its sheets one by one, or as CSV.");
		return guarded(() => zip.openReadStreamPromise(entry));
	};
	return {
		has: (path) => entries.has(path),
		bytesOf: (path) => entryOf(path).uncompressedSize,
		open,
		text: async (path) => {
			if (!entries.has(path)) return "";
			if (entryOf(path).uncompressedSize > MAX_SMALL_PART_BYTES) throw unreadable(BROKEN);
			return guarded(async () => readText(await open(path)));
		},
		close: () => zip.close(),
	};
}

/** Turns what the archive's reader says into words. */
export async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
	try {
		return await work();
	} catch (cause) {
		throw cause instanceof AppError ? cause : unreadable(BROKEN, cause);
	}
}
