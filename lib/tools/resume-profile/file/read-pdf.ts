import "server-only";
import "./array-buffer-transfer";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { AppError } from "@/lib/platform/errors";
import { cleanText } from "@/lib/tools/resume-profile/text/clean-text";
import type { PageLayout, ReadFile, ReadOptions, TextSegment } from "@/lib/tools/resume-profile/text/text-line";
import { readingOrder } from "./page-columns";
import { refuseOverlargePdf } from "./pdf-limits";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** A resume longer than this is read up to here; a file of thousands of pages must not hold a worker. */
const MAX_PAGES = 30;
const MAX_ITEMS_PER_PAGE = 20_000;
/** Operators and items of all pages together, a hundred times those of a long resume: after them no further page is begun. */
const MAX_WORK = 400_000;
const WORK_PER_ITEM = 5;
/** Larger pictures are not unpacked: a sheet scanned at 600 dots an inch has 35 million points. */
const MAX_IMAGE_POINTS = 40_000_000;
const BOLD_NAME = /bold|black|heavy|semibold|demi|[-,]bd\b|\.b\b/i;

interface Glyphs extends TextSegment {
	readonly endsInSpace: boolean;
}

/** Font names tell boldness; they are known once the page's operators were read. */
function boldFonts(page: PdfPage, fontNames: Iterable<string>): ReadonlySet<string> {
	const bold = new Set<string>();
	for (const fontName of fontNames) {
		if (!page.commonObjs.has(fontName)) continue;
		const font: unknown = page.commonObjs.get(fontName);
		if (typeof font !== "object" || font === null) continue;
		const isBold = ("bold" in font && font.bold === true) || ("black" in font && font.black === true);
		if (isBold || ("name" in font && typeof font.name === "string" && BOLD_NAME.test(font.name))) bold.add(fontName);
	}
	return bold;
}

/** Joins neighbouring items of a baseline; a gap wider than a quarter of an em is a space, wider than 1.2 em parts two segments. */
function joinItems(items: readonly Glyphs[]): TextSegment[] {
	const segments: (TextSegment & { endsInSpace: boolean })[] = [];
	const sorted = [...items].sort((a, b) => a.y - b.y || a.x - b.x);
	let row: Glyphs[] = [];
	const flush = () => {
		for (const item of row.sort((a, b) => a.x - b.x)) {
			const before = segments.at(-1);
			const isSameRow = before && Math.abs(before.y - item.y) <= Math.min(before.fontSize, item.fontSize) * 0.35;
			const gap = before ? item.x - (before.x + before.width) : 0;
			const em = Math.max(before?.fontSize ?? 0, item.fontSize);
			if (before && isSameRow && gap < em * 1.2 && gap > -em) {
				const needsSpace = gap > em * 0.17 || before.endsInSpace || item.text.startsWith(" ");
				const text = `${before.text}${needsSpace ? " " : ""}${item.text.trim()}`;
				const width = Math.max(before.width, item.x + item.width - before.x);
				const bold = before.text.length >= item.text.length ? before.bold : item.bold;
				segments[segments.length - 1] = { ...before, text, width, bold, fontSize: em, endsInSpace: item.endsInSpace };
			} else segments.push({ ...item, text: item.text.trim() });
		}
		row = [];
	};
	for (const item of sorted) {
		const head = row[0];
		if (head && Math.abs(head.y - item.y) > Math.min(head.fontSize, item.fontSize) * 0.35) flush();
		row.push(item);
	}
	flush();
	return segments.map(({ text, x, y, width, fontSize, bold }) => ({ text: cleanText(text), x, y, width, fontSize, bold })).filter((s) => s.text !== "");
}

interface ReadPage {
	readonly layout: PageLayout;
	readonly hasImages: boolean;
	/** What reading it took, in operators. */
	readonly work: number;
}

async function readPage(document: PdfDocument, pageNumber: number): Promise<ReadPage> {
	const page = await document.getPage(pageNumber);
	const viewport = page.getViewport({ scale: 1 });
	const content = await page.getTextContent();
	const { OPS, AnnotationMode } = await getResolvedPDFJS();
	// Notes and form fields are no text of a resume, and there may be any number of them.
	const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
	const hasImages = operators.fnArray.some((fn) => fn === OPS.paintImageXObject || fn === OPS.paintInlineImageXObject || fn === OPS.paintImageMaskXObject);
	const fontNames = new Set(content.items.flatMap((item) => ("str" in item ? [item.fontName] : [])));
	const bold = boldFonts(page, fontNames);
	const items: Glyphs[] = [];
	for (const item of content.items.slice(0, MAX_ITEMS_PER_PAGE)) {
		if (!("str" in item) || item.str.trim() === "") continue;
		const [a = 0, b = 0, , d = 0, e = 0, f = 0] = item.transform.map(Number);
		// Upright text only: rotated marks in a margin would tear the lines apart.
		if (Math.abs(b) > Math.abs(a)) continue;
		const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f).map(Number);
		const fontSize = Math.abs(d) || item.height || 10;
		items.push({ text: item.str, x, y, width: item.width, fontSize, bold: bold.has(item.fontName), endsInSpace: /\s$/.test(item.str) });
	}
	const work = operators.fnArray.length + content.items.length * WORK_PER_ITEM;
	page.cleanup();
	return { layout: { page: pageNumber, widthPt: viewport.width, heightPt: viewport.height, segments: joinItems(items) }, hasImages, work };
}

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
	try {
		// The reader takes the buffer over, so it gets a copy.
		return await getDocumentProxy(bytes.slice(), { verbosity: 0, isEvalSupported: false, stopAtErrors: false, maxImageSize: MAX_IMAGE_POINTS });
	} catch (cause) {
		if (cause instanceof Error && cause.name === "PasswordException") {
			throw new AppError("FILE_ENCRYPTED", "This PDF is protected with a password. Save a copy without the password and upload that.", undefined, { cause });
		}
		throw new AppError("FILE_UNREADABLE", "This PDF is damaged and cannot be opened. Export it again from the program that made it.", undefined, { cause });
	}
}

/**
 * Lines of a PDF in reading order with fonts and places.
 * @throws AppError FILE_ENCRYPTED or FILE_UNREADABLE.
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<ReadFile> {
	refuseOverlargePdf(bytes);
	const document = await openPdf(bytes);
	try {
		const pageCount = document.numPages;
		const read = Math.min(pageCount, options.maxPages ?? MAX_PAGES);
		const pages: ReadPage[] = [];
		for (let work = 0; pages.length < read && work < MAX_WORK; ) {
			options.signal?.throwIfAborted();
			const page = await readPage(document, pages.length + 1);
			work += page.work;
			pages.push(page);
		}
		const { lines, isTwoColumn } = readingOrder(pages.map((page) => page.layout));
		const warnings: string[] = [];
		if (isTwoColumn) warnings.push("This resume has two columns; they were read one after the other.");
		for (const { layout, hasImages } of pages) {
			if (hasImages && layout.segments.length === 0) warnings.push(`Page ${layout.page} is a picture; what stands on it could not be read.`);
		}
		const last = pages.length < read ? pages.length : MAX_PAGES;
		if (pageCount > last) warnings.push(`Only the first ${last} of ${pageCount} pages were read.`);
		return { pageCount, lines, hasImages: pages.some((page) => page.hasImages), pageHeightPt: pages[0]?.layout.heightPt ?? null, warnings };
	} catch (cause) {
		if (cause instanceof AppError || options.signal?.aborted) throw cause;
		throw new AppError("FILE_UNREADABLE", "A page of this PDF is damaged. Export it again from the program that made it.", undefined, { cause });
	} finally {
		await document.destroy();
	}
}
