import "server-only";
import type { Readable } from "node:stream";
import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { AppError } from "@/lib/platform/errors";
import { type MarkupLimits, refuseOverlarge } from "./docx-limits";
import { assertUnfoldsInBounds, DAMAGED_DOCX, MAX_ENTRIES, MAX_TOTAL_BYTES, NO_WORD_DOCUMENT, PICTURE, TOO_LARGE_DOCX, unreadable } from "./package-limits";

export interface DocxPackage {
	/** The XML parts and relations by path, inflated. */
	readonly parts: ReadonlyMap<string, Uint8Array>;
	readonly hasImages: boolean;
	/** Its pictures in the order of their names, where they were asked for. */
	readonly pictures: readonly Uint8Array[];
	/** Where each of them stands in the package. */
	readonly picturePaths: readonly string[];
}

/** What is taken of a package beyond what a resume needs. */
export interface PackageOptions {
	readonly limits?: MarkupLimits;
	/** Which of its parts are pictures. */
	readonly pictures?: RegExp;
}

async function listEntries(zip: ZipFile): Promise<Entry[]> {
	if (zip.entryCount > MAX_ENTRIES) throw unreadable("This DOCX file has too many parts for a document.");
	const entries: Entry[] = [];
	for await (const entry of zip.eachEntry()) entries.push(entry);
	if (entries.some((entry) => entry.isEncrypted()))
		throw new AppError("FILE_ENCRYPTED", "This DOCX is protected with a password. Save a copy without it and upload that.");
	return entries;
}

/** Parts that share their bytes unfold one small piece of data many times. */
async function refuseOverlaps(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
	const places: Array<{ start: number; end: number }> = [];
	for (const entry of entries) {
		const { fileDataStart } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
		places.push({ start: entry.relativeOffsetOfLocalHeader, end: fileDataStart + entry.compressedSize });
	}
	places.sort((one, other) => one.start - other.start);
	if (places.some(({ start }, index) => start < (places[index - 1]?.end ?? 0))) throw unreadable("The parts of this DOCX file overlap.");
}

/** What an entry says that it unpacks to. Reading it fails as soon as more or less comes out. @throws AppError when it is too much. */
function declaredBytes({ uncompressedSize, compressedSize }: Entry): number {
	assertUnfoldsInBounds(uncompressedSize, compressedSize);
	return uncompressedSize;
}

async function readWhole(stream: Readable): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of stream as AsyncIterable<Uint8Array>) chunks.push(chunk);
	return Buffer.concat(chunks);
}

async function readParts(zip: ZipFile, mostPictures: number, { limits, pictures: wantedPictures = PICTURE }: PackageOptions): Promise<DocxPackage> {
	const entries = await listEntries(zip);
	await refuseOverlaps(zip, entries);
	const wanted = entries.filter(({ fileName }) => /\.(?:xml|rels)$/i.test(fileName));
	if (wanted.reduce((sum, entry) => sum + declaredBytes(entry), 0) > MAX_TOTAL_BYTES) throw unreadable(TOO_LARGE_DOCX);
	const parts = new Map<string, Uint8Array>();
	for (const entry of wanted) parts.set(entry.fileName, await readWhole(await zip.openReadStreamPromise(entry)));
	if (!parts.has("word/document.xml")) throw unreadable(NO_WORD_DOCUMENT);
	refuseOverlarge(parts.values(), limits);
	const pictures: Uint8Array[] = [];
	const picturePaths: string[] = [];
	const media = entries.filter(({ fileName }) => wantedPictures.test(fileName)).sort((a, b) => a.fileName.localeCompare(b.fileName, "en", { numeric: true }));
	let left = MAX_TOTAL_BYTES;
	for (const entry of media.slice(0, mostPictures)) {
		left -= declaredBytes(entry);
		if (left < 0) throw unreadable(TOO_LARGE_DOCX);
		pictures.push(await readWhole(await zip.openReadStreamPromise(entry)));
		picturePaths.push(entry.fileName);
	}
	return { parts, pictures, picturePaths, hasImages: entries.some(({ fileName }) => fileName.startsWith("word/media/")) };
}

const OLDER_OFFICE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
const LOCKED = Buffer.from("EncryptedPackage", "utf16le");

/** A document with a password is kept in the container of older ones. */
function refuseOlder(given: Uint8Array): void {
	const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
	if (!bytes.subarray(0, 4).equals(OLDER_OFFICE)) return;
	if (bytes.includes(LOCKED))
		throw new AppError("FILE_ENCRYPTED", "This Word document is protected with a password. Save a copy without the password and upload that.");
	throw unreadable("This is a Word document of the older kind (DOC). Open it in your word processor, save it as DOCX, and upload that.");
}

/**
 * Opens a DOCX without trusting its declared sizes: only the parts that hold text are inflated, each and all together within limits.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function openDocxPackage(bytes: Uint8Array, mostPictures = 0, options: PackageOptions = {}): Promise<DocxPackage> {
	refuseOlder(bytes);
	try {
		return await readParts(await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)), mostPictures, options);
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw unreadable(DAMAGED_DOCX, cause);
	}
}
