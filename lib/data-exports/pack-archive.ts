import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { archivePath, isPackable, zipTime } from "@/lib/platform/exporting/archive-path";
import type { ExportEntry } from "@/lib/platform/exporting/entry";

/** What the archive names without holding it, and why. */
export interface LeftOut {
	readonly path: string;
	readonly reason: string;
}

export interface Packed {
	readonly fileCount: number;
	readonly leftOut: readonly LeftOut[];
}

interface PackOptions {
	/** Contents beyond so many bytes are left out. */
	readonly maxBytes: number;
	/** After each unit; throws to stop. */
	readonly onUnit: () => Promise<void>;
	/** What `manifest.json` says of the whole. */
	readonly about: Readonly<Record<string, unknown>>;
}

const MANIFEST = "manifest.json";

/** Tells paths apart that differ in nothing or only in case, as they come. */
function tellApart(): (path: string) => string {
	const taken = new Set([MANIFEST]);
	return (path) => {
		const [, base = path, extension = ""] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/su.exec(path) ?? [];
		let unique = path;
		for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${base} (${count})${extension}`;
		taken.add(unique.toLowerCase());
		return unique;
	};
}

/**
 * Packs entries into a ZIP while it is read: one content at a time is open, and none is held. `done` settles once all is packed, with what went
 * in; when either side fails, the other does too.
 */
export function packArchive(units: AsyncIterable<readonly ExportEntry[]>, options: PackOptions): { chunks: AsyncIterable<Uint8Array>; done: Promise<Packed> } {
	const archive = new ZipFile();
	const output = archive.outputStream as Readable;
	const abandoned = new AbortController();
	output.once("close", () => abandoned.abort(new Error("The archive was not read to its end.")));
	// Whoever reads it learns of an error by reading; it may come before anybody does.
	output.on("error", () => undefined);
	archive.once("error", (error: Error) => output.destroy(error));
	const done = feed(archive, units, options, abandoned.signal).catch((error: unknown) => {
		output.destroy(new Error("The archive could not be packed.", { cause: error }));
		throw error;
	});
	return { chunks: output as AsyncIterable<Uint8Array>, done };
}

async function feed(archive: ZipFile, units: AsyncIterable<readonly ExportEntry[]>, { maxBytes, onUnit, about }: PackOptions, signal: AbortSignal) {
	const nameOf = tellApart();
	const leftOut: LeftOut[] = [];
	let [fileCount, contentBytes] = [0, 0];
	for await (const entries of units) {
		for (const entry of entries) {
			const path = nameOf(archivePath(entry.path));
			const isTooMuch = contentBytes + (entry.sizeBytes ?? 0) > maxBytes;
			const content = isTooMuch ? null : await entry.open();
			if (content === null) {
				leftOut.push({ path, reason: isTooMuch ? "The archive would be too large. Download this file by itself." : "Its content is no longer kept." });
				continue;
			}
			await add(archive, path, entry.modifiedAt, content, signal);
			contentBytes += entry.sizeBytes ?? 0;
			fileCount += 1;
		}
		await onUnit();
	}
	const manifest = { ...about, files: fileCount, leftOut };
	archive.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, "\t")}\n`), MANIFEST);
	archive.end();
	return { fileCount, leftOut };
}

/** Resolves once the archive has taken the content, so that the next is opened no sooner. */
async function add(archive: ZipFile, path: string, modifiedAt: Date, content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
	signal.throwIfAborted();
	const stream = Readable.from(content, { objectMode: false });
	archive.addReadStream(stream, path, { compress: isPackable(path), mtime: zipTime(modifiedAt), forceDosTimestamp: true });
	try {
		await finished(stream, { signal });
	} finally {
		stream.destroy();
	}
}
