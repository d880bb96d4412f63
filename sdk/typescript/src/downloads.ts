import { fetchLink } from "./files.ts";
import type { DownloadLink } from "./generated/models.ts";

/** The content of an artifact, as it comes. */
export interface Download {
	readonly fileName: string;
	readonly sizeBytes: number;
	readonly mimeType: string;
	readonly body: ReadableStream<Uint8Array>;
	bytes(): Promise<Uint8Array>;
	/**
	 * Writes it to the disk and gives the path of the file. A path that is a folder, ends with a slash or has no ending (`results`) is a folder, where the
	 * file gets its own name; one with an ending (`results.zip`) is the file. Folders that are not there are made. Node only.
	 */
	saveTo(path: string): Promise<string>;
}

/** What a signed link gives. @throws ConnectionError */
export async function asDownload(
	{ downloadUrl, fileName, sizeBytes, mimeType }: Pick<DownloadLink, "downloadUrl" | "fileName" | "sizeBytes" | "mimeType">,
	signal?: AbortSignal,
): Promise<Download> {
	const response = await fetchLink(downloadUrl, signal);
	const body = response.body ?? new ReadableStream<Uint8Array>();
	return {
		fileName,
		sizeBytes,
		mimeType,
		body,
		bytes: async () => new Uint8Array(await response.arrayBuffer()),
		saveTo: async (path) => {
			const [{ createWriteStream, promises }, { pipeline }, { basename, dirname, extname, join }] = await Promise.all([
				import("node:fs"),
				import("node:stream/promises"),
				import("node:path"),
			]);
			const isFolder = await promises.stat(path).then(
				(found) => found.isDirectory(),
				() => /[\\/]$/.test(path) || extname(path) === "",
			);
			const file = isFolder ? join(path, basename(fileName)) : path;
			await promises.mkdir(dirname(file), { recursive: true });
			await pipeline(body, createWriteStream(file));
			return file;
		},
	};
}
