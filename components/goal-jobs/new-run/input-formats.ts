import { mimeTypeOf } from "@/lib/catalog/input-formats";

/** What a file picker should offer for formats like "pdf" and "docx". */
export function acceptOf(formats: readonly string[]): Record<string, string[]> {
	return Object.fromEntries(formats.map((format) => [mimeTypeOf(format) ?? "application/octet-stream", [`.${format}`]]));
}
