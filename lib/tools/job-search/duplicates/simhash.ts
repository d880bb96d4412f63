/** A 64-bit fingerprint as two unsigned 32-bit halves. */
export interface SimHash {
	readonly high: number;
	readonly low: number;
}

const SHINGLE_WORDS = 3;

/**
 * SimHash (Charikar 2002) over shingles of three words: texts that share most of their wording differ in few bits.
 * Case, marks and spacing do not count.
 */
export function simHash(text: string): SimHash {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const hashes = words.map(hashWord);
	const votes = new Int32Array(64);
	for (let index = 0; index + SHINGLE_WORDS <= hashes.length; index++) {
		let high = 0x9e3779b9;
		let low = 0x85ebca6b;
		for (let offset = 0; offset < SHINGLE_WORDS; offset++) {
			const hash = hashes[index + offset] ?? 0;
			high = scramble(Math.imul(high, 31) ^ hash);
			low = scramble(Math.imul(low, 33) + hash);
		}
		for (let bit = 0; bit < 32; bit++) {
			votes[bit] = (votes[bit] ?? 0) + ((low >>> bit) & 1) * 2 - 1;
			votes[bit + 32] = (votes[bit + 32] ?? 0) + ((high >>> bit) & 1) * 2 - 1;
		}
	}
	return { high: pack(votes, 32), low: pack(votes, 0) };
}

/** The number of bits in which two fingerprints differ (0 to 64). */
export function simHashDistance(one: SimHash, other: SimHash): number {
	return bitCount(one.high ^ other.high) + bitCount(one.low ^ other.low);
}

/** FNV-1a, 32 bits. */
function hashWord(word: string): number {
	let hash = 0x811c9dc5;
	for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
	return hash;
}

/** The finalizer of MurmurHash3, so that each bit depends on all. */
function scramble(value: number): number {
	let mixed = value ^ (value >>> 16);
	mixed = Math.imul(mixed, 0x85ebca6b);
	mixed ^= mixed >>> 13;
	mixed = Math.imul(mixed, 0xc2b2ae35);
	return mixed ^ (mixed >>> 16);
}

function pack(votes: Int32Array, start: number): number {
	let bits = 0;
	for (let bit = 0; bit < 32; bit++) if ((votes[start + bit] ?? 0) > 0) bits |= 1 << bit;
	return bits >>> 0;
}

function bitCount(value: number): number {
	let rest = value - ((value >>> 1) & 0x55555555);
	rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
	return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
