import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import packed from "./ordinary-words.json";

const BITS_A_WORD = 10;
const HASHES = 7;

/** A set of words as a Bloom filter (Bloom 1970): one word in a hundred that is not in it seems to be. */
export interface PackedWords {
	readonly bits: string;
}

function placesOf(word: string, size: number): number[] {
	let [one, two] = [0x811c9dc5, 0x1000193];
	for (let at = 0; at < word.length; at++) {
		one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
		two = Math.imul(two ^ word.charCodeAt(at), 0x85ebca6b) ^ (two >>> 13);
	}
	const step = (two ^ (two >>> 16)) | 1;
	return Array.from({ length: HASHES }, (_, turn) => ((one ^ (one >>> 15)) + Math.imul(turn, step)) >>> 0).map((hash) => hash % size);
}

/** Equal words give equal bits. */
export function packWords(words: ReadonlySet<string>): PackedWords {
	const bytes = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
	for (const word of words) for (const place of placesOf(word, bytes.length * 8)) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
	return { bits: Buffer.from(bytes).toString("base64") };
}

let unpacked: Uint8Array | null = null;

/** Whether a word is one of everyday speech, of forms or of maps, in a European language, and nobody's name. */
export function isOrdinary(word: string): boolean {
	unpacked ??= Uint8Array.from(atob(packed.bits), (sign) => sign.charCodeAt(0));
	const bytes = unpacked;
	return placesOf(plainWord(word), bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
}
