import { mimeTypeOf } from "@/lib/files/formats";

/** What a file picker should offer for formats like "pdf" and "docx", or MIME types; everything where none is named. */
export function acceptOf(formats: readonly string[]): Record<string, string[]> {
	return Object.fromEntries(formats.map((format) => [mimeTypeOf(format) ?? "application/octet-stream", format.includes("/") ? [] : [`.${format}`]]));
}
