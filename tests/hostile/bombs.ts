import { constants, deflateRawSync } from "node:zlib";

const PIECE_BYTES = 1024 * 1024;
const ADLER_BASE = 65_521n;
const LAST_BLOCK = Buffer.from([0x03, 0x00]);

/** Packed bytes that unfold to so many MB of one byte. One packed MB is repeated, so that making them costs nothing. */
export function unfoldingRaw(megabytes: number, byte = 0): Buffer {
	const piece = deflateRawSync(Buffer.alloc(PIECE_BYTES, byte), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
	return Buffer.concat([...Array.from({ length: megabytes }, () => piece), LAST_BLOCK]);
}

/** The same as a whole zlib stream (RFC 1950). */
export function unfolding(megabytes: number, byte = 0): Buffer {
	const count = BigInt(megabytes * PIECE_BYTES);
	const low = (1n + count * BigInt(byte)) % ADLER_BASE;
	const high = (count + (BigInt(byte) * count * (count + 1n)) / 2n) % ADLER_BASE;
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(Number((high << 16n) | low));
	return Buffer.concat([Buffer.from([0x78, 0xda]), unfoldingRaw(megabytes, byte), sum]);
}

/** The same as a whole gzip stream (RFC 1952), but for its sum. */
export function unfoldingGzip(megabytes: number): Buffer {
	return Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]), unfoldingRaw(megabytes), Buffer.alloc(8)]);
}
