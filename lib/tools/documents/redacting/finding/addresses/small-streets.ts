import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import type { Found } from "./address-lines";

/** In chats and searches streets stand in small letters: "lindenweg 4", "447 maple road". */
const JOINED = /(?<=\p{Ll}{3})(?:straße|strasse|weg|gasse|allee|platz|straat|gracht|gatan|vägen|veien|gade|vej) \d{1,4} ?[a-z]?(?![\p{L}\p{N}])/gu;
const APART = /(?<![\p{L}\p{N}])\d{1,4}[a-z]? [a-z]{3,15} (?:street|road|rd|avenue|ave|lane|ln|drive|close|crescent|terrace)(?![\p{L}\p{N}])/gu;
const MOST_NAME = 24;

function wordStart(text: string, at: number): number {
	let start = at;
	while (at - start < MOST_NAME && /\p{Ll}/u.test(text.charAt(start - 1))) start -= 1;
	return start;
}

export function smallStreets(text: string): Found[] {
	const joined = [...text.matchAll(JOINED)].map((found) => ({ start: wordStart(text, found.index), end: found.index + found[0].length, confidence: OFFERED }));
	const apart = [...text.matchAll(APART)].map((found) => ({ start: found.index, end: found.index + found[0].length, confidence: OFFERED }));
	return [...joined.filter(({ start }) => !/\p{L}/u.test(text.charAt(start - 1))), ...apart];
}
