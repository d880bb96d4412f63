const MIME_TYPES: Record<string, string> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	txt: "text/plain",
	md: "text/markdown",
	png: "image/png",
	jpg: "image/jpeg",
};

/** What a file picker should offer for formats like "pdf" and "docx". */
export function acceptOf(formats: readonly string[]): Record<string, string[]> {
	return Object.fromEntries(formats.map((format) => [MIME_TYPES[format] ?? "application/octet-stream", [`.${format}`]]));
}

/** "PDF or DOCX". */
export function formatWords(formats: readonly string[]): string {
	return formats.map((format) => format.toUpperCase()).join(" or ");
}
