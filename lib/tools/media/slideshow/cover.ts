import sharp from "sharp";
import { box, boxesIn, fullBox, text, uint32, zeros } from "./mp4-boxes";

/** As wide as first pages are shown at most. */
const WIDTH_PX = 640;
const QUALITY = 80;
/** The kind of a value in a list of metadata: a JPEG. */
const JPEG = 13;
const MOST_BYTES = 512 * 1024;
const PATH = ["moov", "udta", "meta", "ilst", "covr", "data"] as const;
/** What stands before the content of these: a version and flags, and with a value its locale. */
const HEADS: Readonly<Record<string, number>> = { meta: 4, data: 8 };

/** A film's first frame as a picture to be kept in it. */
export async function coverOf(rgb: Uint8Array, { width, height }: { readonly width: number; readonly height: number }): Promise<Buffer> {
	const frame = sharp(rgb, { raw: { width, height, channels: 3 }, limitInputPixels: false });
	return frame.resize({ width: WIDTH_PX, withoutEnlargement: true }).jpeg({ quality: QUALITY }).toBuffer();
}

/** The picture of a film where players and file managers look for it: in the list of its metadata. */
export function coverBox(cover: Uint8Array): Buffer {
	const value = box("data", uint32(JPEG, 0), cover);
	const handler = fullBox("hdlr", 0, zeros(4), text("mdirappl"), zeros(9));
	return box("udta", fullBox("meta", 0, handler, box("ilst", box("covr", value))));
}

/** The picture that stands in a film, read from its beginning; null for a film without one. */
export function coverIn(beginning: Uint8Array): Uint8Array | null {
	const bytes = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength);
	let [from, to] = [0, bytes.byteLength];
	for (const name of PATH) {
		const found = boxesIn(bytes, from, to).find((one) => one.name === name);
		if (!found) return null;
		[from, to] = [found.start + (HEADS[name] ?? 0), found.end];
	}
	return from < to && to - from <= MOST_BYTES ? bytes.subarray(from, to) : null;
}

/** Whether a file is a film of this kind. */
export const isMp4 = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(4, 8)).toString("latin1") === "ftyp";
