import type { TextLine } from "@/lib/tools/reading/text/text-line";

const LONGEST_WORD = 60;
const LETTER = /\p{L}/u;
const SMALL = /\p{Ll}/u;
const HYPHENS = new Set(["-", "\u00ad"]);

/** The letters at the end of a text, or at its beginning. */
function lettersAt(text: string, side: "end" | "start"): string {
	const letters = Array.from(side === "end" ? text.slice(-LONGEST_WORD) : text.slice(0, LONGEST_WORD));
	if (side === "end") letters.reverse();
	const stop = letters.findIndex((letter) => !LETTER.test(letter));
	const word = stop === -1 ? letters : letters.slice(0, stop);
	return (side === "end" ? word.reverse() : word).join("");
}

/** Words of the text that have a hyphen of their own, in small letters. */
export function hyphenatedWords(lines: readonly TextLine[]): Set<string> {
	const words = new Set<string>();
	for (const { text } of lines) {
		for (const word of text.toLowerCase().split(/\s/u)) {
			const at = word.indexOf("-");
			if (at <= 0 || word.length > LONGEST_WORD) continue;
			const [before, after] = [lettersAt(word.slice(0, at), "end"), lettersAt(word.slice(at + 1), "start")];
			if (before !== "" && after !== "") words.add(`${before}-${after}`);
		}
	}
	return words;
}

/** The word that a hyphen at the end of a line parts, with its hyphen and in small letters; null where none does. */
export function partedWord(end: string, next: string): string | null {
	if (!HYPHENS.has(end.slice(-1)) || !SMALL.test(next.charAt(0))) return null;
	const [before, after] = [lettersAt(end.slice(0, -1), "end"), lettersAt(next, "start")];
	return before === "" ? null : `${before}-${after}`.toLowerCase();
}
