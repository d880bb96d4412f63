import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";
import { uniqueNames } from "@/lib/platform/unique-names";

export interface BundleEntry {
	/** Folders by `/`, as it should stand in the archive. */
	readonly path: string;
	readonly bytes: Uint8Array;
	readonly modifiedAt: Date;
	/** What the manifest says of it besides. */
	readonly about?: Readonly<Record<string, unknown>>;
}

const STORED_EXTENSIONS = new Set(["docx", "pdf", "zip", "png", "jpg", "jpeg", "webp", "gif", "mp4", "webm", "mp3", "xlsx", "pptx"]);
const MANIFEST = "manifest.json";
/** The first and last moments that a ZIP entry can carry. */
const [MIN_ZIP_MS, MAX_ZIP_MS] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)];

/** Relative, without empty, `.` or `..` parts, so that no archive tool can write outside its folder. */
function safePath(path: string): string {
	const parts = path
		.replace(/\\/gu, "/")
		.split("/")
		.map((part) => part.replace(/[\p{Cc}<>:"|?*]/gu, " ").trim())
		.filter((part) => part !== "" && !/^\.+$/u.test(part));
	return parts.join("/") || "file";
}

/** ZIP keeps local time; this moment reads as the UTC clock wherever the archive is made, so that bytes do not depend on the host. */
function zipTime(moment: Date): Date {
	const bounded = new Date(Math.min(MAX_ZIP_MS, Math.max(MIN_ZIP_MS, moment.getTime())));
	return new Date(bounded.getTime() + bounded.getTimezoneOffset() * 60_000);
}

function manifestOf(entries: readonly { path: string; entry: BundleEntry }[], about: Readonly<Record<string, unknown>>): Uint8Array {
	const files = entries.map(({ path, entry }) => ({ path, sizeBytes: entry.bytes.length, modifiedAt: entry.modifiedAt.toISOString(), ...entry.about }));
	return Buffer.from(`${JSON.stringify({ ...about, files, total: files.length }, null, "\t")}\n`);
}

/**
 * Packs files into a ZIP with a manifest.json that lists them and says what `about` says of them all, beside the event loop. Equal names are told apart, compressed formats are
 * stored as they are, and equal input gives equal bytes.
 */
export async function bundleArtifacts(entries: readonly BundleEntry[], about: Readonly<Record<string, unknown>> = {}): Promise<Uint8Array> {
	const [, ...paths] = uniqueNames([MANIFEST, ...entries.map((entry) => safePath(entry.path))]);
	const named = entries.map((entry, at) => ({ path: paths[at] ?? `file-${at + 1}`, entry }));
	const latest = new Date(Math.max(MIN_ZIP_MS, ...entries.map((entry) => entry.modifiedAt.getTime())));
	const archive = new ZipFile();
	const add = (path: string, bytes: Uint8Array, modifiedAt: Date) => {
		const compress = !STORED_EXTENSIONS.has(path.split(".").pop()?.toLowerCase() ?? "");
		archive.addBuffer(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), path, { compress, mtime: zipTime(modifiedAt), forceDosTimestamp: true });
	};
	for (const { path, entry } of named) add(path, entry.bytes, entry.modifiedAt);
	add(MANIFEST, manifestOf(named, about), latest);
	archive.end();
	return buffer(archive.outputStream);
}
