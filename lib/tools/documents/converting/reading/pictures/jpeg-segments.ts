const MARKER = 0xff;
const [START, SCAN] = [0xd8, 0xda];
const [FIRST_APPLICATION, LAST_APPLICATION, COMMENT] = [0xe0, 0xef, 0xfe];
/** What tells how colours are meant: the frame (JFIF), the colour profile, and the mark of the transform. */
const KEPT = new Set([0xe0, 0xe2, 0xee]);

/** A JPEG without what its camera or program wrote beside the picture: places, dates, previews, remarks. Null for one that is not built as JPEGs are. */
export function withoutMetadata(bytes: Uint8Array): Uint8Array | null {
	if (bytes[0] !== MARKER || bytes[1] !== START) return null;
	const kept: Uint8Array[] = [bytes.subarray(0, 2)];
	let at = 2;
	while (at + 4 <= bytes.byteLength) {
		if (bytes[at] !== MARKER) return null;
		const kind = bytes[at + 1] ?? 0;
		if (kind === MARKER) {
			at += 1;
			continue;
		}
		if (kind === SCAN) {
			kept.push(bytes.subarray(at));
			return Buffer.concat(kept);
		}
		const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
		if (end > bytes.byteLength) return null;
		const isBeside = (kind >= FIRST_APPLICATION && kind <= LAST_APPLICATION && !KEPT.has(kind)) || kind === COMMENT;
		if (!isBeside) kept.push(bytes.subarray(at, end));
		at = end;
	}
	return null;
}
