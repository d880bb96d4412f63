import { unzipSync, zipSync } from "fflate";

type Fields = Partial<Record<keyof typeof PLACES, number>>;

/** Where a field stands in an entry of the directory (APPNOTE 4.3.12) and how many bytes it has. */
const PLACES = { flags: [8, 2], method: [10, 2], compressedBytes: [20, 4], bytes: [24, 4], offset: [42, 4] } as const;
const END_BYTES = 22;

function viewOf(bytes: Uint8Array): DataView {
	return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function findEntry(bytes: Uint8Array, name: string): number {
	const view = viewOf(bytes);
	const end = bytes.byteLength - END_BYTES;
	let at = view.getUint32(end + 16, true);
	for (let left = view.getUint16(end + 10, true); left > 0; left--) {
		const nameBytes = view.getUint16(at + 28, true);
		if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes)) === name) return at;
		at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	throw new Error(`The archive has no entry ${name}.`);
}

/** A copy whose directory says other things about an entry than the archive holds. */
export function withEntry(bytes: Uint8Array, name: string, fields: Fields): Uint8Array {
	const copy = bytes.slice();
	const at = findEntry(copy, name);
	for (const [field, value] of Object.entries(fields) as Array<[keyof typeof PLACES, number]>) {
		const [place, size] = PLACES[field];
		if (size === 2) viewOf(copy).setUint16(at + place, value, true);
		else viewOf(copy).setUint32(at + place, value, true);
	}
	return copy;
}

/** What the directory says about an entry. */
export function entryOf(bytes: Uint8Array, name: string): Record<keyof typeof PLACES, number> {
	const view = viewOf(bytes);
	const at = findEntry(bytes, name);
	const read = ([place, size]: readonly [number, number]) => (size === 2 ? view.getUint16(at + place, true) : view.getUint32(at + place, true));
	return Object.fromEntries(Object.entries(PLACES).map(([field, place]) => [field, read(place)])) as Record<keyof typeof PLACES, number>;
}

/** A copy in which the packed data of these entries is nonsense. */
export function withDamage(bytes: Uint8Array, names: readonly string[]): Uint8Array {
	const copy = bytes.slice();
	for (const name of names) {
		const { offset, compressedBytes } = entryOf(copy, name);
		const start = offset + 30 + viewOf(copy).getUint16(offset + 26, true) + viewOf(copy).getUint16(offset + 28, true);
		copy.fill(0xff, start, start + compressedBytes);
	}
	return copy;
}

/** The same archive with further entries, packed anew. */
export function withEntries(bytes: Uint8Array, entries: Readonly<Record<string, Uint8Array>>): Uint8Array {
	return zipSync({ ...unzipSync(bytes), ...entries });
}

/** The same archive with its end written as ZIP64; `entryCount` may lie. */
export function asZip64(bytes: Uint8Array, entryCount?: bigint): Uint8Array {
	const end = bytes.byteLength - END_BYTES;
	const old = viewOf(bytes);
	const tail = new Uint8Array(56 + 20 + END_BYTES);
	const view = viewOf(tail);
	const count = entryCount ?? BigInt(old.getUint16(end + 10, true));
	view.setUint32(0, 0x06064b50, true);
	view.setBigUint64(4, 44n, true);
	view.setBigUint64(24, count, true);
	view.setBigUint64(32, count, true);
	view.setBigUint64(40, BigInt(old.getUint32(end + 12, true)), true);
	view.setBigUint64(48, BigInt(old.getUint32(end + 16, true)), true);
	view.setUint32(56, 0x07064b50, true);
	view.setBigUint64(64, BigInt(end), true);
	view.setUint32(72, 1, true);
	tail.fill(0xff, 76 + 8, 76 + 20);
	view.setUint32(76, 0x06054b50, true);
	return new Uint8Array(Buffer.concat([bytes.subarray(0, end), tail]));
}
