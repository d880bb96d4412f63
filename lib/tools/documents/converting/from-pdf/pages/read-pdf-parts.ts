import "server-only";
import { setImmediate as turn } from "node:timers/promises";
import { withRaisedLetters } from "@/lib/tools/documents/converting/from-pdf/lines/raised-letters";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import type { PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { ReadFile, ReadOptions } from "@/lib/tools/reading/text/text-line";
import { type PagePart, partsOfPage } from "./page-lines";

/** A page with what stands on it, in reading order. */
export interface PageParts {
	readonly page: PageMaterial;
	readonly parts: readonly PagePart[];
	readonly isFormula: boolean;
}

export interface PdfParts {
	readonly file: ReadFile;
	readonly pages: readonly PageParts[];
}

/**
 * The pages of a PDF as lines, tables and pictures: columns of text one after the other, tables cell by cell.
 * @throws AppError FILE_ENCRYPTED, FILE_UNREADABLE, SERVICE_UNAVAILABLE
 */
export async function readPdfParts(bytes: Uint8Array, options: ReadOptions & { readonly onPage?: (done: number, total: number) => void }): Promise<PdfParts> {
	const file = await readPdf(bytes, { keepsPages: "without_pictures", ...options });
	const pages: PageParts[] = [];
	for (const page of file.pages ?? []) {
		options.signal?.throwIfAborted();
		const { items, isFormula } = page.isScan ? { items: page.items, isFormula: false } : withRaisedLetters(page.items);
		pages.push({ page, parts: partsOfPage({ ...page, items }), isFormula });
		options.onPage?.(page.page, file.pageCount);
		await turn();
	}
	return { file, pages };
}
