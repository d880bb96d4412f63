import "server-only";
import PDFDocument from "pdfkit";
import { Bookmarks } from "./layout/bookmarks";
import { drawAtoms, drawFooter, type Press } from "./layout/draw-page";
import { type FittedPages, fitPages } from "./layout/fit-pages";
import { type PreparedResume, prepareResume } from "./layout/prepare";
import type { ResumeOutline } from "./outline/resume-outline";
import type { Paper } from "./paper";
import type { PdfFonts } from "./pdf-fonts";
import { fontBook, type PdfDocument } from "./setting/draw-line";
import { type AccentName, DEFAULT_ACCENT, DEFAULT_TEMPLATE, TEMPLATES, type Template } from "./templates";

export interface PdfOptions {
	readonly paper: Paper;
	readonly title: string;
	readonly writtenAt: Date;
	/** Must draw every letter of the outline. */
	readonly fonts: PdfFonts;
	readonly template?: Template;
	readonly accent?: AccentName;
}

/** A resume laid out on pages, before it is written. */
export interface LaidOut {
	readonly resume: PreparedResume;
	readonly fitted: FittedPages;
}

/** Sets a resume on pages; what comes out also tells how closely the Word file should be set. */
export function layOut(outline: ResumeOutline, options: Pick<PdfOptions, "paper" | "fonts" | "template">): LaidOut {
	const resume = prepareResume(outline, options.template ?? TEMPLATES[DEFAULT_TEMPLATE], options.fonts);
	return { resume, fitted: fitPages(resume, options.paper) };
}

/**
 * A PDF with selectable text in reading order, tagged for screen readers, with bookmarks; headings stay with what they head. Equal input
 * gives equal bytes.
 */
export async function writePdf(outline: ResumeOutline, options: PdfOptions, laidOut = layOut(outline, options)): Promise<Uint8Array> {
	const { paper, title, writtenAt, fonts } = options;
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
	showNoPane(document);
	const bytes = collect(document);
	const { resume, fitted } = laidOut;
	drawPages({ document, book: fontBook(fonts), resume, outline, paper, accent: options.accent ?? DEFAULT_ACCENT, fit: fitted.fit }, fitted);
	document.end();
	return bytes;
}

/** Bookmarks are there for who wants them; a resume opens as a page. */
function showNoPane(document: PdfDocument): void {
	Object.assign((document as unknown as { _root: { data: object } })._root.data, { PageMode: "UseNone" });
}

function collect(document: PdfDocument): Promise<Uint8Array> {
	const chunks: Buffer[] = [];
	return new Promise((resolve, reject) => {
		document.on("data", (chunk: Buffer) => chunks.push(chunk));
		document.on("end", () => resolve(new Uint8Array(Buffer.concat(chunks))));
		document.on("error", reject);
	});
}

function drawPages(press: Press, { pages }: FittedPages): void {
	const { document } = press;
	const root = document.struct("Document");
	document.addStructure(root);
	const bookmarks = new Bookmarks(document, press.paper.widthPt);
	for (const [at, page] of pages.entries()) {
		document.addPage();
		drawAtoms(press, root, page, bookmarks);
		if (at > 0) drawFooter(press, at + 1);
	}
	root.end();
}
