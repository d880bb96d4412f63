import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";

/** How a set of words is kept: more bits a word, fewer words that seem to be in it and are not (Bloom 1970). */
export interface BloomSize {
	readonly bitsAWord: number;
	readonly hashes: number;
}

function placesOf(word: string, hashes: number, size: number): number[] {
	let [one, two] = [0x811c9dc5, 0x1000193];
	for (let at = 0; at < word.length; at++) {
		one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
		two = Math.imul(two ^ word.charCodeAt(at), 0x85ebca6b) ^ (two >>> 13);
	}
	const step = (two ^ (two >>> 16)) | 1;
	return Array.from({ length: hashes }, (_, turn) => (((one ^ (one >>> 15)) + Math.imul(turn, step)) >>> 0) % size);
}

/** Equal words give equal bits. Words are plain ones, as `plainWord` makes them. */
export function packWords(words: ReadonlySet<string>, { bitsAWord, hashes }: BloomSize): string {
	const bytes = new Uint8Array(Math.ceil((words.size * bitsAWord) / 8));
	for (const word of words) for (const place of placesOf(word, hashes, bytes.length * 8)) bytes[place >> 3] = (bytes[place >> 3] ?? 0) | (1 << (place & 7));
	return Buffer.from(bytes).toString("base64");
}

const MOST_KNOWN = 50_000;

/** Asks a packed set, which is unpacked when it is first asked; answers are remembered. */
export function wordReader(packed: string, hashes: number): (word: string) => boolean {
	let bytes: Uint8Array | null = null;
	const known = new Map<string, boolean>();
	return (word) => {
		const before = known.get(word);
		if (before !== undefined) return before;
		bytes ??= Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
		const own = bytes;
		const found = placesOf(plainWord(word), hashes, own.length * 8).every((place) => ((own[place >> 3] ?? 0) & (1 << (place & 7))) !== 0);
		if (known.size < MOST_KNOWN) known.set(word, found);
		return found;
	};
}
