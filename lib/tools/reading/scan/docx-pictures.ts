import "server-only";
import { inflateSync } from "node:zlib";
import PdfDocument from "pdfkit";
import { openDocxPackage } from "@/lib/tools/reading/docx/docx-package";
import { MOST_SCANNED_PAGES } from "./scan-words";

const WIDTH_PT = 595;
/** Smaller ones are signs and photos. */
const LEAST_POINTS = 500_000;
/** As many as a page of a PDF may have. */
const MOST_POINTS = 40_000_000;
const MOST_BYTES_PER_POINT = 8;
const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const CHUNK_BYTES = 12;

interface Size {
	readonly width: number;
	readonly height: number;
}

/** A JPEG's size, from the first frame that it names. */
function jpegSize(file: Buffer): Size | null {
	for (let at = 2; at + 9 < file.byteLength && file[at] === 0xff; at += 2 + file.readUInt16BE(at + 2)) {
		const marker = file[at + 1] ?? 0;
		const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
		if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
		if (file.readUInt16BE(at + 2) < 2) return null;
	}
	return null;
}

/** A PNG's size; null where its points unfold to more than it says. */
function pngSize(file: Buffer): Size | null {
	if (file.byteLength < 33) return null;
	const size = { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
	if (size.width * size.height > MOST_POINTS) return null;
	const parts: Buffer[] = [];
	for (let at = PNG.byteLength; at + CHUNK_BYTES <= file.byteLength; at += CHUNK_BYTES + file.readUInt32BE(at)) {
		if (file.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
	}
	try {
		inflateSync(Buffer.concat(parts), { maxOutputLength: (size.width * MOST_BYTES_PER_POINT + 1) * size.height });
		return size;
	} catch {
		return null;
	}
}

/** The size of a picture that may hold a page; null for any other. */
function readableSize(file: Buffer): Size | null {
	const size = file.subarray(0, PNG.byteLength).equals(PNG) ? pngSize(file) : file[0] === 0xff && file[1] === 0xd8 ? jpegSize(file) : null;
	const points = size ? size.width * size.height : 0;
	return points >= LEAST_POINTS && points <= MOST_POINTS ? size : null;
}

/** The pictures of a document without text as a PDF of one page each; null where none is large enough to hold a page, or none small enough to read. */
export async function pdfOfDocxPictures(bytes: Uint8Array): Promise<Uint8Array | null> {
	const { pictures: all } = await openDocxPackage(bytes, 2 * MOST_SCANNED_PAGES);
	const sized = all.flatMap((picture) => {
		const file = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
		const size = readableSize(file);
		return size ? [{ file, size }] : [];
	});
	const pictures = sized.slice(0, MOST_SCANNED_PAGES);
	if (pictures.length === 0) return null;
	const pdf = new PdfDocument({ autoFirstPage: false });
	const chunks: Buffer[] = [];
	pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
	const ended = new Promise((resolve) => pdf.once("end", resolve));
	try {
		for (const { file, size } of pictures) {
			const heightPt = (WIDTH_PT * size.height) / size.width;
			pdf.addPage({ size: [WIDTH_PT, heightPt], margin: 0 });
			pdf.image(file, 0, 0, { width: WIDTH_PT, height: heightPt });
		}
		pdf.end();
	} catch {
		// A picture that is no picture.
		return null;
	}
	await ended;
	return new Uint8Array(Buffer.concat(chunks));
}
