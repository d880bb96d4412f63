import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { AppError } from "@/lib/platform/errors";
import type { GreyPicture } from "@/lib/tools/reading/scan/pixels/grey-picture";
import { expectedWords, MOST_SCANNED_PAGES, recognizedWords, unreadWords } from "@/lib/tools/reading/scan/scan-words";
import { isSpacedWord } from "@/lib/tools/reading/text/letter-spacing";
import type { DrawnBox, DrawnLine, PageMaterial, PagePicture } from "@/lib/tools/reading/text/page-material";
import type { Glyphs, ReadFile, ReadOptions, TextLine } from "@/lib/tools/reading/text/text-line";
import { DrawnLigatures } from "./drawn/drawn-ligatures";
import { drawnLinesOf } from "./drawn/drawn-lines";
import { DrawnText } from "./drawn/drawn-text";
import type { PictureRoom } from "./drawn/page-pictures";
import { type PageShapes, shapesOf } from "./drawn/page-shapes";
import type { OperatorList } from "./drawn/painted";
import { uprightAngle } from "./drawn/upright-angle";
import { isReadFromRight, mirrored } from "./from-right";
import { refuseOverlargePdf } from "./opening/pdf-limits";
import { READER_OPTIONS } from "./opening/reader-options";
import { linesOfPages } from "./page-flow";
import { segmentsOf } from "./segments";

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

/** A file is read up to here unless its reader asks for more; one of thousands of pages must not hold a worker. */
const MAX_PAGES = 30;
/** After so many pages others have their turn. */
const PAGES_IN_A_ROW = 5;
const MAX_ITEMS_PER_PAGE = 20_000;
const MAX_LINKS_PER_PAGE = 500;
const MAX_LINK_LENGTH = 2_000;
/** Operators and items of so many pages together, a hundred times those of a long resume: after them no further page is begun. */
const MAX_WORK = 400_000;
const WORK_PER_ITEM = 5;
/** What a stamp, a number or the name of a scanner's program leaves on a picture of a page. */
const MOST_STAMPED = 60;
/** Of all pictures that are kept of a file. */
const MOST_PICTURE_POINTS = 50_000_000;
/** Signs of vowels that were drawn by themselves, above or below the line of their letters: they make no line of their own. */
const VOWELS_ALONE = /^[\s\u064b-\u0652\u0670]+$/u;
const BOLD_NAME = /bold|black|heavy|semibold|demi|[-,]bd\b|\.b\b/i;

interface Look {
	readonly bold: boolean;
	readonly italic: boolean;
}
const PLAIN: Look = { bold: false, italic: false };

/** Font names tell how text looks; they are known once the page's operators were read. */
function looksOf(page: PdfPage, fontNames: Iterable<string>): ReadonlyMap<string, Look> {
	const looks = new Map<string, Look>();
	for (const fontName of fontNames) {
		if (!page.commonObjs.has(fontName)) continue;
		const font: unknown = page.commonObjs.get(fontName);
		if (typeof font !== "object" || font === null) continue;
		const name = "name" in font && typeof font.name === "string" ? font.name : "";
		const isBold = ("bold" in font && font.bold === true) || ("black" in font && font.black === true) || BOLD_NAME.test(name);
		looks.set(fontName, { bold: isBold, italic: ("italic" in font && font.italic === true) || /italic|oblique/i.test(name) });
	}
	return looks;
}

interface ReadPage {
	readonly page: number;
	readonly widthPt: number;
	readonly heightPt: number;
	readonly items: readonly Glyphs[];
	readonly shapes: PageShapes;
	readonly hasImages: boolean;
	/** Hardly any text stands on it, but pictures cover it. */
	readonly isScan: boolean;
	/** What the pictures of a scan show, where it is to be read. */
	readonly picture: GreyPicture | null;
	readonly drawn: { readonly lines: readonly DrawnLine[]; readonly boxes: readonly DrawnBox[] };
	readonly pictures: readonly PagePicture[];
	/** What reading it took, in operators. */
	readonly work: number;
}

interface PageLink {
	readonly x: number;
	readonly right: number;
	readonly y: number;
	readonly bottom: number;
	readonly url: string;
}

/** Where the page's links lead, and where they stand. */
async function linksOf(page: PdfPage, viewport: ReturnType<PdfPage["getViewport"]>): Promise<PageLink[]> {
	const notes: readonly { subtype?: unknown; url?: unknown; rect?: unknown }[] = await page.getAnnotations();
	return notes.slice(0, MAX_LINKS_PER_PAGE).flatMap(({ subtype, url, rect }) => {
		if (subtype !== "Link" || typeof url !== "string" || url.length > MAX_LINK_LENGTH || !Array.isArray(rect)) return [];
		const [x0 = 0, y0 = 0] = viewport.convertToViewportPoint(Number(rect[0]), Number(rect[1])).map(Number);
		const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(Number(rect[2]), Number(rect[3])).map(Number);
		return [{ x: Math.min(x0, x1), right: Math.max(x0, x1), y: Math.min(y0, y1), bottom: Math.max(y0, y1), url }];
	});
}

/** What of a page is kept beside its text: null for nothing. */
type Kept = { readonly room: PictureRoom | null } | null;

async function readPage(document: PdfDocument, pageNumber: number, wantsPicture: boolean, keeps: Kept): Promise<ReadPage> {
	const page = await document.getPage(pageNumber);
	const content = await page.getTextContent();
	const viewport = page.getViewport({ scale: 1, rotation: uprightAngle(content.items) ?? page.rotate });
	const { OPS, AnnotationMode } = await getResolvedPDFJS();
	// Notes and form fields are no text of a document, and there may be any number of them.
	const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
	const hasImages = operators.fnArray.some((fn) => fn === OPS.paintImageXObject || fn === OPS.paintInlineImageXObject || fn === OPS.paintImageMaskXObject);
	const fontNames = new Set(content.items.flatMap((item) => ("str" in item ? [item.fontName] : [])));
	const looks = looksOf(page, fontNames);
	const links = await linksOf(page, viewport);
	const [va = 1, vb = 0, vc = 0, vd = -1] = viewport.transform.map(Number);
	const items: Glyphs[] = [];
	let drawn: DrawnText | undefined;
	const ligatures = content.items.some((item) => "str" in item && item.dir === "rtl") ? new DrawnLigatures(operators, OPS) : null;
	for (const item of content.items.slice(0, MAX_ITEMS_PER_PAGE)) {
		if (!("str" in item) || item.str.trim() === "" || VOWELS_ALONE.test(item.str)) continue;
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform.map(Number);
		// As the page is shown, which may be turned.
		const [alongX, alongY, height] = [va * a + vc * b, vb * a + vd * b, vb * c + vd * d];
		// Upright text only: rotated marks in a margin would tear the lines apart.
		if (Math.abs(alongY) > Math.abs(alongX)) continue;
		const [x = 0, y = 0] = viewport.convertToViewportPoint(e, f).map(Number);
		const fontSize = Math.abs(height) || item.height || 10;
		if (![x, y, item.width, fontSize].every(Number.isFinite)) continue;
		const [middleX, middleY] = [x + item.width / 2, y - fontSize * 0.3];
		const own = links.filter((link) => middleX >= link.x && middleX <= link.right && middleY >= link.y && middleY <= link.bottom);
		const isSpaced = isSpacedWord(item.str, 3);
		if (isSpaced) drawn ??= new DrawnText(operators, OPS);
		const words = isSpaced ? drawn?.wordsOf(item.str) : null;
		const text = {
			text: words ?? (ligatures?.isNeeded ? ligatures.inOrder(item.str) : item.str),
			isClosedUp: words !== undefined && words !== null,
			endsInSpace: /\s$/.test(item.str),
			links: own.map(({ url }) => url),
		};
		items.push({ ...text, ...(looks.get(item.fontName) ?? PLAIN), x, y, width: item.width, fontSize, drawn: { first: items.length, last: items.length } });
	}
	const shapes = shapesOf(operators, OPS, viewport.transform as unknown as Parameters<typeof shapesOf>[2]);
	const work = operators.fnArray.length + content.items.length * WORK_PER_ITEM;
	const size = { widthPt: viewport.width, heightPt: viewport.height };
	const scan = hasImages && hasHardlyText(items) ? await scanOf(page, operators, viewport, wantsPicture) : null;
	const kept = keeps ? await materialOf(page, operators, viewport, hasImages ? keeps.room : null) : { drawn: { lines: [], boxes: [] }, pictures: [] };
	page.cleanup();
	return { ...kept, page: pageNumber, ...size, items, shapes, hasImages, isScan: scan !== null, picture: scan?.picture ?? null, work };
}

/** The lines and the pictures of a page. */
async function materialOf(page: PdfPage, operators: OperatorList, viewport: ReturnType<PdfPage["getViewport"]>, room: PictureRoom | null) {
	const { OPS } = await getResolvedPDFJS();
	const matrix = viewport.transform as unknown as Parameters<typeof drawnLinesOf>[2];
	const drawn = drawnLinesOf(operators, OPS, matrix);
	if (!room) return { drawn, pictures: [] };
	const { colouredPictures, placedPictures } = await import("./drawn/page-pictures");
	return { drawn, pictures: await colouredPictures(page, placedPictures(operators, OPS, matrix), room) };
}

function asMaterial({ page, widthPt, heightPt, items, shapes, drawn, pictures, isScan }: ReadPage): PageMaterial {
	return { page, widthPt, heightPt, items, shapes, ...drawn, pictures, isScan };
}

function hasHardlyText(items: readonly Glyphs[]): boolean {
	return items.reduce((sum, { text }) => sum + text.length, 0) < MOST_STAMPED;
}

/** The picture that a page is, if it is one. What reads pictures is loaded only then. */
async function scanOf(page: PdfPage, operators: OperatorList, viewport: ReturnType<PdfPage["getViewport"]>, wantsPicture: boolean) {
	const { OPS } = await getResolvedPDFJS();
	const { placedPictures, coveredShare, LEAST_SHARE, pictureOf } = await import("./drawn/page-pictures");
	const placed = placedPictures(operators, OPS, viewport.transform as unknown as Parameters<typeof placedPictures>[2]);
	const size = { widthPt: viewport.width, heightPt: viewport.height };
	if (!(coveredShare(placed, size) >= LEAST_SHARE)) return null;
	return { picture: wantsPicture ? await pictureOf(page, placed, size) : null };
}

const TOO_SLOW =
	"This PDF is a scan, and there was not time enough to read what is written in its pictures. Try again when less is going on, or export it as a text PDF or DOCX from the program that made it.";

/**
 * Puts the text that is recognised in pictures onto their pages.
 * @throws AppError FILE_SCANNED when all is pictures and time ran out before any was read.
 */
async function withScansRead(pages: readonly ReadPage[], options: ReadOptions): Promise<{ pages: ReadPage[]; scannedPages: number[] }> {
	const pictures = pages.flatMap(({ page, picture }) => (picture ? [{ page, picture }] : []));
	if (pictures.length === 0) return { pages: [...pages], scannedPages: [] };
	const { readScans } = await import("#read-scans");
	const { scans: made, ranOutOfTime } = await readScans(pictures, options);
	if (made.length === 0 && ranOutOfTime && pages.every(({ isScan }) => isScan)) throw new AppError("FILE_SCANNED", TOO_SLOW);
	const scans = new Map(made.map((scan) => [scan.page, scan]));
	const read = pages.map((page) => {
		const scan = scans.get(page.page);
		if (!scan) return page;
		const drawn = { lines: [...page.drawn.lines, ...scan.drawn.lines], boxes: [...page.drawn.boxes, ...scan.drawn.boxes] };
		return { ...page, widthPt: scan.widthPt, heightPt: scan.heightPt, items: [...page.items, ...scan.items], drawn };
	});
	return { pages: read, scannedPages: [...scans.keys()] };
}

/** What is to be said of pages that are pictures. */
function scanWarnings(pages: readonly ReadPage[], scannedPages: readonly number[], pageCount: number, options: ReadOptions): string[] {
	const scans = pages.filter(({ isScan }) => isScan).map(({ page }) => page);
	if (options.pictures === "named") return scans.length > 0 ? [expectedWords(scans, pageCount, scans.length === pages.length)] : [];
	const isBare = ({ hasImages, items }: ReadPage) => hasImages && items.length === 0;
	const unread = pages.filter((page) => (page.isScan || isBare(page)) && !scannedPages.includes(page.page)).map(({ page }) => unreadWords(page));
	return scannedPages.length > 0 ? [recognizedWords(scannedPages, pageCount), ...unread] : unread;
}

const turn = () => new Promise<void>((done) => setTimeout(done));

async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
	try {
		// The reader takes the buffer over, so it gets a copy.
		return await getDocumentProxy(bytes.slice(), READER_OPTIONS);
	} catch (cause) {
		if (cause instanceof Error && cause.name === "PasswordException") {
			throw new AppError("FILE_ENCRYPTED", "This PDF is protected with a password. Save a copy without the password and upload that.", undefined, { cause });
		}
		throw new AppError("FILE_UNREADABLE", "This PDF is damaged and cannot be opened. Export it again from the program that made it.", undefined, { cause });
	}
}

function linesOf(pages: readonly ReadPage[]): TextLine[] {
	const isMirrored = isReadFromRight(pages.flatMap(({ items }) => items));
	const drawn = pages.map(({ items, ...page }) => ({ ...page, segments: segmentsOf(isMirrored ? mirrored(items, page.widthPt) : items, isMirrored) }));
	return linesOfPages(drawn, isMirrored);
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
		const most = Math.max(MAX_PAGES, options.maxPages ?? 0);
		const found: ReadPage[] = [];
		const keeps = options.keepsPages ? { room: options.keepsPages === "without_pictures" ? null : { points: MOST_PICTURE_POINTS } } : null;
		for (let work = 0; found.length < read && work < MAX_WORK * (most / MAX_PAGES); ) {
			options.signal?.throwIfAborted();
			const taken = found.filter(({ picture }) => picture !== null).length;
			const page = await readPage(document, found.length + 1, options.pictures !== "named" && taken < MOST_SCANNED_PAGES, keeps);
			work += page.work;
			found.push(page);
			options.onRead?.(found.length, read);
			if (found.length % PAGES_IN_A_ROW === 0) await turn();
		}
		const { pages, scannedPages } = await withScansRead(found, options);
		const warnings = scanWarnings(pages, scannedPages, pageCount, options);
		const last = pages.length < read ? pages.length : most;
		if (pageCount > last) warnings.push(`Only the first ${last} of ${pageCount} pages were read.`);
		return {
			pageCount,
			lines: options.leavesLines ? [] : linesOf(pages),
			hasImages: pages.some((page) => page.hasImages),
			pageHeightPt: pages[0]?.heightPt ?? null,
			...(options.keepsPages ? { pages: pages.map(asMaterial) } : {}),
			scannedPages: options.pictures === "named" ? pages.filter(({ isScan }) => isScan).map(({ page }) => page) : scannedPages,
			warnings,
		};
	} catch (cause) {
		if (cause instanceof AppError || options.signal?.aborted) throw cause;
		throw new AppError("FILE_UNREADABLE", "A page of this PDF is damaged. Export it again from the program that made it.", undefined, { cause });
	} finally {
		await document.destroy();
	}
}
