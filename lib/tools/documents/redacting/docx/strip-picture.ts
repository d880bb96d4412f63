import { deflateSync } from "#zlib";

const PNG_HEAD = Buffer.from("89504e470d0a1a0a", "hex");
/** Chunks that a picture is drawn from; all others say where, when and by whom it was made. */
const DRAWN = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "sRGB", "pHYs"]);

function strippedPng(file: Buffer): Buffer {
	const parts: Uint8Array[] = [PNG_HEAD];
	for (let at = 8; at + 12 <= file.byteLength; ) {
		const length = file.readUInt32BE(at);
		if (DRAWN.has(file.toString("latin1", at + 4, at + 8))) parts.push(file.subarray(at, at + 12 + length));
		at += 12 + length;
	}
	return Buffer.concat(parts);
}

/** A JPEG without remarks and without what cameras and programs add; how colours are coded stays. */
function strippedJpeg(file: Buffer): Buffer | null {
	const parts: Uint8Array[] = [Buffer.from([0xff, 0xd8])];
	for (let at = 2; at + 4 <= file.byteLength && file[at] === 0xff; ) {
		const marker = file[at + 1] ?? 0;
		if (marker === 0xda) {
			const end = file.lastIndexOf(Buffer.from([0xff, 0xd9]));
			parts.push(file.subarray(at, end > at ? end + 2 : file.byteLength));
			return Buffer.concat(parts);
		}
		const length = file.readUInt16BE(at + 2);
		if (length < 2) return null;
		const isApplication = marker >= 0xe1 && marker <= 0xef && marker !== 0xee;
		if (!isApplication && marker !== 0xfe) parts.push(file.subarray(at, at + 2 + length));
		at += 2 + length;
	}
	return null;
}

function crc(bytes: Buffer): number {
	let value = 0xffffffff;
	for (const byte of bytes) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
	}
	return (value ^ 0xffffffff) >>> 0;
}

function chunk(name: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.byteLength);
	check.writeUInt32BE(crc(body));
	return Buffer.concat([length, body, check]);
}

/** One black point, drawn as large as the picture that it stands for. */
export const BLACK_PICTURE: Uint8Array = Buffer.concat([
	PNG_HEAD,
	chunk("IHDR", Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
	chunk("IDAT", deflateSync(Buffer.from([0, 0]))),
	chunk("IEND", Buffer.alloc(0)),
]);

/** A picture without anything but what is seen; null where it is neither a PNG nor a JPEG. */
export function strippedPicture(bytes: Uint8Array): Uint8Array | null {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (file.subarray(0, 8).equals(PNG_HEAD)) return strippedPng(file);
	return file[0] === 0xff && file[1] === 0xd8 ? strippedJpeg(file) : null;
}
