import type { PdfDocument } from "@/lib/tools/documents/printing/setting/draw-line";
import type { Atom } from "./atoms";

/** The bookmarks that a reader shows beside the pages: sections, and their entries below. */
export class Bookmarks {
	private section: PDFKit.PDFOutline;
	private readonly root: PDFKit.PDFOutline;

	constructor(
		document: PdfDocument,
		private readonly widthPt: number,
	) {
		this.root = document.outline;
		this.section = this.root;
	}

	add(atom: Atom, topPt: number): void {
		const { bookmark } = atom.block;
		if (!bookmark || !atom.isFirstPiece) return;
		// The writer counts `left` from the right edge.
		const place = { top: Math.max(0, topPt - 8), left: this.widthPt } as { expanded?: boolean };
		if (bookmark.depth === 1) this.section = this.root.addItem(bookmark.title, place);
		else this.section.addItem(bookmark.title, place);
	}
}
