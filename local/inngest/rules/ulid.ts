import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ENTROPY_BYTES = 10;

/** A ULID: 48 bits of time and 80 of chance in base 32. https://github.com/ulid/spec */
export function newUlid(timeMs = Date.now(), entropy: Buffer = randomBytes(ENTROPY_BYTES)): string {
	let bits = (BigInt(timeMs) << 80n) | BigInt(`0x${entropy.toString("hex")}`);
	let text = "";
	for (let length = 0; length < 26; length++) {
		text = ALPHABET[Number(bits & 31n)] + text;
		bits >>= 5n;
	}
	return text;
}

/**
 * The id of one event of a sending, always the same for the same seed, so that a repeated sending is known. A seed is
 * `milliseconds,ten bytes in base 64`; undefined when it is not of that form.
 */
export function seededUlid(seed: string, index: number): string | undefined {
	const [, time = "", text = ""] = /^(\d{1,14}),([A-Za-z0-9+/]+={0,2})$/.exec(seed) ?? [];
	const entropy = Buffer.from(text, "base64");
	if (Number(time) <= 0 || entropy.length !== ENTROPY_BYTES) return undefined;
	const tail = ENTROPY_BYTES - 4;
	entropy.writeUInt32BE((entropy.readUInt32BE(tail) + index + 1) % 2 ** 32, tail);
	return newUlid(Number(time), entropy);
}
