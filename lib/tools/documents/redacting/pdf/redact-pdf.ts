import type { Sought } from "@/lib/tools/documents/redacting/covering/occurrences";
import type { FindingPlace } from "@/lib/tools/documents/redacting/schemas";
import { coverLetters, wordsLeft } from "./cover-page";
import { type PdfEngine, withPdf } from "./engine";
import type { Box } from "./page-letters";
import { openPage, type ReadingReach, type ReadPage, readPages } from "./read-pages";
import { isSeen, type PagePicture, paintBars, renderPage } from "./render-page";
import { PicturePdf } from "./write-picture-pdf";

const DPI = { few: 200, many: 144 } as const;
const MANY_PAGES = 40;
const POINTS_PER_INCH = 72;
const PHOTO_SHARE = 0.01;

export interface PdfWish {
	readonly sought: readonly Sought[];
	/** Where each sought text was found before, by its index. */
	readonly places: readonly (readonly FindingPlace[])[];
	readonly coversPictures: boolean;
}

export interface RedactedPdf {
	readonly bytes: Uint8Array;
	readonly pageCount: number;
	/** How often each sought text was covered, page by page. */
	readonly covered: readonly { readonly page: number; readonly counts: ReadonlyMap<number, number> }[];
	/** Pages of which a whole line was covered, since a text's place in it was unknown. */
	readonly wholeLines: readonly number[];
	readonly greyPages: readonly number[];
}

/** Lines of texts that the letters of the page show less often than they were found there: the line as it was read is covered as a whole. */
function missedLines(page: number, counts: ReadonlyMap<number, number>, { places }: PdfWish): Box[] {
	return places.flatMap((own, text) => {
		const here = own.filter((place) => place.page === page);
		if ((counts.get(text) ?? 0) >= here.length) return [];
		return here.flatMap(({ box }): Box[] =>
			box ? [{ left: box.x - 2, right: box.right + 2, top: box.y - box.size * 1.1, bottom: box.y + box.size * 0.4 }] : [],
		);
	});
}

function redactScan(
	read: ReadPage,
	wish: PdfWish,
): { picture: PagePicture; bars: Box[]; counts: Map<number, number>; add: Parameters<PicturePdf["addPage"]>[0] } | null {
	const { scan } = read;
	if (!scan) return null;
	const { picture: grey } = scan;
	const scale = grey.dpi / POINTS_PER_INCH;
	const picture: PagePicture = { width: grey.width, height: grey.height, channels: 1, points: grey.points.slice(), scale };
	const seen = coverLetters(scan.letters, wish.sought);
	// A scan may have a layer of text already: what it knows is covered too, and nothing of it is kept.
	const layer = scan.isUpright ? coverLetters(read.letters, wish.sought) : { bars: [], counts: new Map<number, number>() };
	const counts = new Map(seen.counts);
	for (const [text, count] of layer.counts) counts.set(text, Math.max(count, counts.get(text) ?? 0));
	const bars = [...seen.bars, ...layer.bars];
	paintBars(picture, bars);
	const words = wordsLeft(scan.letters, seen.isCovered, bars, () => true);
	return { picture, bars, counts, add: { widthPt: grey.width / scale, heightPt: grey.height / scale, picture, words } };
}

/**
 * A new PDF that shows the same pages with bars: each page is a picture, and beside it only the words that stay. Nothing else of the file is taken
 * over: no text under bars, no notes, forms, layers, attachments, names of authors or earlier versions.
 * @throws AppError FILE_ENCRYPTED, FILE_UNREADABLE, FILE_TOO_LARGE or SERVICE_UNAVAILABLE.
 */
export async function redactPdf(bytes: Uint8Array, wish: PdfWish, reach: ReadingReach): Promise<RedactedPdf> {
	return withPdf(bytes, async (engine, document) => {
		const pages = await readPages(engine, document, { ...reach, onPage: (done, total, message) => reach.onPage(done, total * 2, message) });
		const pdf = new PicturePdf();
		const covered: { page: number; counts: ReadonlyMap<number, number> }[] = [];
		const wholeLines: number[] = [];
		for (const [index, read] of pages.entries()) {
			reach.signal.throwIfAborted();
			reach.onPage(pages.length + index, pages.length * 2, `Drawing page ${index + 1} of ${pages.length}`);
			const scanned = redactScan(read, wish);
			if (scanned) pdf.addPage(scanned.add, false);
			const counts = scanned?.counts ?? redactPage({ engine, document, pages: pages.length }, read, wish, pdf, wholeLines);
			if (counts.size > 0) covered.push({ page: read.page, counts });
			// The event loop hears of a cancelled run between two pages.
			await new Promise((resolve) => setImmediate(resolve));
		}
		const greyPages = pages.filter(({ scan }) => scan !== null).map(({ page }) => page);
		return { bytes: pdf.end(), pageCount: pages.length, covered, wholeLines, greyPages };
	});
}

interface Open {
	readonly engine: PdfEngine;
	readonly document: number;
	readonly pages: number;
}

function redactPage({ engine, document, pages }: Open, read: ReadPage, wish: PdfWish, pdf: PicturePdf, wholeLines: number[]): ReadonlyMap<number, number> {
	const { page, size } = openPage(engine, document, read.page - 1);
	const picture = renderPage(engine, page, size, pages > MANY_PAGES ? DPI.many : DPI.few, false);
	engine._FPDF_ClosePage(page);
	const { bars: own, counts, all, isCovered } = coverLetters(read.letters, wish.sought);
	const missed = missedLines(read.page, all, wish);
	if (missed.length > 0) wholeLines.push(read.page);
	const pictures = wish.coversPictures ? [...read.pictures, ...(read.isUnread ? [{ left: 0, top: 0, right: size.widthPt, bottom: size.heightPt }] : [])] : [];
	const bars = [...own, ...missed, ...pictures];
	// Seen before it is covered: what lies under a bar is left out by its place.
	const words = wordsLeft(read.letters, isCovered, bars, (box) => isSeen(picture, box));
	paintBars(picture, bars);
	const photoArea = read.pictures.reduce((sum, { left, right, top, bottom }) => sum + (right - left) * (bottom - top), 0);
	pdf.addPage({ ...size, picture, words }, photoArea > PHOTO_SHARE * size.widthPt * size.heightPt);
	return counts;
}
