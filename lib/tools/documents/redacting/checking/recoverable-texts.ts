import { inflateRawSync, inflateSync } from "#zlib";
import { occurrencesIn, type Sought } from "@/lib/tools/documents/redacting/covering/occurrences";

const MOST_BYTES = 300 * 1024 * 1024;
const STREAM = Buffer.from("stream");
const STREAM_END = Buffer.from("endstream");
const IMAGE = /\/Subtype ?\/Image\b/;

/** What a PDF holds beside the points of its pictures: its objects as they stand, its streams unpacked, its strings in hexadecimal signs. */
export function textsOfPdf(bytes: Uint8Array): string[] {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const texts: string[] = [];
	let outside = "";
	let from = 0;
	for (let at = file.indexOf(STREAM); at !== -1; at = file.indexOf(STREAM, from)) {
		const head = file.toString("latin1", from, at);
		outside += head;
		const start = at + STREAM.byteLength + (file[at + STREAM.byteLength] === 0x0d ? 2 : 1);
		const end = file.indexOf(STREAM_END, start);
		from = end === -1 ? file.byteLength : end + STREAM_END.byteLength;
		if (IMAGE.test(head.slice(-600))) continue;
		const body = file.subarray(start, end === -1 ? file.byteLength : end);
		texts.push(...viewsOf(unpacked(body)));
		if (end === -1) break;
	}
	outside += file.toString("latin1", from);
	return [...texts, ...viewsOf(Buffer.from(outside, "latin1"))];
}

function unpacked(body: Buffer): Buffer {
	for (const unpack of [inflateSync, inflateRawSync]) {
		try {
			return unpack(body, { maxOutputLength: MOST_BYTES });
		} catch {
			// Not packed, or not this way.
		}
	}
	return body;
}

/** Bytes as each text that they may be: single bytes, two bytes a letter from either end, and strings in hexadecimal signs. */
function viewsOf(bytes: Buffer): string[] {
	const latin = bytes.toString("latin1");
	const wide = bytes.includes(0) ? [bytes.toString("utf16le"), bytes.subarray(1).toString("utf16le")] : [];
	const strings = [...latin.matchAll(/<([0-9a-fA-F\s]{4,})>/g)].map(([, signs = ""]) => Buffer.from(signs.replace(/\s/g, ""), "hex"));
	const joined = strings.map((string) => bigEndian(string)).join("");
	const single = strings.map((string) => string.toString("latin1")).join("");
	return [latin, bytes.toString("utf8"), ...wide, joined, single];
}

function bigEndian(bytes: Buffer): string {
	return Buffer.from(bytes.subarray(0, bytes.byteLength & ~1))
		.swap16()
		.toString("utf16le");
}

/** Which of the sought texts stand in one of these; by their index. */
export function stillThere(texts: readonly string[], sought: readonly Sought[]): Set<number> {
	return new Set(texts.flatMap((text) => occurrencesIn(text, sought).map(({ text: index }) => index)));
}
