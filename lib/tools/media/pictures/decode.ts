import "server-only";
import type { Metadata } from "sharp";
import { AppError } from "@/lib/platform/errors";
import { MEDIA_LIMITS, tooLarge, unreadable } from "@/lib/tools/media/limits";
import { type Pixels, sharpLibrary, toPixels, withPixels } from "./sharp";

/** How files of the formats that are read begin: whatever else a file may be, no reader of it is asked. */
const SIGNATURES: readonly RegExp[] = [
	/^\xff\xd8\xff/,
	/^\x89PNG\r\n/,
	/^RIFF[\s\S]{4}WEBP/,
	/^GIF8[79]a/,
	/^II\x2a\0/,
	/^MM\0\x2a/,
	/^[\s\S]{4}ftyp(?:avif|avis|mif1)/,
];
const NUMBERS = new Intl.NumberFormat("en");

/** What a picture is before it is decoded, as it is seen: turned as its camera was held. */
export interface PictureFacts {
	readonly width: number;
	readonly height: number;
	readonly format: string;
	/** Kinds of data beside the pixels, which no result carries. */
	readonly carries: readonly string[];
}

export interface PictureFile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** HEIC as phones take it, which needs a decoder that is not free to use. */
function isHeic(bytes: Uint8Array): boolean {
	const head = asBuffer(bytes).subarray(0, 64);
	const brand = head.subarray(4, 12).toString("latin1");
	return ["ftypheic", "ftypheix", "ftyphevc", "ftypmif1", "ftypmsf1"].includes(brand) && !head.includes("avif");
}

function carried({ exif, xmp, iptc, icc }: Metadata): string[] {
	const kinds: ReadonlyArray<readonly [string, Buffer | undefined]> = [
		["EXIF", exif],
		["XMP", xmp],
		["IPTC", iptc],
		["colour profile", icc],
	];
	return kinds.filter(([, data]) => data !== undefined && data.length > 0).map(([kind]) => kind);
}

/**
 * Reads a picture's head alone.
 * @throws AppError FILE_EMPTY, FILE_UNREADABLE, or FILE_TOO_LARGE for one that would unfold to more than 100 megapixels.
 */
export async function readFacts({ name, bytes }: PictureFile): Promise<PictureFacts> {
	if (bytes.byteLength === 0) throw new AppError("FILE_EMPTY", `${name} is empty. Choose the picture again.`);
	if (isHeic(bytes)) throw unreadable(`${name} is a HEIC picture, which can't be read here. Export it as JPEG and upload that.`);
	const head = asBuffer(bytes).subarray(0, 16).toString("latin1");
	if (!SIGNATURES.some((signature) => signature.test(head)))
		throw unreadable(`${name} is no picture of a kind that is read here. Save it as JPEG or PNG and upload that.`);
	const sharp = await sharpLibrary();
	const found = await sharp(asBuffer(bytes), { limitInputPixels: false })
		.metadata()
		.catch((cause: unknown) => {
			throw unreadable(`${name} is no picture that can be read, or it is damaged. Save it anew as JPEG or PNG and upload that.`, cause);
		});
	const [width, height] = [found.autoOrient.width, found.autoOrient.height];
	if (width * height > MEDIA_LIMITS.pixels || Math.max(width, height) > MEDIA_LIMITS.side) {
		const size = `${NUMBERS.format(width)} × ${NUMBERS.format(height)} pixels`;
		throw tooLarge(`${name} has ${size}; at most ${MEDIA_LIMITS.pixels / 1_000_000} megapixels can be worked on. Make it smaller and upload that.`);
	}
	return { width, height, format: found.format, carries: carried(found) };
}

/** Whether a picture has a channel for what is seen through, and nothing is. */
function isOpaque({ data, channels }: Pixels): boolean {
	if (channels === 3) return false;
	for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
	return true;
}

/**
 * The pixels of a picture's first frame, turned upright, in sRGB, and with nothing else of the file. Larger ones are made smaller until they cover
 * `longest` by `longest` just so.
 * @throws AppError FILE_UNREADABLE for a file that breaks off.
 */
export async function decode({ name, bytes }: PictureFile, size: { readonly width: number; readonly height: number }): Promise<Pixels> {
	const sharp = await sharpLibrary();
	try {
		const image = sharp(asBuffer(bytes), { limitInputPixels: MEDIA_LIMITS.pixels, failOn: "truncated", pages: 1 })
			.autoOrient()
			.resize(size.width, size.height, { fit: "fill", withoutEnlargement: true })
			.toColourspace("srgb");
		const pixels = await toPixels(image);
		return isOpaque(pixels) ? await toPixels((await withPixels(pixels)).removeAlpha()) : pixels;
	} catch (cause) {
		throw unreadable(`${name} is damaged: not all of it could be read. Save it anew and upload that.`, cause);
	}
}
