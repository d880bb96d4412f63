import "server-only";
import type { PictureFormat } from "@/lib/tools/media/platforms";
import { type Pixels, withPixels } from "./sharp";

export interface Encoding {
	readonly format: PictureFormat;
	/** 1 to 100; PNG loses nothing. */
	readonly quality: number;
	readonly maxBytes: number;
	readonly density?: number | undefined;
}

const LOWEST_QUALITY = 40;
const STEP = 9;
/** Where a JFIF head holds its unit and its two densities. */
const DENSITY_AT = 13;

export interface Encoded {
	readonly bytes: Buffer;
	/** The quality that was taken so that the picture is small enough. */
	readonly quality: number;
}

async function encodeAt(pixels: Pixels, { format, density }: Encoding, quality: number): Promise<Buffer> {
	const image = await withPixels(pixels);
	if (format === "png") return image.png({ compressionLevel: 8, adaptiveFiltering: true }).toBuffer();
	if (format === "webp") return image.webp({ quality, effort: 3 }).toBuffer();
	const bytes = await image.jpeg({ quality, progressive: true, chromaSubsampling: quality >= 90 ? "4:4:4" : "4:2:0" }).toBuffer();
	return density === undefined ? bytes : withDensity(bytes, density);
}

/** A JPEG that says how many dots an inch it is printed with. */
function withDensity(bytes: Buffer, density: number): Buffer {
	if (bytes.subarray(6, 10).toString("latin1") !== "JFIF") return bytes;
	bytes.writeUInt8(1, DENSITY_AT);
	bytes.writeUInt16BE(density, DENSITY_AT + 1);
	bytes.writeUInt16BE(density, DENSITY_AT + 3);
	return bytes;
}

/** Pixels as a file without any other data, at the wished quality or at the next lower one that is small enough. A PNG that is too large becomes what it is. */
export async function encode(pixels: Pixels, wish: Encoding): Promise<Encoded> {
	for (let quality = wish.quality; ; quality = Math.max(LOWEST_QUALITY, quality - STEP)) {
		const bytes = await encodeAt(pixels, wish, quality);
		if (bytes.byteLength <= wish.maxBytes || quality <= LOWEST_QUALITY || wish.format === "png") return { bytes, quality };
	}
}
