/** The file formats that a workflow may take, by the short names that specs and people use. */
const MIME_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	txt: "text/plain",
	md: "text/markdown",
	png: "image/png",
	jpg: "image/jpeg",
};

/** The MIME type of a format; null for a format that no workflow can take. */
export function mimeTypeOf(format: string): string | null {
	return MIME_TYPES[format] ?? null;
}

/** "PDF or DOCX". */
export function formatWords(formats: readonly string[]): string {
	return formats.map((format) => format.toUpperCase()).join(" or ");
}
