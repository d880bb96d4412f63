import "server-only";
import { inflateRawSync } from "node:zlib";
import { AppError } from "@/lib/platform/errors";

/** Limits that no honest resume comes near, and that keep a zip bomb from filling the memory. */
const MAX_ENTRIES = 2_000;
const MAX_TOTAL_BYTES = 40 * 1024 * 1024;
const MAX_RATIO = 200;
const RATIO_FREE_BYTES = 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;

export interface DocxPackage {
	/** The XML parts and relations by path, inflated. */
	readonly parts: ReadonlyMap<string, Uint8Array>;
	readonly hasImages: boolean;
}

function unreadable(message: string, cause?: unknown): AppError {
	return new AppError("FILE_UNREADABLE", message, undefined, { cause });
}

interface Entry {
	readonly path: string;
	readonly method: number;
	readonly compressedBytes: number;
	readonly offset: number;
	readonly isEncrypted: boolean;
}

function listEntries(view: DataView): Entry[] {
	let end = view.byteLength - 22;
	const lowest = Math.max(0, end - 65_535);
	while (end >= lowest && view.getUint32(end, true) !== END_OF_DIRECTORY) end--;
	if (end < lowest) throw unreadable("This DOCX file is damaged. Open it in your word processor and save it again.");
	const count = view.getUint16(end + 10, true);
	if (count > MAX_ENTRIES) throw unreadable("This DOCX file has too many parts to be a resume.");
	const decoder = new TextDecoder();
	const entries: Entry[] = [];
	let at = view.getUint32(end + 16, true);
	for (let index = 0; index < count; index++) {
		if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw unreadable("This DOCX file is damaged. Open it in your word processor and save it again.");
		const nameBytes = view.getUint16(at + 28, true);
		entries.push({
			path: decoder.decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameBytes)),
			method: view.getUint16(at + 10, true),
			compressedBytes: view.getUint32(at + 20, true),
			offset: view.getUint32(at + 42, true),
			isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
		});
		at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return entries;
}

function inflateEntry(bytes: Uint8Array, view: DataView, entry: Entry, leftBytes: number): Uint8Array {
	const start = entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
	const data = bytes.subarray(start, start + entry.compressedBytes);
	if (entry.method === 0) return data;
	if (entry.method !== 8) throw unreadable("This DOCX file is packed in an unknown way. Open it in your word processor and save it again.");
	const maxOutputLength = Math.min(leftBytes, Math.max(RATIO_FREE_BYTES, entry.compressedBytes * MAX_RATIO));
	return inflateRawSync(data, { maxOutputLength });
}

/**
 * Opens a DOCX without trusting its declared sizes: only the parts that hold text are inflated, each and all together within limits.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export function openDocxPackage(bytes: Uint8Array): DocxPackage {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	try {
		const entries = listEntries(view);
		if (entries.some((entry) => entry.isEncrypted))
			throw new AppError("FILE_ENCRYPTED", "This DOCX is protected with a password. Save a copy without it and upload that.");
		const parts = new Map<string, Uint8Array>();
		let leftBytes = MAX_TOTAL_BYTES;
		for (const entry of entries) {
			if (!/\.(?:xml|rels)$/i.test(entry.path)) continue;
			const part = inflateEntry(bytes, view, entry, leftBytes);
			leftBytes -= part.byteLength;
			if (leftBytes <= 0) throw unreadable("This DOCX unpacks to far more than a resume holds.");
			parts.set(entry.path, part);
		}
		if (!parts.has("word/document.xml")) throw unreadable("This file is not a Word document. Upload the resume as PDF or DOCX.");
		return { parts, hasImages: entries.some((entry) => entry.path.startsWith("word/media/")) };
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw unreadable("This DOCX file is damaged or unpacks to far more than a resume holds. Open it in your word processor and save it again.", cause);
	}
}
