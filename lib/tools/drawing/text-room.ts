/** Roughly how wide a text is for a size of 1. Letters of square scripts are as wide as high. */
export function roughWidth(text: string): number {
	let width = 0;
	for (const letter of text) {
		const code = letter.codePointAt(0) ?? 0;
		width += code >= 0x2e80 && code < 0xfb00 ? 1 : letter === " " || "il.,:;'|I".includes(letter) ? 0.3 : "mwMW%@".includes(letter) ? 0.88 : 0.58;
	}
	return width;
}

/** The text, cut with a sign of it where it would be wider. */
export function cutToWidth(text: string, width: number, size: number): string {
	if (roughWidth(text) * size <= width) return text;
	let cut = "";
	for (const letter of text) {
		if (roughWidth(`${cut}${letter}…`) * size > width) break;
		cut += letter;
	}
	return `${cut.trimEnd()}…`;
}
