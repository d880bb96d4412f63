import type { TextEncoding } from "@/lib/tools/tables/schemas";

/** Where Windows-1252 differs from Latin-1: 0x80 to 0x9f. Some decoders by that name leave them as control characters. */
const HIGH = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const CONTROLS = /[\u0080-\u009f]/g;
/** Small enough that whoever cancels is heard between two slices, also on a busy machine. */
const SLICE_BYTES = 128 * 1024;

export interface TextSlice {
	readonly text: string;
	readonly bytesRead: number;
}

/** The text of a file, slice by slice, without its byte order mark. What the encoding can't spell becomes U+FFFD. */
export function* decodeText(bytes: Uint8Array, encoding: TextEncoding, sliceBytes = SLICE_BYTES): Generator<TextSlice> {
	const decoder = new TextDecoder(encoding);
	for (let at = 0; at < bytes.byteLength; at += sliceBytes) {
		const end = Math.min(at + sliceBytes, bytes.byteLength);
		const text = decoder.decode(bytes.subarray(at, end), { stream: end < bytes.byteLength });
		yield { text: encoding === "windows-1252" ? text.replace(CONTROLS, (sign) => HIGH[sign.charCodeAt(0) - 0x80] ?? sign) : text, bytesRead: end };
	}
}
