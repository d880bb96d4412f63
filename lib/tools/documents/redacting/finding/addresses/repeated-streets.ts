import type { FinderLine, Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { namesStreet } from "./address-parts";

const NAMED = /\p{Lu}[\p{L}'’-]{1,24}(?: [\p{L}'’-]{2,24}){0,3}/gu;
const LEAST_LETTERS = 7;
const MOST_STREETS = 200;

/** Further places of streets that stand in an address without their number: "I have lived at Bewick Rise since June". */
export function repeatedStreets(lines: readonly FinderLine[], found: readonly Match[]): Match[] {
	const streets = new Set<string>();
	for (const { line, start, end } of found) {
		const address = lines[line]?.text.slice(start, end) ?? "";
		for (const [piece] of address.matchAll(NAMED)) {
			const words = piece.split(" ");
			const isOne = words.length > 1 || words.every((word) => !isOrdinary(word));
			if (piece.length >= LEAST_LETTERS && isOne && namesStreet(piece) && streets.size < MOST_STREETS) streets.add(foldLine(piece));
		}
	}
	if (streets.size === 0) return [];
	return lines.flatMap(({ text }, line) => {
		const folded = foldLine(text);
		return [...streets].flatMap((street): Match[] => {
			const at = folded.indexOf(street);
			const isOwn = at !== -1 && !/[\p{L}\p{N}-]/u.test(folded.charAt(at - 1)) && !/[\p{L}\p{N}-]/u.test(folded.charAt(at + street.length));
			return isOwn && /^\p{Lu}/u.test(text.slice(at)) ? [{ kind: "address", line, start: at, end: at + street.length, confidence: OFFERED }] : [];
		});
	});
}
