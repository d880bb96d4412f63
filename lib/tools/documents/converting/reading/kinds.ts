/** The kinds of files that are read into blocks. */
export const DOCUMENT_KINDS = ["docx", "md", "html", "txt", "csv", "tsv", "xlsx", "picture", "eml", "pdf"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export const KIND_WORDS: Readonly<Record<DocumentKind, string>> = {
	docx: "Word document",
	md: "Markdown",
	html: "Web page",
	txt: "Text",
	csv: "Table (CSV)",
	tsv: "Table (TSV)",
	xlsx: "Workbook",
	picture: "Picture",
	eml: "Message",
	pdf: "PDF",
};

const BY_ENDING: Readonly<Record<string, DocumentKind>> = {
	docx: "docx",
	md: "md",
	markdown: "md",
	html: "html",
	htm: "html",
	txt: "txt",
	text: "txt",
	log: "txt",
	csv: "csv",
	tsv: "tsv",
	xlsx: "xlsx",
	eml: "eml",
	png: "picture",
	jpg: "picture",
	jpeg: "picture",
	webp: "picture",
	gif: "picture",
	tif: "picture",
	tiff: "picture",
};

function startsWith(bytes: Uint8Array, text: string): boolean {
	return Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;
}

const HEAD_BYTES = 1_024;

/** Programs leave what they like before the head of a PDF. */
function hasPdfHead(bytes: Uint8Array): boolean {
	return Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString("latin1").includes("%PDF-");
}

/** A picture by its first bytes, whatever its name. */
function isPicture(bytes: Uint8Array): boolean {
	return (
		startsWith(bytes, "\u0089PNG") ||
		startsWith(bytes, "\u00ff\u00d8\u00ff") ||
		startsWith(bytes, "GIF8") ||
		startsWith(bytes, "II*\u0000") ||
		startsWith(bytes, "MM\u0000*") ||
		(startsWith(bytes, "RIFF") && startsWith(bytes.subarray(8), "WEBP"))
	);
}

/** The kind of a file by its first bytes and its name; null for one that is not read. */
export function kindOfFile(fileName: string, bytes: Uint8Array): DocumentKind | null {
	if (isPicture(bytes)) return "picture";
	const ending = fileName.slice(fileName.lastIndexOf(".") + 1).toLowerCase();
	const named = BY_ENDING[ending] ?? null;
	if (hasPdfHead(bytes)) return "pdf";
	const isArchive = startsWith(bytes, "PK\u0003\u0004");
	const isPackage = named === "docx" || named === "xlsx";
	if (isArchive || isPackage) return isArchive && isPackage ? named : null;
	return named === "picture" ? null : named;
}
