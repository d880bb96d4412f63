const SEPARATOR = /\t|\s+[|·•∙◦♦]\s*|\s{2,}|\s+[–—]\s+/u;

/** What stands side by side on a line: parts between tabs, bars, dots and dashes. */
export function piecesOf(text: string): string[] {
	return text
		.split(SEPARATOR)
		.map((piece) => piece.replace(/^[^\p{L}\p{N}+(]+/u, "").trim())
		.filter(Boolean);
}
