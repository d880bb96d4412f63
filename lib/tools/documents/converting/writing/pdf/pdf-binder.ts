import "server-only";
import { setImmediate as turn } from "node:timers/promises";
import PDFDocument from "pdfkit";
import { AppError } from "@/lib/platform/errors";
import {
	type Block,
	type BlockDocument,
	type Margins,
	type Note,
	namesOf,
	type Picture,
	picturesOf,
	textsOf,
} from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, tooLarge } from "@/lib/tools/documents/converting/model/limits";
import { type ReadyPicture, readyPicture } from "@/lib/tools/documents/converting/reading/pictures/ready-picture";
import { chooseFonts, type PdfFace, type PdfFonts } from "@/lib/tools/documents/printing/pdf-fonts";
import type { PdfDocument } from "@/lib/tools/documents/printing/setting/draw-line";
import { detectLanguage } from "@/lib/tools/reading/text/detect-language";
import { layBlocks } from "./lay-blocks";
import type { LayContext } from "./lay-context";
import { columnOf, layRuns } from "./lay-text";
import { shownSize } from "./merging/page-box";
import type { PageGap } from "./merging/put-pages";
import type { SourcePdf } from "./merging/source-pdf";
import { PageFlow } from "./page-flow";
import { Pen } from "./pen";
import { A4, placeOfPicture, type Sheet, upright } from "./picture-page";
import { fileSheet, footerFromBottom, MARGINS } from "./sheet";
import { Undrawn } from "./spans";
import { tag } from "./strip";
import { narrowWords, partedWords } from "./table-words";

export interface BinderOptions {
	readonly title: string;
	readonly writtenAt: Date;
	/** Null: as the file has it, where it says so. */
	readonly sheet: Sheet | null;
	/** The paper of pictures before any other page, where others come; null where there are none, so that a picture has a page of its own shape. */
	readonly sheetOfFirst?: Sheet | null;
	readonly hasPageNumbers: boolean;
	/** Each file has an entry of its own beside the pages, above its headings. */
	readonly hasFileBookmarks: boolean;
	/** In what points to the inch pictures may be set at most; null leaves them as they are. */
	readonly picturesPerInch: number | null;
	readonly language: string;
	readonly signal: AbortSignal;
}

/** What became of a file. */
export interface BoundFile {
	readonly firstPage: number;
	readonly pageCount: number;
	readonly notes: readonly Note[];
}

/** So much of a text tells its language. */
const SAMPLE_LETTERS = 20_000;

/** One PDF that files are put into, one after the other: tagged, with bookmarks, links and numbers. Equal files give equal bytes. */
export class PdfBinder {
	private readonly document: PdfDocument;
	private readonly book = { faces: new Map<string, PdfFace>(), codes: new Map<string, Map<string, number>>() };
	private readonly chunks: Buffer[] = [];
	private bytes = 0;
	private readonly ended: Promise<void>;
	private readonly root: PDFKit.PDFStructureElement;
	private pages = 0;
	private files = 0;
	private readonly gaps: PageGap[] = [];
	/** The paper of the last page that is no picture, upright. */
	private paper: Sheet | null;

	constructor(private readonly options: BinderOptions) {
		const { title, writtenAt, language } = options;
		this.paper = options.sheet ?? options.sheetOfFirst ?? null;
		this.document = new PDFDocument({
			margin: 0,
			autoFirstPage: false,
			font: "",
			pdfVersion: "1.7",
			tagged: true,
			displayTitle: true,
			lang: language,
			info: { Title: title, CreationDate: writtenAt, ModDate: writtenAt, Producer: "pdfkit", Creator: "Goal Mode" },
		});
		this.ended = new Promise((resolve, reject) => {
			this.document.on("data", (chunk: Buffer) => {
				this.chunks.push(chunk);
				this.bytes += chunk.byteLength;
			});
			this.document.on("end", resolve);
			this.document.on("error", reject);
		});
		this.root = this.document.struct("Document");
		this.document.addStructure(this.root);
	}

	/** Sets a file behind those before it. @throws AppError FILE_TOO_LARGE for one that needs too many pages. */
	async add(fileName: string, file: BlockDocument): Promise<BoundFile> {
		this.files += 1;
		const before = this.pages;
		const texts = textsOf(file.blocks).join("\n");
		const { fonts } = await chooseFonts(lettersOf(`${texts}0123456789□•–`), { language: languageOf(texts), extras: ["italic", "mono"] });
		for (const family of fonts.families) for (const face of Object.values(family)) this.book.faces.set(face.key, face);
		const undrawn = new Undrawn();
		const notes: Note[] = [...file.notes];
		const part = this.document.struct("Part");
		this.root.add(part);
		if (file.isPictures) await this.addPictures(fileName, file, part, fonts);
		else {
			const pictures = await this.readyAll(file.blocks, notes);
			await this.addText(fileName, file, part, { fonts, undrawn, pictures, notes });
		}
		part.end();
		const missing = undrawn.words();
		return { firstPage: before + 1, pageCount: this.pages - before, notes: missing ? [...notes, { place: "", message: missing }] : notes };
	}

	/** Leaves room for the pages of a PDF, with its bookmarks and their numbers; they come in when all is written. */
	async addPdf(fileName: string, source: SourcePdf): Promise<BoundFile> {
		this.files += 1;
		this.bytes += source.sizeBytes;
		const before = this.pages;
		const { fonts } = await chooseFonts("0123456789", { language: "en", extras: [] });
		for (const family of fonts.families) for (const face of Object.values(family)) this.book.faces.set(face.key, face);
		const part = this.document.struct("Part");
		this.root.add(part);
		const objects: number[] = [];
		let pen: Pen | null = null;
		for (const box of source.boxes) {
			this.options.signal.throwIfAborted();
			const sheet = shownSize(box);
			this.openPage(sheet);
			this.paper = upright(sheet);
			pen ??= this.penFor(fileName, part, new Set());
			objects.push(this.document.page.dictionary.id);
			if (this.options.hasPageNumbers) this.number(pen, fonts, sheet);
			await turn();
		}
		for (const { title, level, place } of source.outline) pen?.bookmarkAt(title, level, { ...place, page: before + place.page });
		part.end();
		this.gaps.push({ source, objects });
		return { firstPage: before + 1, pageCount: this.pages - before, notes: [...source.notes] };
	}

	private async addText(
		fileName: string,
		file: BlockDocument,
		part: PDFKit.PDFStructureElement,
		own: Pick<LayContext, "fonts" | "undrawn" | "pictures"> & { notes: Note[] },
	): Promise<void> {
		const { signal } = this.options;
		const sheet = this.options.sheet ?? file.sheet ?? A4;
		this.paper = upright(sheet);
		const margins = file.margins ?? MARGINS;
		const pageHeightPt = sheet.heightPt - margins.top - margins.bottom;
		const onNarrow = (columns: number) => own.notes.push({ place: "", message: narrowWords(columns) });
		const onParted = (columns: number, parts: number) => own.notes.push({ place: "", message: partedWords(columns, parts) });
		const context: LayContext = { ...own, sheet: fileSheet(), pageHeightPt, signal, onNarrow, onParted };
		const column = { ...columnOf(sheet.widthPt, margins), place: "body" as const, depth: 0 };
		const strips = layBlocks(file.blocks, tag("Sect", null), column, context);
		let pen: Pen | null = null;
		const openPage = () => {
			this.openPage(sheet);
			if (this.options.hasPageNumbers) this.number(pen, own.fonts, sheet, margins);
		};
		this.openPage(sheet);
		pen = this.penFor(fileName, part, new Set(namesOf(file.blocks)));
		if (this.options.hasPageNumbers) this.number(pen, own.fonts, sheet, margins);
		const pause = async () => {
			await turn();
			signal.throwIfAborted();
		};
		await new PageFlow(pen, { topPt: margins.top, heightPt: pageHeightPt }, openPage).place(strips, pause);
	}

	private async addPictures(fileName: string, file: BlockDocument, part: PDFKit.PDFStructureElement, fonts: PdfFonts): Promise<void> {
		let pen: Pen | null = null;
		for (const block of file.blocks) {
			if (block.kind !== "picture") continue;
			this.options.signal.throwIfAborted();
			const ready = await this.ready(block.picture);
			const paper = this.options.sheet ?? this.paper;
			const { sheet, box } = placeOfPicture(ready, { sheet: paper, hasPageNumbers: this.options.hasPageNumbers });
			this.openPage(sheet);
			pen ??= this.penFor(fileName, part, new Set());
			pen.picture(tag("Figure", null, block.picture.alt || fileName), ready, box);
			if (this.options.hasPageNumbers && paper) this.number(pen, fonts, sheet);
		}
	}

	private ready(picture: Picture): Promise<ReadyPicture> {
		const { picturesPerInch, sheet } = this.options;
		const longestPt = Math.max((sheet ?? A4).heightPt, (sheet ?? A4).widthPt);
		const wish = picturesPerInch === null ? {} : { longestPx: Math.round((longestPt / 72) * picturesPerInch) };
		return readyPicture(picture.bytes, { ...wish, ...(picture.page === undefined ? {} : { page: picture.page }) });
	}

	private async readyAll(blocks: readonly Block[], notes: Note[]): Promise<Map<Picture, ReadyPicture | null>> {
		const ready = new Map<Picture, ReadyPicture | null>();
		for (const picture of picturesOf(blocks)) {
			this.options.signal.throwIfAborted();
			const found = await this.ready(picture).catch((error: unknown) => {
				if (!(error instanceof AppError)) throw error;
				notes.push({ place: `Picture ${ready.size + 1}`, message: `Left out: ${error.message}` });
				return null;
			});
			ready.set(picture, found);
		}
		return ready;
	}

	private openPage({ widthPt, heightPt }: Sheet): void {
		this.pages += 1;
		if (this.pages > DOCUMENT_LIMITS.pages) throw tooLarge(`This would be more than ${DOCUMENT_LIMITS.pages} pages. Convert the files in several runs.`);
		this.document.addPage({ size: [widthPt, heightPt], margin: 0 });
	}

	/** Called with the first page of the file open, which its bookmark leads to. */
	private penFor(fileName: string, part: PDFKit.PDFStructureElement, places: ReadonlySet<string>): Pen {
		const place = { top: 0, left: this.document.page.width } as { expanded?: boolean };
		const outline = this.options.hasFileBookmarks ? this.document.outline.addItem(fileName.slice(0, 300), place) : this.document.outline;
		return new Pen(this.document, this.book, part, { prefix: `f${this.files}-`, places, outline });
	}

	private number(pen: Pen | null, fonts: PdfFonts, sheet: Sheet, margins: Margins = MARGINS): void {
		const column = columnOf(sheet.widthPt, margins);
		const context = { fonts, sheet: fileSheet(), undrawn: new Undrawn(), pictures: new Map(), pageHeightPt: 0, signal: this.options.signal };
		const [line] = layRuns([{ text: String(this.pages) }], "footer", context, column).lines;
		if (line) pen?.footer({ ...line, leftPt: (sheet.widthPt - line.line.width) / 2 }, sheet.heightPt - footerFromBottom(margins));
	}

	get pageCount(): number {
		return this.pages;
	}

	/** What is written so far. */
	get writtenBytes(): number {
		return this.bytes;
	}

	async finish(): Promise<Uint8Array> {
		this.root.end();
		this.document.end();
		await this.ended;
		const bytes = new Uint8Array(Buffer.concat(this.chunks));
		if (this.gaps.length === 0) return bytes;
		const { putPages } = await import("./merging/put-pages");
		return putPages(bytes, this.gaps, this.options.signal);
	}
}

/** Each letter of a text once. */
function lettersOf(text: string): string {
	return [...new Set(text.normalize("NFC"))].join("");
}

/** The language of a text; English where there is too little of it. */
export function languageOf(text: string): string {
	return text.length < 40 ? "en" : detectLanguage(text.slice(0, SAMPLE_LETTERS)).tag;
}
