import "server-only";
import sharp, { type Sharp } from "sharp";
import type { Block } from "@/lib/tools/documents/converting/model/blocks";
import { kindOfFile } from "@/lib/tools/documents/converting/reading/kinds";
import { lookAtPicture } from "@/lib/tools/documents/converting/reading/pictures/ready-picture";
import { readDocument, type SourceFile } from "@/lib/tools/documents/converting/reading/read-document";
import { withPdf } from "@/lib/tools/documents/redacting/pdf/engine";
import { openPage } from "@/lib/tools/documents/redacting/pdf/read-pages";
import { renderPage } from "@/lib/tools/documents/redacting/pdf/render-page";
import { coverIn, isMp4 } from "@/lib/tools/media/slideshow/cover";

/** As wide as a page is shown at most, on a screen of double density. */
const WIDTH_PX = 640;
/** What is longer than a slip of paper is shown from its top. */
const MOST_HEIGHT_PX = 1_280;
const POINTS_PER_INCH = 72;
const QUALITY = 82;
/** More than one page holds; what comes after it is not set. */
const MOST_BLOCKS = 80;
const MOST_ROWS = 60;
/** So much of a text or a table is read for the sake of its beginning. */
const MOST_BYTES_OF_TEXT = 32 * 1024;
const LINE_END = 0x0a;

/** The first page of a document in WebP. */
export interface DrawnPage {
	readonly bytes: Buffer;
	readonly widthPx: number;
	readonly heightPx: number;
}

/**
 * Draws what a person sees first of a file: the first page of a PDF, a picture itself, and of a document of another kind its beginning set on a page.
 * Null for a file that has no pages, as a workbook or an archive.
 * @throws AppError FILE_EMPTY, FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE
 */
export async function drawFirstPage(file: SourceFile, signal: AbortSignal): Promise<DrawnPage | null> {
	const kind = kindOfFile(file.fileName, file.bytes);
	if (kind === "pdf") return drawPdf(file.bytes);
	if (kind === "picture") return drawPicture(file.bytes);
	if (kind === null || kind === "xlsx") return drawCover(file.bytes);
	const read = await readDocument(kind === "docx" || kind === "eml" || kind === "html" ? file : { ...file, bytes: firstLines(file.bytes) });
	const { PdfBinder, languageOf } = await import("@/lib/tools/documents/converting/writing/pdf/pdf-binder");
	const binder = new PdfBinder({
		title: "",
		writtenAt: new Date(0),
		sheet: null,
		hasPageNumbers: false,
		hasFileBookmarks: false,
		picturesPerInch: null,
		language: languageOf(""),
		signal,
	});
	await binder.add(file.fileName, { ...read, blocks: beginningOf(read.blocks) });
	return drawPdf(await binder.finish());
}

/** The whole lines at the beginning of a long text. */
function firstLines(bytes: Uint8Array): Uint8Array {
	if (bytes.byteLength <= MOST_BYTES_OF_TEXT) return bytes;
	const end = bytes.lastIndexOf(LINE_END, MOST_BYTES_OF_TEXT);
	return bytes.subarray(0, end < 0 ? MOST_BYTES_OF_TEXT : end + 1);
}

/** The blocks of a first page, and no rows of a table beyond it. */
function beginningOf(blocks: readonly Block[]): Block[] {
	return blocks.slice(0, MOST_BLOCKS).map((block) => (block.kind === "table" ? { ...block, rows: block.rows.slice(0, MOST_ROWS) } : block));
}

async function drawPdf(bytes: Uint8Array): Promise<DrawnPage> {
	const { width, height, channels, points } = await withPdf(bytes, async (engine, document) => {
		const { page, size } = openPage(engine, document, 0);
		return renderPage(engine, page, size, (WIDTH_PX / size.widthPt) * POINTS_PER_INCH, false);
	});
	return finish(sharp(points, { raw: { width, height, channels }, limitInputPixels: false }));
}

/** The first frame of a film that has one in it as a picture. */
async function drawCover(bytes: Uint8Array): Promise<DrawnPage | null> {
	const cover = isMp4(bytes) ? coverIn(bytes) : null;
	return cover && drawPicture(cover);
}

async function drawPicture(bytes: Uint8Array): Promise<DrawnPage> {
	await lookAtPicture(bytes);
	// What is seen through lies on paper.
	return finish(sharp(bytes, { limitInputPixels: false, pages: 1 }).autoOrient().flatten({ background: "white" }).toColourspace("srgb"));
}

async function finish(image: Sharp): Promise<DrawnPage> {
	const wide = await image.resize({ width: WIDTH_PX, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
	if (wide.info.height <= MOST_HEIGHT_PX) return { bytes: wide.data, widthPx: wide.info.width, heightPx: wide.info.height };
	const cut = await sharp(wide.data).extract({ left: 0, top: 0, width: wide.info.width, height: MOST_HEIGHT_PX }).webp({ quality: QUALITY }).toBuffer();
	return { bytes: cut, widthPx: wide.info.width, heightPx: MOST_HEIGHT_PX };
}
