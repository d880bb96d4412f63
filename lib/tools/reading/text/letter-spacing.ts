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
	// Of small letters and capitals each capital begins a word, however wide the gaps are: "L u d o v i c a S a n s e c o n d o".
	if (isMixedCase(text)) return text.replace(/\s/g, "").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
	return text
		.trim()
		.split(/\s{2,}/)
		.map((word) => word.replace(/\s/g, ""))
		.join(" ");
}

const LEAST_LETTERS_OF_NAMES = 8;

/** Whether a line of single letters has words of a capital and small letters, and no wider gaps that part them. */
function isMixedCase(text: string): boolean {
	const letters = text.match(/\p{L}/gu) ?? [];
	const [capitals, small] = [letters.filter((letter) => /\p{Lu}/u.test(letter)).length, letters.filter((letter) => /\p{Ll}/u.test(letter)).length];
	return !/\s{2,}/.test(text.trim()) && letters.length >= LEAST_LETTERS_OF_NAMES && capitals > 1 && small >= 2 * capitals;
}
