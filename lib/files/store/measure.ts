import { createHash } from "node:crypto";
import { AppError } from "@/lib/platform/errors";
import { sizeLimit } from "@/lib/platform/language/sizes";
import type { Content, StoredContent } from "./storage";

export interface Measured {
	/** The same bytes, counted and hashed as they pass. */
	readonly chunks: AsyncGenerator<Uint8Array, void>;
	/** Size and hash of what has passed; call once, after the last chunk. */
	result(): StoredContent;
}

/** Counts and hashes content on its way, so that no file is ever held whole in memory. @throws AppError PAYLOAD_TOO_LARGE past `maxBytes`. */
export function measure(content: Content, maxBytes: number): Measured {
	const hash = createHash("sha256");
	let sizeBytes = 0;
	async function* pass(): AsyncGenerator<Uint8Array, void> {
		for await (const chunk of content instanceof Uint8Array ? [content] : content) {
			sizeBytes += chunk.byteLength;
			if (sizeBytes > maxBytes) throw larger(maxBytes);
			hash.update(chunk);
			yield chunk;
		}
	}
	return { chunks: pass(), result: () => ({ sizeBytes, sha256: hash.digest("hex") }) };
}

/** Refuses a file by what its request announces. `aroundBytes` is room for what is not the file. @throws AppError PAYLOAD_TOO_LARGE. */
export function refuseLarger(headers: Headers, maxBytes: number, aroundBytes = 0): void {
	if (Number(headers.get("content-length") ?? 0) > maxBytes + aroundBytes) throw larger(maxBytes);
}

function larger(maxBytes: number): AppError {
	return new AppError("PAYLOAD_TOO_LARGE", `The file is larger than ${sizeLimit(maxBytes)}.`, { maxBytes });
}
