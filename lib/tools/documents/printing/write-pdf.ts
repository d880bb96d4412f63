import "server-only";
import PDFDocument from "pdfkit";
import { type PlacedAtom, paginate } from "./paginate";
import type { Paper } from "./paper";
import { applyStyle, atomsOf, FOOTER, type PdfAtom, type PdfDocument, type PdfFrame } from "./pdf-atoms";
import { forgetGlyphs, type PdfFonts } from "./pdf-fonts";
import type { ResumeOutline } from "./resume-outline";

const SIDE_MARGIN_PT = 54;
const TOP_MARGIN_PT = 50;
const BOTTOM_MARGIN_PT = 48;
/** A closer setting is taken only when it saves a page. */
const CLOSEST_DENSITY = 0.92;

export interface PdfOptions {
	readonly paper: Paper;
	readonly title: string;
	readonly writtenAt: Date;
	/** Must draw every letter of the outline. */
	readonly fonts: PdfFonts;
}

/** A PDF with selectable text in reading order, tagged for screen readers; headings stay with what they head. Equal input gives equal bytes. */
export async function writePdf(outline: ResumeOutline, options: PdfOptions): Promise<Uint8Array> {
	const { paper, title, writtenAt, fonts } = options;
	forgetGlyphs(fonts);
	const document = new PDFDocument({
		size: [paper.widthPt, paper.heightPt],
		margin: 0,
		autoFirstPage: false,
		font: "",
		pdfVersion: "1.7",
		tagged: true,
		displayTitle: true,
		lang: outline.language,
		info: { Title: title, Author: outline.name, CreationDate: writtenAt, ModDate: writtenAt, Producer: "pdfkit", Creator: "Goal Mode" },
	});
	for (const [name, font] of Object.entries(fonts)) document.registerFont(name, asSource(font));
	const bytes = collect(document);
	drawPages({ document, fonts, outline, paper });
	document.end();
	return bytes;
}

function collect(document: PdfDocument): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	return new Promise((resolve, reject) => {
		document.on("data", (chunk: Buffer) => chunks.push(chunk));
		document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
		document.on("error", reject);
	});
}

/** The writer takes parsed fonts as they are; its types name only their bytes. */
function asSource(font: PdfFonts[keyof PdfFonts]): PDFKit.Mixins.PDFFontSource {
	return font as unknown as PDFKit.Mixins.PDFFontSource;
}

interface Sheet {
	readonly document: PdfDocument;
	readonly fonts: PdfFonts;
	readonly outline: ResumeOutline;
	readonly paper: Paper;
}

interface Layout {
	readonly frame: PdfFrame;
	readonly pages: PlacedAtom<PdfAtom>[][];
}

function layOutAt({ document, fonts, outline, paper }: Sheet, density: number): Layout {
	const frame: PdfFrame = { document, fonts, leftPt: SIDE_MARGIN_PT, widthPt: paper.widthPt - 2 * SIDE_MARGIN_PT, density };
	return { frame, pages: paginate(atomsOf(outline, frame), paper.heightPt - TOP_MARGIN_PT - BOTTOM_MARGIN_PT) };
}

/** The roomy layout, unless a closer one saves a page. */
function layOut(sheet: Sheet): Layout {
	const roomy = layOutAt(sheet, 1);
	if (roomy.pages.length === 1) return roomy;
	const closest = layOutAt(sheet, CLOSEST_DENSITY);
	if (closest.pages.length === roomy.pages.length) return roomy;
	const between = layOutAt(sheet, (1 + CLOSEST_DENSITY) / 2);
	return between.pages.length === closest.pages.length ? between : closest;
}

function drawPages(sheet: Sheet): void {
	const { document } = sheet;
	document.addPage();
	const { pages, frame } = layOut(sheet);
	const root = document.struct("Document");
	document.addStructure(root);
	let list: PDFKit.PDFStructureElement | null = null;
	for (const [at, page] of pages.entries()) {
		if (at > 0) document.addPage();
		for (const { atom, topPt } of page) {
			const element = document.struct(atom.tag, {}, () => atom.draw(TOP_MARGIN_PT + topPt));
			if (atom.tag !== "LI") list = null;
			else if (!list) {
				list = document.struct("L");
				root.add(list);
			}
			(list ?? root).add(element);
		}
		if (at > 0) drawFooter(sheet, frame, at + 1);
	}
	root.end();
}

function drawFooter({ document, outline, paper }: Sheet, frame: PdfFrame, page: number): void {
	document.markContent("Artifact", { type: "Pagination" });
	const options = applyStyle({ document, density: 1 }, FOOTER);
	const text = [outline.name, `${outline.pageWord} ${page}`].filter(Boolean).join(" · ");
	const left = frame.leftPt + frame.widthPt - document.widthOfString(text);
	document.text(text, left, paper.heightPt - BOTTOM_MARGIN_PT + 16, { ...options, lineBreak: false });
	document.endMarkedContent();
}
