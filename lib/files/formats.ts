/** The file formats that a workflow or a question may take, by the short names that specs and people use. */
const MIME_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	txt: "text/plain",
	md: "text/markdown",
	png: "image/png",
	jpg: "image/jpeg",
};

/** The MIME type of a format; null for a format that no workflow can take. A MIME type stands for itself. */
export function mimeTypeOf(format: string): string | null {
	return format.includes("/") ? format : (MIME_TYPES[format] ?? null);
}

/** "PDF or DOCX". */
export function formatWords(formats: readonly string[]): string {
	return formats.map((format) => format.slice(format.indexOf("/") + 1).toUpperCase()).join(" or ");
}

/** Whether a file is of one of these formats; without any, every file is. Readable text is what its name says. */
export function fitsFormats(file: { readonly fileName: string; readonly mimeType: string }, formats: readonly string[]): boolean {
	if (formats.length === 0) return true;
	return formats.some((format) => {
		const mimeType = mimeTypeOf(format);
		const isNamed = file.fileName.toLowerCase().endsWith(`.${format}`);
		return mimeType === file.mimeType || (isNamed && mimeType?.startsWith("text/") === true && file.mimeType === "text/plain");
	});
}
