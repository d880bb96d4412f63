import { fileTypeFromStream, supportedMimeTypes } from "file-type";
import { recognizeOlderEncoding } from "@/lib/platform/language/older-encodings";

const SAMPLE_BYTES = 64 * 1024;
/** What a program declares that knows no type. */
export const UNTYPED = "application/octet-stream";
const TEXT = "text/plain";

/** Names that mean the same format, or a format that is kept inside the sniffed container. Key: declared, value: accepted when sniffed. */
const SAME_FORMAT: Record<string, readonly string[]> = {
	"application/msword": ["application/x-cfb"],
	// Windows calls comma-separated text by its spreadsheet program.
	"application/vnd.ms-excel": ["application/x-cfb", "text/plain"],
	"application/vnd.ms-powerpoint": ["application/x-cfb"],
	// A workbook with a password is kept inside the older container; who reads it says so.
	"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": ["application/x-cfb"],
	"application/vnd.openxmlformats-officedocument.wordprocessingml.document": ["application/x-cfb"],
	"application/x-zip-compressed": ["application/zip"],
	"application/gzip": ["application/x-gzip"],
	"application/x-gzip": ["application/gzip"],
	"text/rtf": ["application/rtf"],
	"image/jpg": ["image/jpeg"],
	"text/xml": ["application/xml"],
	"text/html": ["application/xml"],
	"message/rfc822": ["text/plain"],
	"image/svg+xml": ["application/xml", "text/plain"],
	"application/json": ["text/plain"],
	"application/xml": ["text/plain"],
	"application/x-ndjson": ["text/plain"],
	"application/yaml": ["text/plain"],
	"application/rtf": ["text/plain"],
};

function isUtf16(bytes: Uint8Array): boolean {
	return bytes[0] === 0xff && bytes[1] === 0xfe;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells binary from text
const CONTROL = /[\x00-\x08\x0e-\x1a\x1c-\x1f]/;
/** What Windows-1252 leaves empty, and no text holds. */
const EMPTY_PLACES = new Set([0x7f, 0x81, 0x8d, 0x8f, 0x90, 0x9d]);
/** Text of one byte a letter has more plain letters, digits and spaces than others, in every language that is written so. */
const MAX_SHARE_OF_HIGH_BYTES = 0.3;

function isText(bytes: Uint8Array, isWhole: boolean): boolean {
	if (bytes.byteLength === 0) return false;
	const encoding = isUtf16(bytes) ? "utf-16le" : "utf-8";
	try {
		return !CONTROL.test(new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole }));
	} catch {
		return encoding === "utf-8" && (isOneByteText(bytes) || isOlderText(bytes, isWhole));
	}
}

/** Text as older programs save it, in Windows-1252 or Latin-1: letters with accents are single bytes from 0x80 on. */
function isOneByteText(bytes: Uint8Array): boolean {
	const high = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
	const isPlausible = high <= bytes.byteLength * MAX_SHARE_OF_HIGH_BYTES && !bytes.some((byte) => EMPTY_PLACES.has(byte));
	return isPlausible && !CONTROL.test(Buffer.from(bytes).toString("latin1"));
}

/** Text in other older encodings, as of Russian, Japanese or Korean: read so, its letters make up words. */
function isOlderText(bytes: Uint8Array, isWhole: boolean): boolean {
	return recognizeOlderEncoding(isWhole ? bytes : bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1)) !== null;
}

async function readSample(stream: ReadableStream<Uint8Array>): Promise<{ bytes: Uint8Array; isWhole: boolean }> {
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		length += chunk.byteLength;
		if (length >= SAMPLE_BYTES) return { bytes: Buffer.concat(chunks), isWhole: false };
	}
	return { bytes: Buffer.concat(chunks), isWhole: true };
}

async function magicType(stream: ReadableStream<Uint8Array>): Promise<string | null> {
	try {
		return (await fileTypeFromStream(stream))?.mime ?? null;
	} catch {
		return null;
	} finally {
		await stream.cancel().catch(() => undefined);
	}
}

/** MIME type by content alone: by signature, else `text/plain` for readable text, else `application/octet-stream`. `open` may be called twice. */
export async function sniffType(open: () => Promise<ReadableStream<Uint8Array>>): Promise<string> {
	const { bytes, isWhole } = await readSample(await open());
	const isReadable = isText(bytes, isWhole);
	// The byte order mark of UTF-16 is also how an audio frame may begin.
	if (isReadable && isUtf16(bytes)) return TEXT;
	return (await magicType(await open())) ?? (isReadable ? TEXT : UNTYPED);
}

function family(mimeType: string): string {
	return mimeType.slice(0, mimeType.indexOf("/"));
}

/**
 * The MIME type to keep, or null when the content contradicts the declared one. The declared name survives only where it
 * is a finer word for what was sniffed (`text/markdown` for text); a container of sound or moving pictures takes the sniffed one.
 */
export function settleMimeType(declared: string, sniffed: string): string | null {
	const [claim = ""] = declared.toLowerCase().split(";");
	const name = claim.trim();
	if (name === sniffed || name === UNTYPED || name === "") return sniffed;
	if (SAME_FORMAT[name]?.includes(sniffed)) return name;
	if (sniffed === TEXT && family(name) === "text") return name;
	const media = ["audio", "video"];
	if (media.includes(family(name)) && media.includes(family(sniffed))) return sniffed;
	const isRecognizable = supportedMimeTypes.has(name);
	return sniffed === UNTYPED && !isRecognizable && family(name) !== "text" ? UNTYPED : null;
}
