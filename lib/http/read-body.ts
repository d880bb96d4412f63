import { AppError } from "@/lib/platform/errors";
import { isPlainText } from "@/lib/platform/language/plain-text";
import { readBytes } from "@/lib/platform/network/body-limit";

export const MAX_JSON_BYTES = 1024 * 1024;
const MAX_DEPTH = 64;

/**
 * Reads a JSON body of at most `maxBytes`, 1 MB unless told; undefined when there is none. What of it is kept must go through `refuseFlawed`.
 * @throws AppError PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE, INVALID_REQUEST (not JSON), in this order.
 */
export async function readJson(request: Request, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
	const bytes = await readBytes(request, maxBytes);
	if (bytes.byteLength === 0) return undefined;
	const mediaType = (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
	if (mediaType !== "application/json" && !mediaType.endsWith("+json")) {
		throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the body as JSON, with Content-Type: application/json.", { received: mediaType || null });
	}
	const body = parse(bytes);
	if (isDeeper(body, 0)) throw new AppError("INVALID_REQUEST", `The body is nested deeper than ${MAX_DEPTH} levels.`);
	return body;
}

/** The same for a body that is kept whole. */
export async function readJsonBody(request: Request, maxBytes = MAX_JSON_BYTES): Promise<unknown> {
	const body = await readJson(request, maxBytes);
	refuseFlawed(body);
	return body;
}

/** JSON can spell what Postgres refuses to keep, which would surface as a fault of ours. @throws AppError INVALID_REQUEST. */
export function refuseFlawed(value: unknown): void {
	if (!isKept(value)) throw new AppError("INVALID_REQUEST", "The body holds characters that are no text: U+0000 or half of a pair.");
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

/** Deeper than the stack reaches would surface as a fault of ours. */
function isDeeper(value: unknown, depth: number): boolean {
	if (typeof value !== "object" || value === null) return false;
	return depth >= MAX_DEPTH || Object.values(value).some((entry) => isDeeper(entry, depth + 1));
}

function isKept(value: unknown): boolean {
	if (typeof value === "string") return isPlainText(value);
	if (typeof value !== "object" || value === null) return true;
	return Object.entries(value).every(([key, entry]) => isPlainText(key) && isKept(entry));
}
