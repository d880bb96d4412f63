import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/platform/errors";
import { hasRightToLeft } from "@/lib/platform/language/direction";
import type { Block, BlockDocument, Note } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import type { Reading } from "@/lib/tools/reading/text/reading";
import { DocumentBuilder, type RawPicture } from "./blocks/build-blocks";
import { withoutFurniture } from "./pages/furniture";
import type { PagePart } from "./pages/page-lines";
import { readPdfParts } from "./pages/read-pdf-parts";

/** What was read of a PDF, beside its blocks. */
export interface PdfReading extends BlockDocument {
	readonly pageCount: number;
	readonly scannedPages: readonly number[];
	/** Words that were recognised in pictures and may be wrong. */
	readonly doubts: readonly { readonly page: number; readonly word: string; readonly confidence: number }[];
	/** The page on which each of its tables ends. */
	readonly tablePages: readonly number[];
	/** What stood at the head or foot of the pages. */
	readonly furniture: readonly string[];
}

export interface PdfReadingOptions {
	readonly signal: AbortSignal;
	/** What share of the reading is done, from 0 to 1, and at what it is. */
	readonly onProgress: (share: number, message: string) => void;
}

/** Shares of the time of reading: the text of the pages, pictures of pages where there are any, and putting pages together. */
const [READ, RECOGNISED] = [0.5, 0.8];

const MOST_PAGES = 500;
const MOST_DOUBTS = 500;
const FROM_RIGHT =
	"Text that runs from the right stands on this page. The order of its letters and words may be wrong, above all beside figures and other letters: compare it with the PDF.";
const FORMULA = "What looks like a formula was taken over as text on one line. Compare it with the PDF.";

async function written({ picture, target }: RawPicture): Promise<boolean> {
	const { widthPx, heightPx, channels, points } = picture;
	try {
		const bytes = await sharp(points, { raw: { width: widthPx, height: heightPx, channels } })
			.png({ compressionLevel: 7 })
			.toBuffer();
		target.picture = { ...target.picture, bytes };
		return true;
	} catch {
		return false;
	}
}

/**
 * A PDF as blocks: headings, paragraphs over lines and pages, lists, tables and pictures.
 * @throws AppError FILE_ENCRYPTED, FILE_UNREADABLE, FILE_EMPTY, SERVICE_UNAVAILABLE
 */
export async function readPdfBlocks(bytes: Uint8Array, { signal, onProgress }: PdfReadingOptions): Promise<PdfReading> {
	const { file, pages } = await readPdfParts(bytes, {
		maxPages: MOST_PAGES,
		signal,
		keepsPages: true,
		leavesLines: true,
		onRead: (done, total) => onProgress((READ * done) / total, `Reading page ${done} of ${total}`),
		onPicture: (done, total) => onProgress(READ + ((RECOGNISED - READ) * done) / total, `Recognising the text in pictures: page ${done + 1} of ${total}`),
		onPage: (done, total) => onProgress(RECOGNISED + ((1 - RECOGNISED) * done) / total, `Finding paragraphs and tables: page ${done} of ${total}`),
	});
	const notes: Note[] = file.warnings.map((message) => ({ place: "", message }));
	for (const { page, isFormula } of pages) {
		if (isFormula) notes.push({ place: `Page ${page.page}`, message: FORMULA });
		if (page.items.some(({ text }) => hasRightToLeft(text))) notes.push({ place: `Page ${page.page}`, message: FROM_RIGHT });
	}
	const { pages: kept, left } = withoutFurniture(pages);
	const built = new DocumentBuilder(kept.flatMap(({ parts }) => parts)).build();
	const lost = new Set<Block>();
	for (const raw of built.rawPictures) {
		signal.throwIfAborted();
		if (!(await written(raw))) lost.add(raw.target as Block);
	}
	if (lost.size > 0) notes.push({ place: "", message: `${lost.size} pictures could not be taken out.` });
	const blocks = built.blocks.filter((block) => !lost.has(block));
	if (blocks.length === 0) throw new AppError("FILE_EMPTY", "No text, table or picture could be found in this PDF.");
	const doubts = pages
		.flatMap(({ page, parts }) => parts.flatMap((part) => readingsOf(part).flatMap((reading) => doubtsOf(page.page, reading))))
		.slice(0, MOST_DOUBTS);
	const first = blocks.find((block) => block.kind === "heading");
	return {
		title: first?.kind === "heading" ? spelledText(first.runs) : "",
		blocks,
		notes,
		pageCount: file.pageCount,
		scannedPages: file.scannedPages,
		doubts,
		tablePages: built.tablePages,
		furniture: left,
	};
}

function readingsOf(part: PagePart): (Reading | undefined)[] {
	if (part.kind === "line") return [part.line.reading];
	return part.kind === "table" ? [...part.table.items].map(({ reading }) => reading) : [];
}

function doubtsOf(page: number, reading: Reading | undefined) {
	return (reading?.unsure ?? []).map((word) => ({ page, word, confidence: Math.round((reading?.confidence ?? 0) * 100) / 100 }));
}
