/** Signs part lists: "C / C++ / R" is no word. */
const PART_OF_WORD = /^(?:[\p{L}\p{N}&'’]\p{M}*){1,3}$/u;
const LEAST_SINGLE = 0.75;

/** "W h a t", "E X P E RT I S E": most letters stand alone, and none in more than threes. */
export function isSpacedWord(text: string, least: number): boolean {
	const parts = text.trim().split(/\s+/);
	if (parts.length < least || !/\p{L}/u.test(text) || !parts.every((part) => PART_OF_WORD.test(part))) return false;
	return parts.filter((part) => [...part.replace(/\p{M}/gu, "")].length === 1).length >= parts.length * LEAST_SINGLE;
}

/** Letter-spaced text as words; wider gaps part them. */
export function closeUp(text: string): string {
	if (!isSpacedWord(text, 4)) return text;
	return text
		.trim()
		.split(/\s{2,}/)
		.map((word) => word.replace(/\s/g, ""))
		.join(" ");
}
