import type { FindingKind, LineBox } from "@/lib/tools/documents/redacting/schemas";

/** A line of text to look through, and where it stands. */
export interface FinderLine {
	readonly lineId: string;
	readonly page: number;
	readonly text: string;
	readonly box: LineBox | null;
	/** Where it stands in a table that the document holds as one. */
	readonly cell?: CellPlace;
}

export interface CellPlace {
	readonly table: number;
	readonly row: number;
	readonly column: number;
}

/** Something personal in one line; `start` and `end` are places in its text, which a blank parts from the next line where it reaches into that. */
export interface Match {
	readonly kind: FindingKind;
	readonly line: number;
	readonly start: number;
	readonly end: number;
	readonly confidence: number;
}

export interface Word {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;

/** Words of a line with their places: letters, figures and apostrophes; a hyphen parts two. */
export function wordsOf(text: string): Word[] {
	return [...text.matchAll(WORD)].map((found) => ({ text: found[0], start: found.index, end: found.index + found[0].length }));
}

export function isDigit(sign: string | undefined): boolean {
	return sign !== undefined && sign >= "0" && sign <= "9";
}

const LETTER_OR_FIGURE = /[\p{L}\p{N}]/u;

export function isLetterOrFigure(sign: string | undefined): boolean {
	return sign !== undefined && sign !== "" && LETTER_OR_FIGURE.test(sign);
}

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** The same letters at the same places, with blanks, dashes and wide figures as simple ones. Tabs stay: they part columns. */
export function plainLine(text: string): string {
	return text
		.replace(SPACES, " ")
		.replace(DASHES, "-")
		.replace(/[\uff10-\uff19]/g, (figure) => String.fromCharCode(figure.charCodeAt(0) - 0xfee0))
		.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (figure) =>
			String((figure.charCodeAt(0) - (figure < "\u06f0" ? 0x660 : figure < "\u0966" ? 0x6f0 : 0x966)) % 10),
		)
		.replace(/\uff0b/g, "+")
		.replace(/\uff20/g, "@")
		.replace(/\uff1a/g, ":");
}

const PLAIN = /^[\u0020-\u007e]*$/;
const KNOWN = new Map<string, string>();
const [MOST_KNOWN, MOST_REMEMBERED] = [50_000, 24];

/** Lower case without accents, so that one spelling stands for all. */
export function plainWord(word: string): string {
	const known = KNOWN.get(word);
	if (known !== undefined) return known;
	const plain = PLAIN.test(word) ? word.toLowerCase() : withoutAccents(word);
	if (word.length <= MOST_REMEMBERED && KNOWN.size < MOST_KNOWN) KNOWN.set(word, plain);
	return plain;
}

function withoutAccents(word: string): string {
	return word
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.toLowerCase()
		.replaceAll("ß", "ss")
		.replaceAll("ł", "l")
		.replaceAll("ø", "o")
		.replaceAll("đ", "d")
		.replaceAll("ı", "i");
}

/** A text without these signs at its end. */
export function withoutEnd(text: string, signs: string): string {
	let end = text.length;
	while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
