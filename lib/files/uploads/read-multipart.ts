import "server-only";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { AppError, validationError } from "@/lib/platform/errors";
import { limited } from "@/lib/platform/network/body-limit";

export interface MultipartFile {
	readonly fileName: string;
	readonly mimeType: string;
	readonly content: AsyncIterable<Uint8Array>;
	/** Settles when the rest of the request has been read; what it rejects with is wrong with the request as a whole. */
	readonly whole: Promise<void>;
}

const FIELD_NAME = "file";
const LIMITS = { files: 4, fields: 20, parts: 24, fieldNameSize: 200, fieldSize: 64 * 1024, headerPairs: 20, headerSize: 8 * 1024 };

function openParser(request: Request): BusboyInstance {
	const contentType = request.headers.get("content-type") ?? "";
	if (!/^multipart\/form-data\b/i.test(contentType)) {
		throw new AppError("UNSUPPORTED_MEDIA_TYPE", "Send the file as multipart/form-data, in a field called file.", { received: contentType || null });
	}
	try {
		return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
	} catch (cause) {
		throw new AppError("INVALID_REQUEST", "The Content-Type header has no boundary.", undefined, { cause });
	}
}

function tooMuch(message: string): AppError {
	return new AppError("PAYLOAD_TOO_LARGE", `${message} Send the file alone, in a field called ${FIELD_NAME}.`, {
		maxFields: LIMITS.fields,
		maxFieldBytes: LIMITS.fieldSize,
	});
}

/**
 * Streams the part called `file` of a multipart request into `consume`; other parts are skipped. Nothing is held in memory.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE (past `maxBytes` of all parts, or too many of them), INVALID_REQUEST (cut off or malformed), VALIDATION_ERROR (no such part, or several), or what `consume` throws.
 */
export async function readMultipartFile<T>(request: Request, maxBytes: number, consume: (file: MultipartFile) => Promise<T>): Promise<T> {
	const parser = openParser(request);
	const stop = new AbortController();
	let part: BusboyFileStream | undefined;
	let consumed: Promise<T> | undefined;
	parser.on("file", (field, content, fileName, _encoding, mimeType) => {
		// A part may break before anybody reads it; its reader is told when it is destroyed below.
		content.on("error", () => undefined);
		if (field !== FIELD_NAME || part) {
			content.resume();
			if (field === FIELD_NAME) stop.abort(validationError([{ path: FIELD_NAME, message: "Came more than once. Send one file in each call." }]));
			return;
		}
		part = content;
		consumed = consume({ fileName, mimeType, content, whole });
		consumed.catch((error: unknown) => stop.abort(error));
	});
	for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) parser.on(event, () => stop.abort(tooMuch("The form has too many fields.")));
	parser.on("field", (_name, _value, isNameCut, isValueCut) => {
		if (isNameCut || isValueCut) stop.abort(tooMuch("A field of the form is too long."));
	});
	const body = request.body ? Readable.fromWeb(request.body as NodeReadableStream<Uint8Array>) : Readable.from([]);
	const counted = (chunks: AsyncIterable<Uint8Array>) => limited(chunks, maxBytes);
	const whole = pipeline(body, counted, parser, { signal: stop.signal }).catch((cause: unknown) => {
		if (stop.signal.aborted) throw stop.signal.reason;
		if (cause instanceof AppError) throw cause;
		throw new AppError("INVALID_REQUEST", "The multipart body is malformed or was cut off.", undefined, { cause });
	});
	await whole.catch((error: Error) => part?.destroy(error));
	if (consumed) return consumed;
	await whole;
	throw validationError([{ path: FIELD_NAME, message: "Send the file in a field called file." }]);
}
