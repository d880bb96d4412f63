import "server-only";
import PDFDocument from "pdfkit";
import { type PlacedAtom, paginate } from "./paginate";
import type { Paper } from "./paper";
import { atomsOf, FOOTER, type PdfAtom, type PdfDocument, type PdfFrame, applyStyle } from "./pdf-atoms";
import { loadPdfFonts } from "./pdf-fonts";
import type { ResumeOutline } from "./resume-outline";

const SIDE_MARGIN_PT = 54;
const TOP_MARGIN_PT = 50;
const BOTTOM_MARGIN_PT = 48;
/** Tried from the roomiest on; a closer one is taken only when it saves a page. */
const DENSITIES = [1, 0.96, 0.92] as const;

export interface PdfOptions {
	readonly paper: Paper;
	readonly title: string;
	readonly writtenAt: Date;
}

/** A PDF with selectable text in reading order, tagged for screen readers; headings stay with what they head. Equal input gives equal bytes. */
export async function writePdf(outline: ResumeOutline, options: PdfOptions): Promise<Uint8Array> {
	const { paper, title, writtenAt } = options;
	const fonts = await loadPdfFonts();
	const document = new PDFDocument({
		size: [paper.widthPt, paper.heightPt],
		margin: 0,
		autoFirstPage: false,
		pdfVersion: "1.7",
		tagged: true,
		displayTitle: true,
		lang: outline.language,
		info: { Title: title, Author: outline.name, CreationDate: writtenAt, ModDate: writtenAt, Producer: "pdfkit", Creator: "Goal Mode" },
	});
	for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);
	const bytes = collect(document);
	drawPages(document, outline, paper);
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

function layOut(document: PdfDocument, outline: ResumeOutline, paper: Paper): { pages: PlacedAtom<PdfAtom>[][]; frame: PdfFrame } {
	const layouts = DENSITIES.map((density) => {
		const frame: PdfFrame = { document, leftPt: SIDE_MARGIN_PT, widthPt: paper.widthPt - 2 * SIDE_MARGIN_PT, density };
		return { frame, pages: paginate(atomsOf(outline, frame), paper.heightPt - TOP_MARGIN_PT - BOTTOM_MARGIN_PT) };
	});
	const [roomy] = layouts;
	const fewest = Math.min(...layouts.map(({ pages }) => pages.length));
	return layouts.find(({ pages }) => pages.length === fewest) ?? roomy ?? { pages: [], frame: { document, leftPt: 0, widthPt: paper.widthPt, density: 1 } };
}

function drawPages(document: PdfDocument, outline: ResumeOutline, paper: Paper): void {
	document.addPage();
	const { pages, frame } = layOut(document, outline, paper);
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
		if (at > 0) drawFooter(document, outline, paper, frame, at + 1);
	}
	root.end();
}

function drawFooter(document: PdfDocument, outline: ResumeOutline, paper: Paper, frame: PdfFrame, page: number): void {
	document.markContent("Artifact", { type: "Pagination" });
	const options = applyStyle({ ...frame, density: 1 }, FOOTER);
	const text = [outline.name, `${outline.pageWord} ${page}`].filter(Boolean).join(" · ");
	document.text(text, frame.leftPt, paper.heightPt - BOTTOM_MARGIN_PT + 16, { ...options, width: frame.widthPt, align: "right", lineBreak: false });
	document.endMarkedContent();
}
