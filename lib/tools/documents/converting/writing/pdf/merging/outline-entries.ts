import { PDFDict, type PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from "@cantoo/pdf-lib";
import type { Place, Places } from "./places";

export interface OutlineEntry {
	readonly title: string;
	/** From 1. */
	readonly level: number;
	readonly place: Place;
}

const MOST_ENTRIES = 5_000;
const DEEPEST = 12;

/** The entries that a document has beside its pages, in their order. Those that lead nowhere are left out, what stands below them is kept. */
export function outlineEntries(document: PDFDocument, places: Places): OutlineEntry[] {
	const entries: OutlineEntry[] = [];
	const seen = new Set<PDFRef>();
	const walk = (first: unknown, level: number) => {
		let next = first;
		while (next instanceof PDFRef && !seen.has(next) && entries.length < MOST_ENTRIES) {
			seen.add(next);
			const item = document.context.lookup(next);
			if (!(item instanceof PDFDict)) return;
			const title = item.lookup(PDFName.of("Title"));
			const action = item.lookup(PDFName.of("A"));
			const place = places.placeOf(item.get(PDFName.of("Dest")) ?? (action instanceof PDFDict ? action.get(PDFName.of("D")) : undefined));
			const words = title instanceof PDFString || title instanceof PDFHexString ? title.decodeText().trim() : "";
			if (place && words !== "") entries.push({ title: words.slice(0, 300), level, place });
			if (level < DEEPEST) walk(item.get(PDFName.of("First")), level + 1);
			next = item.get(PDFName.of("Next"));
		}
	};
	const root = document.catalog.lookup(PDFName.of("Outlines"));
	if (root instanceof PDFDict) walk(root.get(PDFName.of("First")), 1);
	return entries;
}
