import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isFamily, isGiven, isWordName } from "./name-run";
import { type LineWords, wholeName } from "./whole-name";

/** A letter or resume begins with whose it is. */
const TOP_LINES = 8;
const CONTACT_WITHIN = 10;
const CONTACT = /@|\+\d|\d{3}[ .-]\d{3}|\(\d{3}\)|linkedin|tel|phone|mobil/i;
const MOST_LETTERS = 48;

/** Lines that are nothing but a name: at the top of a text that goes on with how to reach somebody, and wherever one word of them is a frequent name. */
export function topNames(lines: readonly LineWords[]): Match[] {
	const hasContact = lines.slice(0, TOP_LINES + CONTACT_WITHIN).some(({ text }) => CONTACT.test(text));
	return lines.flatMap((own, line): Match[] => {
		if (own.text.length > MOST_LETTERS || own.words.length > 6) return [];
		const span = wholeName(own, 0, 5);
		if (!span || span.count < 2) return [];
		const isKnown = own.words.some(({ text }) => (isGiven(text) || isFamily(text)) && !isWordName(text));
		const isTop = line < TOP_LINES && hasContact && span.count <= 4;
		return isKnown || isTop ? [{ kind: "name", line, start: span.start, end: span.end, confidence: isKnown ? 0.8 : 0.6 }] : [];
	});
}
