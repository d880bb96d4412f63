/** The file formats that a workflow or a question may take, by the short names that specs and people use. */
const MIME_TYPES: Readonly<Record<string, string>> = {
	pdf: "application/pdf",
	docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	txt: "text/plain",
	md: "text/markdown",
	png: "image/png",
	jpg: "image/jpeg",
	webp: "image/webp",
	gif: "image/gif",
	avif: "image/avif",
	zip: "application/zip",
	csv: "text/csv",
	tsv: "text/tab-separated-values",
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	json: "application/json",
	ndjson: "application/x-ndjson",
	parquet: "application/vnd.apache.parquet",
	html: "text/html",
	eml: "message/rfc822",
	tiff: "image/tiff",
};
/** Every format that a workflow may take. */
export const EVERY_FORMAT: readonly string[] = Object.keys(MIME_TYPES);
/** Other endings of these formats. */
const SAME_ENDINGS: Readonly<Record<string, string>> = { jpeg: "jpg", htm: "html", tif: "tiff", markdown: "md" };
/** The endings that files of these formats have, with their dots. */
export function endingsOf(formats: readonly string[]): string[] {
	const wanted = new Set(formats);
	const others = Object.entries(SAME_ENDINGS).flatMap(([ending, format]) => (wanted.has(format) ? [ending] : []));
	return [...wanted, ...others].filter((format) => !format.includes("/")).map((format) => `.${format}`);
}

/** Formats that are text to who looks at the bytes alone; their name says which. */
const TEXT_FORMATS = new Set(["txt", "md", "csv", "tsv", "json", "ndjson", "html", "eml"]);
/** How systems declare a text by the program that opens it. */
const TEXT_NAMES = new Set(["text/plain", "application/vnd.ms-excel"]);

const ARCHIVES: ReadonlySet<string> = new Set([MIME_TYPES.zip ?? "", "application/x-zip-compressed", MIME_TYPES.xlsx ?? ""]);

/** Whether files of this type are ZIP archives without pages: of a Word document its first page tells more. */
export const isArchive = (mimeType: string): boolean => ARCHIVES.has(mimeType);

/** The MIME type of a format; null for a format that no workflow can take. A MIME type stands for itself. */
export function mimeTypeOf(format: string): string | null {
	return format.includes("/") ? format : (MIME_TYPES[format] ?? null);
}

/** The MIME type that a name's ending promises; null where it promises none of these formats. */
export function typeOfName(fileName: string): string | null {
	const ending = fileName.toLowerCase().match(/\.([a-z]+)$/)?.[1] ?? "";
	return MIME_TYPES[SAME_ENDINGS[ending] ?? ending] ?? null;
}

const KINDS: Readonly<Record<string, string>> = {
	pdf: "a PDF",
	docx: "a Word document (DOCX)",
	txt: "plain text",
	md: "plain text",
	png: "a PNG image",
	jpg: "a JPEG image",
	zip: "a ZIP archive",
	csv: "comma-separated text (CSV)",
	tsv: "tab-separated text (TSV)",
	xlsx: "an Excel workbook (XLSX)",
	json: "JSON",
	ndjson: "JSON by line (NDJSON)",
	parquet: "a Parquet file",
	eml: "a message (EML)",
};
const WIDER_KINDS: Readonly<Record<string, string>> = {
	"application/x-cfb": "an older Office document",
	text: "text",
	image: "an image",
	video: "a video",
	audio: "a sound recording",
	font: "a font",
};

/** What a MIME type is to a person: "a PDF", "an image"; null for one that only specialists know. */
export function kindOfType(mimeType: string): string | null {
	const [format] = Object.entries(MIME_TYPES).find(([, known]) => known === mimeType) ?? [];
	return (format && KINDS[format]) ?? WIDER_KINDS[mimeType] ?? WIDER_KINDS[mimeType.split("/")[0] ?? ""] ?? null;
}

/** "PDF, DOCX or TXT". */
export function formatWords(formats: readonly string[]): string {
	const words = formats.map((format) => format.slice(format.indexOf("/") + 1).toUpperCase());
	return words.length < 3 ? words.join(" or ") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

const SHORT_NAMES: Readonly<Record<string, string>> = {
	docx: "Word",
	xlsx: "Excel",
	txt: "text",
	md: "Markdown",
	eml: "mail",
	jpg: "JPEG",
	webp: "WebP",
	parquet: "Parquet",
};

/** Formats by the names that people have for them. */
export function shortNames(formats: readonly string[]): string[] {
	return formats.map((format) => SHORT_NAMES[format] ?? format.slice(format.indexOf("/") + 1).toUpperCase());
}

/** Whether a file is of one of these formats; without any, every file is. Readable text is what its name says. */
export function fitsFormats(file: { readonly fileName: string; readonly mimeType: string }, formats: readonly string[]): boolean {
	if (formats.length === 0) return true;
	return formats.some((format) => {
		const mimeType = mimeTypeOf(format);
		const ending = file.fileName.slice(file.fileName.lastIndexOf(".") + 1).toLowerCase();
		const isNamed = (SAME_ENDINGS[ending] ?? ending) === format;
		return mimeType === file.mimeType || (isNamed && TEXT_FORMATS.has(format) && TEXT_NAMES.has(file.mimeType));
	});
}
