import "server-only";
import { EncryptedPDFError, ParseSpeeds, PDFDict, PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { AppError } from "@/lib/platform/errors";
import type { Note } from "@/lib/tools/documents/converting/model/blocks";
import { DOCUMENT_LIMITS, tooLarge, unreadable } from "@/lib/tools/documents/converting/model/limits";
import { refuseOverlargePdf } from "@/lib/tools/reading/pdf/opening/pdf-limits";
import { type OutlineEntry, outlineEntries } from "./outline-entries";
import { boxOfPage, type PageBox } from "./page-box";
import { Places } from "./places";

/** A PDF whose pages are taken over as they are. */
export interface SourcePdf {
	readonly kind: "pdf";
	readonly document: PDFDocument;
	readonly boxes: readonly PageBox[];
	readonly outline: readonly OutlineEntry[];
	readonly places: Places;
	readonly title: string;
	readonly notes: readonly Note[];
	readonly sizeBytes: number;
}

const FIELDS = "Its form fields are kept as they look, but can no longer be filled in.";
const TAGS = "Its pages are kept as they look; what tells screen readers their headings and order is not taken over.";
const SIGNATURE = "Its signature no longer proves anything: the pages are part of another file now.";

function notesOf(document: PDFDocument): Note[] {
	const { catalog } = document;
	const form = catalog.lookup(PDFName.of("AcroForm"));
	const isSigned = form instanceof PDFDict && form.has(PDFName.of("SigFlags"));
	const messages = [...(form instanceof PDFDict ? [isSigned ? SIGNATURE : FIELDS] : []), ...(catalog.has(PDFName.of("StructTreeRoot")) ? [TAGS] : [])];
	return messages.map((message) => ({ place: "", message }));
}

async function load(bytes: Uint8Array): Promise<PDFDocument> {
	try {
		return await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fast });
	} catch (cause) {
		if (cause instanceof EncryptedPDFError) {
			const message = "This PDF is protected. Save a copy without the password and its restrictions, and upload that.";
			throw new AppError("FILE_ENCRYPTED", message, undefined, { cause });
		}
		throw unreadable("This PDF is damaged and cannot be opened. Export it again from the program that made it.", cause);
	}
}

/** Opens a PDF to take its pages over. @throws AppError FILE_ENCRYPTED, FILE_TOO_LARGE or FILE_UNREADABLE, in words for its owner. */
export async function openSourcePdf(bytes: Uint8Array): Promise<SourcePdf> {
	refuseOverlargePdf(bytes);
	const document = await load(bytes);
	try {
		const pages = document.getPages();
		if (pages.length === 0) throw unreadable("This PDF has no pages. Export it again from the program that made it.");
		if (pages.length > DOCUMENT_LIMITS.pages) throw tooLarge(`This PDF has more than ${DOCUMENT_LIMITS.pages} pages. Split it first.`);
		const places = new Places(document);
		const outline = outlineEntries(document, places);
		const title = document.getTitle()?.trim().slice(0, 300) ?? "";
		return { kind: "pdf", document, boxes: pages.map(boxOfPage), outline, places, title, notes: notesOf(document), sizeBytes: bytes.byteLength };
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw unreadable("This PDF is damaged and its pages cannot be found. Export it again from the program that made it.", cause);
	}
}
