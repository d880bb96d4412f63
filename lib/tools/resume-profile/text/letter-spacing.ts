/** "W h a t", "E X P E RT I S E": most letters stand alone, and none in more than threes. */
export function isSpacedWord(text: string, least: number): boolean {
	const parts = text.trim().split(/\s+/);
	if (parts.length < least || parts.some((part) => [...part].length > 3)) return false;
	return parts.filter((part) => [...part.replace(/\p{M}/gu, "")].length === 1).length >= parts.length * 0.6;
}

/** Letter-spaced text as words; wider gaps part them. */
export function closeUp(text: string): string {
	if (!isSpacedWord(text, 4) || !/\p{L}/u.test(text)) return text;
	return text
		.trim()
		.split(/\s{2,}/)
		.map((word) => word.replace(/\s/g, ""))
		.join(" ");
}
