import { AppError } from "@/lib/platform/errors";
import { sizeLimit } from "@/lib/platform/language/sizes";

/** Refuses by what a request announces, before a byte of it is read. @throws AppError PAYLOAD_TOO_LARGE. */
export function refuseLarge(headers: Headers, maxBytes: number): void {
	if (Number(headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/** The whole body, which ends at the first byte above. @throws AppError PAYLOAD_TOO_LARGE. */
export async function readBytes(request: Pick<Request, "headers" | "body">, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
	refuseLarge(request.headers, maxBytes);
	const chunks: Uint8Array[] = [];
	for await (const chunk of limited(request.body ?? [], maxBytes)) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** The same bytes as they come, up to that many. @throws AppError PAYLOAD_TOO_LARGE, while they are read. */
export async function* limited(content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array, void> {
	let sizeBytes = 0;
	for await (const chunk of content) {
		sizeBytes += chunk.byteLength;
		if (sizeBytes > maxBytes) throw tooLarge(maxBytes);
		yield chunk;
	}
}

function tooLarge(maxBytes: number): AppError {
	return new AppError("PAYLOAD_TOO_LARGE", `The body may have at most ${sizeLimit(maxBytes)}.`, { maxBytes });
}
