import { isNumber, isText } from "@/lib/platform/contract/plain-shapes";
import { isRecord } from "@/lib/platform/records";

export interface DocumentLine {
	lineId: string;
	page: number;
	column: number;
	/** PDF points from the top left; the y of a line is that of its letters' feet. */
	x: number | null;
	y: number | null;
	fontSize: number | null;
	bold: boolean;
	kind: "heading" | "bullet" | "text";
	text: string;
	/** Its words that were hard to read, where it was recognised in a picture. */
	unsure?: string[] | undefined;
}

export interface SourceDocument {
	/** Its text stays on the device of its person. */
	keptOnDevice?: boolean | undefined;
	fileId: string;
	fileName: string;
	format: "pdf" | "docx";
	pageCount: number;
	lines: DocumentLine[];
	/** Pages that are pictures: their text was recognised. */
	scannedPages: number[];
}

/** A line that says nothing of how it is printed. */
const PLAIN = { column: 0, x: null, y: null, fontSize: null, bold: false, kind: "text" } as const;

type GivenLine = Pick<DocumentLine, "lineId" | "page" | "text"> & Partial<DocumentLine>;
type GivenDocument = Omit<SourceDocument, "lines" | "scannedPages"> & { lines: GivenLine[]; scannedPages?: number[] };

function isLine(value: unknown): value is GivenLine {
	return isRecord(value) && isText(value.lineId) && isNumber(value.page) && isText(value.text);
}

function isDocument(value: unknown): value is GivenDocument {
	if (!isRecord(value) || !isText(value.fileId) || !isText(value.fileName) || !isNumber(value.pageCount)) return false;
	return (value.format === "pdf" || value.format === "docx") && Array.isArray(value.lines) && value.lines.every(isLine);
}

/** The lines of the file in reading order, or null when the preview does not bring them. */
export function documentOf(preview: unknown): SourceDocument | null {
	const document = isRecord(preview) ? preview.document : null;
	if (!isDocument(document)) return null;
	return { ...document, scannedPages: document.scannedPages ?? [], lines: document.lines.map((line) => ({ ...PLAIN, ...line })) };
}

export interface DocumentPlace {
	readonly lineIds: readonly string[];
	readonly page: number;
}
