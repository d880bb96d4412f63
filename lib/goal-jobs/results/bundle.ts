import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { archivePath, isPackable, MIN_ZIP_MS, zipTime } from "@/lib/platform/exporting/archive-path";
import { uniqueNames } from "@/lib/platform/unique-names";
import { MANIFEST_PATH } from "./archive-folders";

export interface BundleEntry {
	/** Folders by `/`, as it should stand in the archive. */
	readonly path: string;
	readonly bytes: Uint8Array;
	readonly modifiedAt: Date;
	/** What the manifest says of it besides. */
	readonly about?: Readonly<Record<string, unknown>>;
}

function manifestOf(entries: readonly { path: string; entry: BundleEntry }[], about: Readonly<Record<string, unknown>>): Uint8Array {
	const files = entries.map(({ path, entry }) => ({ path, sizeBytes: entry.bytes.length, modifiedAt: entry.modifiedAt.toISOString(), ...entry.about }));
	return Buffer.from(`${JSON.stringify({ ...about, files, total: files.length }, null, "\t")}\n`);
}

/**
 * Packs files into a ZIP with a manifest in JSON, beside what else is for programs, that lists them and says what `about` says of them all, beside the
 * event loop. Equal names are told apart, compressed formats are stored as they are, and equal input gives equal bytes.
 */
export async function bundleArtifacts(entries: readonly BundleEntry[], about: Readonly<Record<string, unknown>> = {}): Promise<Uint8Array> {
	const [, ...paths] = uniqueNames([MANIFEST_PATH, ...entries.map((entry) => archivePath(entry.path))]);
	const named = entries.map((entry, at) => ({ path: paths[at] ?? `file-${at + 1}`, entry }));
	const latest = new Date(Math.max(MIN_ZIP_MS, ...entries.map((entry) => entry.modifiedAt.getTime())));
	const archive = new ZipFile();
	const add = (path: string, bytes: Uint8Array, modifiedAt: Date) => {
		const options = { compress: isPackable(path), mtime: zipTime(modifiedAt), forceDosTimestamp: true };
		archive.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), path, options);
	};
	for (const { path, entry } of named) add(path, entry.bytes, entry.modifiedAt);
	add(MANIFEST_PATH, manifestOf(named, about), latest);
	archive.end();
	return buffer(archive.outputStream);
}
