import { AppError } from "@/lib/platform/errors";
import { REDACT_LIMITS } from "@/lib/tools/documents/redacting/schemas";
import type { GreyPicture } from "@/lib/tools/reading/scan/pixels/grey-picture";
import type { RecognizedLine } from "@/lib/tools/reading/scan/recognizer";
import { MOST_SCANNED_PAGES, SCANS_MS } from "@/lib/tools/reading/scan/scan-words";
import type { PdfEngine } from "./engine";
import { type Box, lettersOf, type PageLetters, type PageSize, picturesOf } from "./page-letters";
import { greyPictureOf, renderPage } from "./render-page";

export interface ReadPage extends PageSize {
	readonly page: number;
	readonly letters: PageLetters;
	readonly pictures: readonly Box[];
	/** What was recognised, where the page is a picture; its places are in points of the page as `picture` shows it. */
	readonly scan: { readonly picture: GreyPicture; readonly letters: PageLetters; readonly confidence: number; readonly isUpright: boolean } | null;
	/** A picture of a page in which nothing could be recognised. */
	readonly isUnread: boolean;
}

export interface ReadingReach {
	readonly signal: AbortSignal;
	readonly onPage: (done: number, total: number, message: string) => void;
}

/** Fewer letters than that are a stamp on a picture of a page. */
const HARDLY_TEXT = 60;
const WHOLE_PAGE = 0.6;
const SCAN_DPI = 300;
const POINTS_PER_INCH = 72;
const MOST_PICTURES = 200;
const FLAT = 0;

const areaOf = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);

/** A page whose notes and forms are part of it, so that their text is read as what it is: text that can be seen. */
export function openPage(engine: PdfEngine, document: number, index: number): { page: number; size: PageSize } {
	const first = engine._FPDF_LoadPage(document, index);
	if (first === 0) throw new AppError("FILE_UNREADABLE", `Page ${index + 1} of this PDF is damaged. Export it again from the program that made it.`);
	engine._FPDFPage_Flatten(first, FLAT);
	engine._FPDF_ClosePage(first);
	const page = engine._FPDF_LoadPage(document, index);
	const size = { widthPt: engine._FPDF_GetPageWidthF(page), heightPt: engine._FPDF_GetPageHeightF(page) };
	if (!(size.widthPt > 0 && size.heightPt > 0)) throw new AppError("FILE_UNREADABLE", `Page ${index + 1} of this PDF has no size. Export it again.`);
	return { page, size };
}

/** @throws AppError FILE_TOO_LARGE */
export function countPages(engine: PdfEngine, document: number): number {
	const count = engine._FPDF_GetPageCount(document);
	if (count > REDACT_LIMITS.pages)
		throw new AppError("FILE_TOO_LARGE", `This PDF has ${count} pages; at most ${REDACT_LIMITS.pages} can be redacted at once. Split it and redact the parts.`);
	if (count === 0) throw new AppError("FILE_EMPTY", "This PDF has no pages.");
	return count;
}

/**
 * The text of every page with the place of each letter; pages that are pictures are recognised.
 * @throws AppError FILE_TOO_LARGE, FILE_UNREADABLE or SERVICE_UNAVAILABLE.
 */
export async function readPages(engine: PdfEngine, document: number, { signal, onPage }: ReadingReach): Promise<ReadPage[]> {
	const count = countPages(engine, document);
	const pages: ReadPage[] = [];
	const scans = new Map<number, GreyPicture>();
	for (let index = 0; index < count; index++) {
		signal.throwIfAborted();
		onPage(index, count, `Reading page ${index + 1} of ${count}`);
		const { page, size } = openPage(engine, document, index);
		const letters = lettersOf(engine, page, size);
		const pictures = picturesOf(engine, page, size, MOST_PICTURES);
		const isCovered = pictures.reduce((sum, box) => sum + areaOf(box), 0) >= WHOLE_PAGE * size.widthPt * size.heightPt;
		let isUnread = false;
		if (isCovered || letters.text.replace(/\s/g, "").length < HARDLY_TEXT) {
			const picture = greyPictureOf(renderPage(engine, page, size, SCAN_DPI, true));
			if (hasInk(picture)) {
				if (scans.size < MOST_SCANNED_PAGES) scans.set(index + 1, picture);
				else isUnread = letters.text.replace(/\s/g, "").length < HARDLY_TEXT;
			}
		}
		engine._FPDF_ClosePage(page);
		pages.push({ page: index + 1, ...size, letters, pictures, scan: null, isUnread });
	}
	return scans.size === 0 ? pages : withScans(pages, scans, { signal, onPage });
}

function hasInk({ points }: GreyPicture): boolean {
	let dark = 0;
	for (const shade of points) if (shade < 160 && ++dark > 400) return true;
	return false;
}

async function withScans(pages: readonly ReadPage[], scans: ReadonlyMap<number, GreyPicture>, { signal, onPage }: ReadingReach): Promise<ReadPage[]> {
	const [{ withRecognizer }, { readPicture }] = await Promise.all([import("#recognizer"), import("#read-picture")]);
	return withRecognizer(signal, async (recognizer) => {
		const until = Date.now() + SCANS_MS;
		const read: ReadPage[] = [];
		let habit: Parameters<typeof readPicture>[2] = null;
		let done = 0;
		for (const page of pages) {
			const picture = scans.get(page.page);
			if (!picture) {
				read.push(page);
				continue;
			}
			onPage(done++, scans.size, `Recognising the text in pictures: page ${done} of ${scans.size}`);
			const found = await readPicture(picture, recognizer, habit, until - Date.now());
			if (found) habit = { language: found.language, quarters: found.quarters };
			const hasText = page.letters.text.replace(/\s/g, "").length >= HARDLY_TEXT;
			const scan = found ? { picture: found.picture, isUpright: found.quarters === 0, ...recognizedLetters(found.lines, found.picture.dpi) } : null;
			read.push({ ...page, scan, isUnread: scan === null && !hasText });
		}
		return read;
	});
}

/** Recognised words as letters, each with the box of its whole word. */
function recognizedLetters(lines: readonly RecognizedLine[], dpi: number): { letters: PageLetters; confidence: number } {
	const scale = POINTS_PER_INCH / dpi;
	let text = "";
	const boxes: (Box | null)[] = [];
	let [sum, count] = [0, 0];
	const add = (part: string, box: Box | null) => {
		text += part;
		for (let unit = 0; unit < part.length; unit++) boxes.push(box);
	};
	for (const { words } of lines) {
		for (const [at, word] of words.entries()) {
			if (at > 0) add(" ", null);
			add(word.text, { left: word.x0 * scale, right: word.x1 * scale, top: word.y0 * scale, bottom: word.y1 * scale });
			sum += word.confidence * word.text.length;
			count += word.text.length;
		}
		add("\n", null);
	}
	return { letters: { text, boxes }, confidence: count === 0 ? 0 : sum / count };
}
