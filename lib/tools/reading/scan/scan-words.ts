/** Pictures of pages that are read of one file. */
export const MOST_SCANNED_PAGES = 10;
/** What all pictures of a file may take together; the pages behind are said to be unread. */
export const SCANS_MS = 85_000;
/** Reading one page mostly takes so long. */
const SECONDS_PER_PAGE = 6;
const NAMED = new Intl.ListFormat("en", { type: "conjunction" });

function pagesAre(pages: readonly number[], pageCount: number): string {
	if (pageCount > 1 && pages.length === pageCount) return "All pages are pictures";
	return pages.length === 1 ? `Page ${pages[0]} is a picture` : `Pages ${NAMED.format(pages.map(String))} are pictures`;
}

/** Said of pages whose text was recognised. */
export function recognizedWords(pages: readonly number[], pageCount: number): string {
	return `${pagesAre(pages, pageCount)}; ${pages.length === 1 ? "its" : "their"} text was recognised and may contain mistakes: check it.`;
}

/** Said of pages of which nothing could be read. */
export function unreadWords(page: number): string {
	return `Page ${page} is a picture; what stands on it could not be read.`;
}

/** Said before a file is read, of pages that will be recognised. `isAll`: no page that was looked at has text. */
export function expectedWords(pages: readonly number[], pageCount: number, isAll: boolean): string {
	const seconds = SECONDS_PER_PAGE * (isAll ? Math.min(pageCount, MOST_SCANNED_PAGES) : pages.length);
	if (isAll) return `This file is a scan: its text will be recognised, which takes about ${seconds} seconds and may make mistakes.`;
	return `${pagesAre(pages, pageCount)}: ${pages.length === 1 ? "its" : "their"} text will be recognised, which takes about ${seconds} seconds and may make mistakes.`;
}
