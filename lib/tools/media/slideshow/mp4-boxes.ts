/** A box of ISO/IEC 14496-12: its size, its name and what is in it. */
export function box(name: string, ...content: readonly Uint8Array[]): Buffer {
	const head = Buffer.alloc(8);
	head.writeUInt32BE(8 + content.reduce((sum, one) => sum + one.byteLength, 0));
	head.write(name, 4, "latin1");
	return Buffer.concat([head, ...content]);
}

/** A box with a version and flags. */
export function fullBox(name: string, flags: number, ...content: readonly Uint8Array[]): Buffer {
	return box(name, uint32(flags), ...content);
}

export function uint16(...values: readonly number[]): Buffer {
	const bytes = Buffer.alloc(values.length * 2);
	for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, at * 2);
	return bytes;
}

export function uint32(...values: readonly number[]): Buffer {
	const bytes = Buffer.alloc(values.length * 4);
	for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
	return bytes;
}

export const text = (value: string): Buffer => Buffer.from(value, "latin1");
export const zeros = (count: number): Buffer => Buffer.alloc(count);

/** The boxes directly in a stretch of bytes. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.byteLength): { name: string; start: number; end: number }[] {
	const found: { name: string; start: number; end: number }[] = [];
	let at = from;
	while (at + 8 <= to) {
		const size = bytes.readUInt32BE(at);
		if (size < 8 || at + size > to) break;
		found.push({ name: bytes.toString("latin1", at + 4, at + 8), start: at + 8, end: at + size });
		at += size;
	}
	return found;
}

/** What is in the box that a path of names leads to. @throws Error when there is none. */
export function boxAt(bytes: Buffer, path: readonly string[]): Buffer {
	let [from, to] = [0, bytes.byteLength];
	for (const name of path) {
		const found = boxesIn(bytes, from, to).find((one) => one.name === name);
		if (!found) throw new Error(`There is no box ${path.join("/")}.`);
		[from, to] = [found.start, found.end];
	}
	return bytes.subarray(from, to);
}
