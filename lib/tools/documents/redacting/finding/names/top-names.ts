import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { nameOdds } from "./guessed-names";
import { isFamily, isGiven, isWordName } from "./name-run";
import { type LineWords, wholeName } from "./whole-name";
import { isOrdinary } from "./words/word-sets";

/** A letter or resume begins with whose it is. */
const TOP_LINES = 8;
const CONTACT_WITHIN = 10;
const CONTACT = /@|\+\d|\d{3}[ .-]\d{3}|\(\d{3}\)|linkedin|tel|phone|mobil/i;
const ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** A family and a given name, set apart. */
const ASIAN_NAME = /^\s*[\p{sc=Han}\p{sc=Hangul}々]{1,4}[ \u3000]{1,3}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]{1,4}\s*$/u;
const MOST_LETTERS = 48;

const MOST_STACKED = 24;

/** A word or two in each of two lines, as the head of a resume sets a name large. */
function stacked(lines: readonly LineWords[]): Match[] {
	return lines.slice(0, TOP_LINES).flatMap((own, line): Match[] => {
		const next = lines[line + 1];
		const words = [...own.words, ...(next?.words ?? [])];
		const isShort = next !== undefined && own.text.length <= MOST_STACKED && next.text.length <= MOST_STACKED;
		if (!isShort || own.words.length > 2 || next.words.length > 2 || own.words.length === 0 || next.words.length === 0) return [];
		const odds = words.map(({ text }) => (/^\p{Lu}/u.test(text) ? nameOdds(text) : null));
		const sum = odds.reduce<number>((all, one) => all + (one ?? Number.NEGATIVE_INFINITY), 0);
		const whole = (at: LineWords, index: number): Match => ({
			kind: "name",
			line: index,
			start: at.words[0]?.start ?? 0,
			end: at.words.at(-1)?.end ?? 0,
			confidence: 0.6,
		});
		return sum > 0 ? [whole(own, line), whole(next, line + 1)] : [];
	});
}

/** Lines that are nothing but a name: at the top of a text that goes on with how to reach somebody, and wherever one word of them is a frequent name. */
export function topNames(lines: readonly LineWords[]): Match[] {
	const hasContact = lines.slice(0, TOP_LINES + CONTACT_WITHIN).some(({ text }) => CONTACT.test(text));
	const alone = lines.flatMap((own, line): Match[] => {
		if (own.text.length > MOST_LETTERS || own.words.length > 6) return [];
		const span = ASIAN.test(own.text) && !ASIAN_NAME.test(own.text) ? null : wholeName(own, 0, 5);
		if (!span || span.count < 2 || own.words.every(({ text }) => isOrdinary(text))) return [];
		const isKnown = own.words.some(({ text }) => (isGiven(text) || isFamily(text)) && !isWordName(text));
		const isTop = line < TOP_LINES && hasContact && span.count <= 4;
		return isKnown || isTop ? [{ kind: "name", line, start: span.start, end: span.end, confidence: isKnown ? 0.8 : 0.6 }] : [];
	});
	return hasContact ? [...alone, ...stacked(lines)] : alone;
}
