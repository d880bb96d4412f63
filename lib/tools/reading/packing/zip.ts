import "server-only";
import { fromBufferPromise } from "yauzl";
import { ZipFile } from "yazl";

async function whole(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of stream) chunks.push(chunk);
	return new Uint8Array(Buffer.concat(chunks));
}

/** All files of an archive that we wrote ourselves, by their paths: nothing is bounded here. */
export async function unzipAll(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
	const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
	const files = new Map<string, Uint8Array>();
	for await (const entry of zip.eachEntry()) files.set(entry.fileName, await whole((await zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>));
	return files;
}

/** An archive of files by their paths. Equal files and an equal time give equal bytes. */
export async function zipOf(files: ReadonlyMap<string, Uint8Array>, modifiedAt: Date): Promise<Uint8Array> {
	const zip = new ZipFile();
	for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path, { mtime: modifiedAt });
	zip.end();
	return whole(zip.outputStream as AsyncIterable<Uint8Array>);
}
