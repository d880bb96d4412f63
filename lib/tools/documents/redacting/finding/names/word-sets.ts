import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import packed from "./word-sets.json";

const BITS_A_WORD = 14;
const HASHES = 9;
const SETS = ["ordinary", "given", "family"] as const;
type SetName = (typeof SETS)[number];

/** Sets of words as Bloom filters (Bloom 1970): one word in a thousand that is not in one seems to be. */
export type PackedSets = Readonly<Record<SetName, string>>;

function placesOf(word: string, size: number): number[] {
	let [one, two] = [0x811c9dc5, 0x1000193];
	for (let at = 0; at < word.length; at++) {
		one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
		two = Math.imul(two ^ word.charCodeAt(at), 0x85ebca6b) ^ (two >>> 13);
	}
	const step = (two ^ (two >>> 16)) | 1;
	return Array.from({ length: HASHES }, (_, turn) => (((one ^ (one >>> 15)) + Math.imul(turn, step)) >>> 0) % size);
}

function pack(words: ReadonlySet<string>): string {
	const bytes = new Uint8Array(Math.ceil((words.size * BITS_A_WORD) / 8));
	for (const word of words) for (const place of placesOf(word, bytes.length * 8)) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
	return Buffer.from(bytes).toString("base64");
}

/** Equal words give equal bits. */
export function packSets(sets: Readonly<Record<SetName, ReadonlySet<string>>>): PackedSets {
	return { ordinary: pack(sets.ordinary), given: pack(sets.given), family: pack(sets.family) };
}

const unpacked = new Map<SetName, Uint8Array>();
const MOST_KNOWN = 50_000;
const known: Readonly<Record<SetName, Map<string, boolean>>> = { ordinary: new Map(), given: new Map(), family: new Map() };

function isIn(name: SetName, word: string): boolean {
	const before = known[name].get(word);
	if (before !== undefined) return before;
	const found = lookedUp(name, word);
	if (known[name].size < MOST_KNOWN) known[name].set(word, found);
	return found;
}

function lookedUp(name: SetName, word: string): boolean {
	const bytes = unpacked.get(name) ?? Uint8Array.from(atob(packed[name]), (sign) => sign.charCodeAt(0));
	unpacked.set(name, bytes);
	return placesOf(plainWord(word), bytes.length * 8).every((place) => ((bytes[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
}

/** Whether a word is one of everyday speech, of forms or of maps, in a European language, and nobody's name. */
export const isOrdinary = (word: string): boolean => isIn("ordinary", word);
/** Whether somebody is called so, and nothing else is. */
export const isGivenSomewhere = (word: string): boolean => isIn("given", word);
export const isFamilySomewhere = (word: string): boolean => isIn("family", word);
