import { COLUMN_FORMATS } from "@/lib/tools/tables/schemas";
import type { Cell } from "./cell";
import { dateReadings } from "./dates";
import { numberReadings } from "./numbers";
import { BOOLEAN_BITS, bitOf, DATE_BITS, DECIMAL_BITS, INTEGER_BITS } from "./readings";

const LONGEST_WORD = 6;

/** The words for true and false, with the readings that know them. */
const WORDS = new Map<string, { bits: number; isTrue: boolean }>();
for (const format of COLUMN_FORMATS.boolean) {
	for (const [index, word] of format.split("/").entries()) {
		WORDS.set(word, { bits: (WORDS.get(word)?.bits ?? 0) | bitOf(format), isTrue: index === 0 });
	}
}

/** Whether a word says true, in any of the languages known; null for another word. */
export function truthOf(text: string): boolean | null {
	return text.length > LONGEST_WORD ? null : (WORDS.get(text.toLowerCase())?.isTrue ?? null);
}

/** The readings that a trimmed text allows, as a set of bits; 0 for text that is nothing else. */
export function textReadings(text: string): number {
	const code = text.charCodeAt(0);
	const isDigit = code >= 48 && code <= 57;
	if (isDigit || code === 45 || code === 43 || code === 46 || code === 44) return numberReadings(text) || (isDigit ? dateReadings(text) : 0);
	const isWord = text.length <= LONGEST_WORD && WORDS.has(text.toLowerCase());
	return isWord ? (WORDS.get(text.toLowerCase())?.bits ?? 0) : numberReadings(text);
}

/** Of a text in a format that tells numbers from text, only a date in ISO spelling is more than text. */
const ISO = bitOf("YYYY-MM-DD");

/** The readings that a cell allows; the cell is not empty. */
export function cellReadings(cell: Cell, isTyped: boolean): number {
	switch (typeof cell) {
		case "string": {
			const text = cell.trim();
			return isTyped ? dateReadings(text) & ISO : textReadings(text);
		}
		case "number":
			return Number.isSafeInteger(cell) ? INTEGER_BITS | DECIMAL_BITS : Number.isFinite(cell) ? DECIMAL_BITS : 0;
		case "boolean":
			return BOOLEAN_BITS;
		default:
			return cell !== null && "iso" in cell ? DATE_BITS : 0;
	}
}
