import "server-only";
import { promisify } from "node:util";
import { deflate, inflate, type ZlibOptions } from "node:zlib";

/** Below this the deflating would cost more than it saves, and the row stays readable. */
const MIN_PACKED_BYTES = 16 * 1024;
/** How a zlib stream begins; no JSON text does. */
const ZLIB_MARK = 0x78;
/** zlib's own small pieces cost more than the work on them, and large ones for a short text cost their memory. */
const [LEAST_CHUNK_BYTES, CHUNK_BYTES] = [16 * 1024, 1024 * 1024];

const chunkFor = (bytes: number) => Math.min(CHUNK_BYTES, Math.max(LEAST_CHUNK_BYTES, bytes));

const deflated = promisify<Uint8Array, ZlibOptions, Buffer>(deflate);
const inflated = promisify<Uint8Array, ZlibOptions, Buffer>(inflate);

/** A JSON text in UTF-8 as the database keeps it: a long one deflated, beside the event loop, where the database's own packing would hold up its reader. */
export async function packJson(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	return new Uint8Array(bytes.byteLength < MIN_PACKED_BYTES ? bytes : await deflated(bytes, { level: 1, chunkSize: chunkFor(bytes.byteLength) }));
}

/** The JSON text that was packed. @throws Error for bytes that are damaged. */
export async function unpackJson(bytes: Uint8Array): Promise<string> {
	return (bytes[0] === ZLIB_MARK ? await inflated(bytes, { chunkSize: chunkFor(8 * bytes.byteLength) }) : Buffer.from(bytes)).toString("utf8");
}
