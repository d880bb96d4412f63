import { readBytes } from "@/lib/platform/body-limit";
import { AppError } from "@/lib/platform/errors";
import { isPlainText } from "@/lib/platform/language/plain-text";

export const MAX_JSON_BYTES = 1024 * 1024;
const MAX_DEPTH = 64;

/**
 * Reads a JSON body of at most 1 MB; undefined when there is none.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST (not JSON), in this order.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
	const bytes = await readBytes(request, MAX_JSON_BYTES);
	if (bytes.byteLength === 0) return undefined;
	const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
	if (mediaType !== "application/json" && !mediaType.endsWith("+json")) {
		throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON, with Content-Type: application/json.", { received: mediaType || null });
	}
	const body = parse(bytes);
	const flaw = flawOf(body, 0);
	if (flaw) throw new AppError("INVALID_REQUEST", flaw);
	return body;
}

function parse(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(textOf(bytes));
	} catch (error) {
		throw error instanceof AppError ? error : new AppError("INVALID_REQUEST", "The body is not valid JSON.");
	}
}

function textOf(bytes: Uint8Array): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		throw new AppError("INVALID_REQUEST", "The body is not text in UTF-8.");
	}
}

/** JSON can spell what Postgres refuses to keep, and nest deeper than the stack reaches; both would surface as a fault of ours. */
function flawOf(value: unknown, depth: number): string | null {
	if (typeof value === "string") {
		return isPlainText(value) ? null : "The body holds characters that are no text: U+0000 or half of a pair.";
	}
	if (typeof value !== "object" || value === null) return null;
	if (depth >= MAX_DEPTH) return `The body is nested deeper than ${MAX_DEPTH} levels.`;
	for (const [key, entry] of Object.entries(value)) {
		const flaw = flawOf(key, depth) ?? flawOf(entry, depth + 1);
		if (flaw) return flaw;
	}
	return null;
}
