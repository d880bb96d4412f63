import type { DocumentPlace, SourceDocument } from "./document";

/** Whether the place of a value is a picture whose text was recognised. */
export function isRecognized(document: SourceDocument | null, { page }: DocumentPlace): boolean {
	return document?.scannedPages.includes(page) ?? false;
}

/** Whether a word of a value was hard to read in the picture that it stands in. */
export function isHardToRead(document: SourceDocument | null, { lineIds }: DocumentPlace, value: string): boolean {
	const own = new Set(lineIds);
	return document?.lines.some((line) => own.has(line.lineId) && line.unsure?.some((word) => value.includes(word))) ?? false;
}

const NAMED = new Intl.ListFormat("en", { type: "conjunction" });

/** "Page 2 was recognised from a picture", or null for a file of text alone. */
export function recognizedPages(document: SourceDocument | null): string | null {
	const pages = document?.scannedPages ?? [];
	if (pages.length === 0) return null;
	if (document?.format === "docx") return "This file was recognised from pictures";
	return pages.length === 1 ? `Page ${pages[0]} was recognised from a picture` : `Pages ${NAMED.format(pages.map(String))} were recognised from pictures`;
}
