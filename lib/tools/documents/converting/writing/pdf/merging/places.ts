import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFObject, PDFRef, PDFString } from "@cantoo/pdf-lib";

/** Where a link or an entry of the outline leads. */
export interface Place {
	/** From 0. */
	readonly page: number;
	/** In the page's own space; null where it is the page as a whole. */
	readonly x: number | null;
	readonly y: number | null;
}

const DEEPEST_NAMES = 40;
const MOST_NAMES = 50_000;

const textOf = (value: PDFObject | undefined): string | null =>
	value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : value instanceof PDFName ? value.decodeText() : null;

/** Resolves what an outline and links of a document name. */
export class Places {
	private readonly pages = new Map<PDFRef, number>();
	private readonly named = new Map<string, PDFObject>();

	constructor(private readonly document: PDFDocument) {
		for (const [at, { ref }] of document.getPages().entries()) this.pages.set(ref, at);
		const { catalog } = document;
		const old = catalog.lookup(PDFName.of("Dests"));
		if (old instanceof PDFDict) for (const [name, value] of old.entries()) this.named.set(name.decodeText(), value);
		const names = catalog.lookup(PDFName.of("Names"));
		if (names instanceof PDFDict) this.readNames(names.lookup(PDFName.of("Dests")), 0);
	}

	private readNames(node: PDFObject | undefined, depth: number): void {
		if (!(node instanceof PDFDict) || depth > DEEPEST_NAMES) return;
		const names = node.lookup(PDFName.of("Names"));
		if (names instanceof PDFArray) {
			for (let at = 0; at + 1 < names.size() && this.named.size < MOST_NAMES; at += 2) {
				const name = textOf(names.lookup(at));
				const value = names.lookup(at + 1);
				if (name !== null && value) this.named.set(name, value);
			}
		}
		const kids = node.lookup(PDFName.of("Kids"));
		if (kids instanceof PDFArray) for (let at = 0; at < kids.size() && this.named.size < MOST_NAMES; at++) this.readNames(kids.lookup(at), depth + 1);
	}

	/** The place that a destination means, by itself or by its name; null where it is none of the document. */
	placeOf(given: PDFObject | undefined): Place | null {
		let value = given instanceof PDFRef ? this.document.context.lookup(given) : given;
		const name = textOf(value);
		if (name !== null) value = this.named.get(name);
		if (value instanceof PDFRef) value = this.document.context.lookup(value);
		if (value instanceof PDFDict) value = value.lookup(PDFName.of("D"));
		if (!(value instanceof PDFArray) || value.size() === 0) return null;
		const target = value.get(0);
		const page = target instanceof PDFRef ? this.pages.get(target) : target instanceof PDFNumber ? target.asNumber() : undefined;
		if (page === undefined || !(page in this.document.getPages())) return null;
		const isPoint = value.size() > 1 && value.lookup(1) === PDFName.of("XYZ");
		const at = (index: number) => {
			const number = isPoint && value.size() > index ? value.lookup(index) : undefined;
			return number instanceof PDFNumber ? number.asNumber() : null;
		};
		return { page, x: at(2), y: at(3) };
	}
}
