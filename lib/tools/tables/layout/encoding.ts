import type { TextEncoding } from "@/lib/tools/tables/schemas";

const SLICE_BYTES = 1024 * 1024;
/** So many bytes tell whether every other one is zero, as in UTF-16 of western text. */
const PATTERN_BYTES = 4_096;
const ZERO_SHARE = 0.4;

function byMark(bytes: Uint8Array): TextEncoding | null {
	if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
	return null;
}

function byZeros(bytes: Uint8Array): TextEncoding | null {
	const sample = bytes.subarray(0, PATTERN_BYTES);
	const zeros = [0, 0];
	sample.forEach((byte, index) => {
		if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
	});
	const [even = 0, odd = 0] = zeros.map((count) => count / Math.max(1, sample.byteLength / 2));
	if (odd > ZERO_SHARE && even < 0.05) return "utf-16le";
	return even > ZERO_SHARE && odd < 0.05 ? "utf-16be" : null;
}

function isUtf8(bytes: Uint8Array): boolean {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for (let at = 0; at < bytes.byteLength; at += SLICE_BYTES) decoder.decode(bytes.subarray(at, at + SLICE_BYTES), { stream: true });
		decoder.decode();
		return true;
	} catch {
		return false;
	}
}

/** The encoding of a text: by its mark, by its zeros, by being valid UTF-8; what is none of these is what older programs save. */
export function recognizeEncoding(bytes: Uint8Array): TextEncoding {
	return byMark(bytes) ?? byZeros(bytes) ?? (isUtf8(bytes) ? "utf-8" : "windows-1252");
}
