import "server-only";
import { pipeline, type Readable } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Dispatcher } from "undici";

const DECODERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = { gzip: createGunzip, br: createBrotliDecompress, deflate: createInflate };

/** What a request may say that it accepts. */
export const ACCEPTED_ENCODINGS = Object.keys(DECODERS).join(", ");

/** The first value of a header, or null. */
export function headerOf(response: Dispatcher.ResponseData, name: string): string | null {
	const value = response.headers[name];
	return (Array.isArray(value) ? value[0] : value) ?? null;
}

/** The body without its content encoding; null for an encoding that nobody asked for. Count what comes out of it: a small answer can unfold into a huge one. */
export function decodedBody(response: Dispatcher.ResponseData): Readable | null {
	const encoding = headerOf(response, "content-encoding")?.trim().toLowerCase() ?? "identity";
	if (encoding === "identity") return response.body;
	const createDecoder = DECODERS[encoding];
	// Either stream's failure ends the other; the reader of the decoder sees it.
	return createDecoder ? pipeline(response.body, createDecoder(), () => {}) : null;
}
