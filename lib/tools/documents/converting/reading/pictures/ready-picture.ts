import "server-only";
import sharp, { type Metadata } from "sharp";
import { counted, DOCUMENT_LIMITS, tooLarge, unreadable } from "@/lib/tools/documents/converting/model/limits";
import { withoutMetadata } from "./jpeg-segments";

/** A picture as a PDF takes it: JPEG or PNG without anything but its points, standing upright. */
export interface ReadyPicture {
	readonly bytes: Uint8Array;
	readonly widthPx: number;
	readonly heightPx: number;
	/** As long as it is on paper at the density that its file names, or at 96 points to the inch. */
	readonly widthPt: number;
	readonly heightPt: number;
	readonly format: "jpeg" | "png";
}

/** What is known of a picture before it is taken apart. */
export interface PictureFacts {
	readonly widthPx: number;
	readonly heightPx: number;
	readonly pages: number;
	readonly format: string;
}

/** The longest side in points of the screen beyond which a picture is made smaller, where it is asked for. */
export interface PictureWish {
	readonly longestPx?: number;
	/** Which picture of a file with several; counted from 0. */
	readonly page?: number;
}

const FORMATS = new Set(["jpeg", "png", "webp", "gif", "tiff", "avif", "heif"]);
const USUAL_DENSITY = 96;
const MOST_PAGES = 200;
const JPEG_QUALITY = 90;
const BROKEN = "This picture is damaged or no picture of a kind that can be read (JPEG, PNG, WebP, GIF, TIFF). Save it again as JPEG or PNG.";

function open(bytes: Uint8Array, page = 0) {
	return sharp(bytes, { limitInputPixels: DOCUMENT_LIMITS.picturePixels, sequentialRead: true, page, pages: 1, failOn: "error" });
}

/** Looks at the head of a picture alone. @throws AppError FILE_TOO_LARGE, FILE_UNREADABLE */
export async function lookAtPicture(bytes: Uint8Array): Promise<PictureFacts> {
	if (bytes.byteLength > DOCUMENT_LIMITS.pictureBytes) throw tooLarge("This picture has more than 60 MB. Save it smaller and upload that.");
	let facts: Metadata;
	try {
		facts = await sharp(bytes, { limitInputPixels: false }).metadata();
	} catch (cause) {
		throw unreadable(BROKEN, cause);
	}
	const { width = 0, height = 0, format = "", pages = 1, pageHeight } = facts;
	if (!FORMATS.has(format)) throw unreadable(BROKEN);
	const heightPx = pageHeight ?? height;
	if (width * heightPx > DOCUMENT_LIMITS.picturePixels)
		throw tooLarge(
			`This picture has ${counted(width)} × ${counted(heightPx)} points; at most ${counted(DOCUMENT_LIMITS.picturePixels)} in all can be set. Save it smaller and upload that.`,
		);
	return { widthPx: width, heightPx, pages: Math.min(pages, MOST_PAGES), format };
}

/** A picture upright, without its metadata, as JPEG where it was a photograph, else as PNG. @throws AppError FILE_TOO_LARGE, FILE_UNREADABLE */
export async function readyPicture(bytes: Uint8Array, { longestPx, page }: PictureWish = {}): Promise<ReadyPicture> {
	await lookAtPicture(bytes);
	try {
		const facts = await open(bytes, page).metadata();
		const { width = 1, orientation = 1, format, space, density } = facts;
		const height = facts.pageHeight ?? facts.height ?? 1;
		const isTurned = orientation >= 5;
		const [widthPx, heightPx] = isTurned ? [height, width] : [width, height];
		const perInch = density && density >= 30 && density <= 2_400 ? density : USUAL_DENSITY;
		const size = { widthPt: (widthPx * 72) / perInch, heightPt: (heightPx * 72) / perInch };
		const isSmallEnough = longestPx === undefined || Math.max(widthPx, heightPx) <= longestPx;
		const clean = format === "jpeg" && orientation <= 1 && isSmallEnough && (space === "srgb" || space === "b-w") ? withoutMetadata(bytes) : null;
		if (clean) return { bytes: clean, widthPx, heightPx, ...size, format: "jpeg" };
		let work = open(bytes, page).rotate().toColourspace("srgb");
		if (!isSmallEnough) work = work.resize({ width: longestPx, height: longestPx, fit: "inside" });
		const isPhotograph = format === "jpeg" || format === "heif" || (format === "webp" && !facts.hasAlpha);
		if (facts.hasAlpha) work = work.flatten({ background: "#ffffff" });
		const { data, info } = await (isPhotograph ? work.jpeg({ quality: JPEG_QUALITY }) : work.png({ compressionLevel: 7 })).toBuffer({
			resolveWithObject: true,
		});
		return { bytes: data, widthPx: info.width, heightPx: info.height, ...size, format: isPhotograph ? "jpeg" : "png" };
	} catch (cause) {
		throw unreadable(BROKEN, cause);
	}
}
