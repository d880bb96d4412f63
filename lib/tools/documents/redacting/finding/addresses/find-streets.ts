import { type Word, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { POST_BOXES, STREET_ENDS, STREET_FIRST, STREET_LAST, STREET_PREPOSITIONS } from "./address-words";

export interface Span {
	readonly start: number;
	readonly end: number;
}

const ENDS = STREET_ENDS.split("|");
const LAST = new Set(STREET_LAST.split("|"));
const FIRST = new Set(STREET_FIRST.split("|"));
const PREPOSITIONS = new Set(STREET_PREPOSITIONS.split("|"));
const BOXES = new Labels(POST_BOXES);
const HOUSE = /^\d{1,5}[a-z]?$/;
/** "7 / 9", "12-14", "3. OG", "Apt 4B" behind a house's number. */
const BEHIND_HOUSE =
	/^(?: ?[-/+] ?\d{1,4}[a-z]?\b)?(?: ?[a-z]\b(?! [a-z]))?(?:,? ?(?:(?:apt|apartment|unit|suite|ste|flat|fl|floor|room|rm|wohnung|whg|og|top|stiege|piso|planta|puerta|pta|esc|interno|int|scala|appt|appartement|bat|batiment|bte|bus|m|lgh|andar|apto|bloco|sala|lok)\.? ?#?[a-z0-9º°-]{1,6}\b|#\d{1,5}[a-z]?\b|\d{1,2}\.?[oa°”"]\.? ?(?:[a-z]{1,4}\b\.?)?|\d{1,2}\. ?(?:og|stock|etage)\b|(?:izda|izq|dcha|bajo|atico)\b\.?)){0,3}/;
const BEFORE_HOUSE = /^,? ?(?:n\.?[°ºo]?\.? ?|no\.?:? ?|nr\.? ?|num(?:ero|\.)? ?|#)?(?:\d{1,5}(?:-?[a-z])?|s\/n|snc)\b/;
const MOST_WORDS = 6;
/** So long a word of streets may stand in small letters: "chaussée de Dinant 402". */
const LEAST_SMALL = 5;
/** What streets are called after before the name itself. */
const BEFORE_NAMES = new Set(
	"burgemeester prins prinses koning koningin generaal dokter dr doktor professor prof pastoor pater sint sankt st graaf oude nieuwe lange korte alte neue obere untere grosse kleine hohe bischof kaiser kardinal stora lilla norra sodra ostra vastra gamla store lille gamle nordre sondre ostre vestre minister president burgermeister pfarrer".split(
		" ",
	),
);

const isCapital = (text: string, word: Word) => /^\p{Lu}/u.test(text.slice(word.start, word.end));
const hasEnd = (word: string) => ENDS.some((end) => word.length > end.length + 2 && word.endsWith(end));

function behind(folded: string, at: number): number {
	return at + (BEHIND_HOUSE.exec(folded.slice(at, at + 60))?.[0].length ?? 0);
}

/** "Hauptstraße 5", "Am Markt 12a", "Lange Straße 3", "Herengracht 12". */
function streetBeforeHouse(text: string, folded: string, words: readonly Word[], at: number): Span | null {
	const house = words[at];
	const before = words[at - 1];
	if (!house || !before || !HOUSE.test(folded.slice(house.start, house.end))) return null;
	if (!/^[., ]{1,3}(?:nr\.? ?)?$/.test(folded.slice(before.end, house.start))) return null;
	const name = folded.slice(before.start, before.end);
	const isWhole = ENDS.includes(name);
	let first = at - 1;
	if (!hasEnd(name) && !isWhole) {
		const opener = words.slice(Math.max(0, at - 5), at - 1).findLastIndex((word) => PREPOSITIONS.has(folded.slice(word.start, word.end)));
		const index = Math.max(0, at - 5) + opener;
		const opens = words[index];
		if (opener === -1 || !opens || !isCapital(text, opens) || !isCapital(text, before)) return null;
		return { start: opens.start, end: behind(folded, house.end) };
	}
	if (!isCapital(text, before)) return null;
	// Words that belong to the name stand before it: "Lange Straße", "Konrad-Adenauer-Allee".
	while (first > 0 && at - first < 5) {
		const [left, right] = [words[first - 1], words[first]];
		if (!left || !right || !isCapital(text, left)) break;
		const between = folded.slice(left.end, right.start);
		if (
			between !== "-" &&
			!(/^\.? $/.test(between) && BEFORE_NAMES.has(folded.slice(left.start, left.end))) &&
			!(between === " " && isWhole && first === at - 1) &&
			!(between === "." && left.end - left.start < 5)
		)
			break;
		first -= 1;
	}
	if (isWhole && first === at - 1) return null;
	return { start: words[first]?.start ?? before.start, end: behind(folded, house.end) };
}

/** "12 rue de la Paix", "221B Baker Street", "1600 Pennsylvania Ave NW". */
function streetAfterHouse(text: string, folded: string, words: readonly Word[], at: number): Span | null {
	const house = words[at];
	if (!house || !HOUSE.test(folded.slice(house.start, house.end)) || /(?:[\d.$€£]|\d,)$/.test(folded.slice(Math.max(0, house.start - 2), house.start)))
		return null;
	// "2/9 Belmore St": the flat before the house.
	const flat = /(?<![\d/-])[1-9]\d{0,3}[a-z]?[/-]$/.exec(folded.slice(Math.max(0, house.start - 6), house.start))?.[0].length ?? 0;
	if ((flat === 0 || folded.charAt(house.start) === "0") && folded.charAt(house.start - 1) === "/") return null;
	const from = house.start - flat;
	let next = at + 1;
	if (/^(?:bis|ter|quater)$/.test(folded.slice(words[next]?.start, words[next]?.end))) next += 1;
	const opener = words[next];
	if (!opener || !/^[,. ]{1,2}$|^ $/.test(folded.slice(words[next - 1]?.end, opener.start))) return null;
	if (FIRST.has(folded.slice(opener.start, opener.end)) && words[next + 1] && folded.slice(opener.end, words[next + 1]?.start).trim().length < 2) {
		const last = lastOfName(text, folded, words, next + 1);
		return last > next ? { start: from, end: words[last]?.end ?? opener.end } : null;
	}
	for (let index = next; index < Math.min(words.length, next + MOST_WORDS); index++) {
		const word = words[index];
		if (!word || (index > next && !/^(?:[ '’-]|\. )$/.test(folded.slice(words[index - 1]?.end, word.start)))) return null;
		if (!isCapital(text, word) && !/^\d{1,3}(?:st|nd|rd|th)$/.test(folded.slice(word.start, word.end))) return null;
		if (index > next && LAST.has(folded.slice(word.start, word.end))) return { start: from, end: behind(folded, withDirection(folded, word.end)) };
	}
	return null;
}

function withDirection(folded: string, end: number): number {
	return end + (/^\.? (?:nw|ne|sw|se|n|s|e|w|north|south|east|west)\b/.exec(folded.slice(end, end + 8))?.[0].length ?? 0);
}

/** The last word of a street's name, small words between its own included. */
function lastOfName(text: string, folded: string, words: readonly Word[], from: number): number {
	let last = from - 1;
	for (let at = from; at < Math.min(words.length, from + MOST_WORDS); at++) {
		const word = words[at];
		// What stands before the first was looked at already: "C/ Licenciado Poza".
		if (!word || (at > from && !/^(?:[ '’-]|\. |[’'] ?)$/.test(folded.slice(words[at - 1]?.end, word.start)))) break;
		if (isCapital(text, word)) last = at;
		else if (
			!/^(?:de|del|della|delle|dei|di|da|do|dos|das|des|du|la|le|les|los|las|el|l|d|et|y|e|san|sur|en|\d{1,2})$/.test(folded.slice(word.start, word.end))
		)
			break;
	}
	return last;
}

/** "Calle de Alcalá, 12, 3º B", "Via Roma 5", "ul. Długa 7/9", "Rua Augusta, 1500". */
function streetNameFirst(text: string, folded: string, words: readonly Word[], at: number): Span | null {
	const opener = words[at];
	if (!opener || !FIRST.has(folded.slice(opener.start, opener.end))) return null;
	const sign = folded.slice(opener.start, opener.end);
	const isShort = sign.length <= 2;
	if (isShort && !/^(?:\/|\.|\. )/.test(folded.slice(opener.end, opener.end + 2))) return null;
	if (!isShort && !isCapital(text, opener) && sign.length < LEAST_SMALL && sign !== "rue" && sign !== "via") return null;
	let from = at + 1;
	if (words[from] && /^[./ ]{1,2}$/.test(folded.slice(opener.end, words[from]?.start))) {
		const first = words[from];
		const startsSmall =
			first && !isCapital(text, first) && /^(?:de|des|du|del|della|dei|di|da|do|dos|das|la|le|les|los|las|aux|au)$/.test(folded.slice(first.start, first.end));
		const isCounted = first !== undefined && /^\d{1,4}$/.test(first.text) && /^,? ?(?:n[°ºo.]|no\.|#)/.test(folded.slice(first.end, first.end + 6));
		if (!startsSmall && first && !isCapital(text, first) && !isCounted) return null;
		if (startsSmall) from += 1;
		const last = lastOfName(text, folded, words, from);
		const end = words[Math.max(last, from)]?.end ?? opener.end;
		const house = BEFORE_HOUSE.exec(folded.slice(end, end + 16));
		return house ? { start: opener.start, end: behind(folded, end + house[0].length) } : null;
	}
	return null;
}

/** Streets with a house's number, and post boxes, as the main countries write them. */
export function streetsIn(text: string): Span[] {
	if (!/\d/.test(text)) return [];
	const folded = foldLine(text);
	const words = wordsOf(text);
	const spans = words.flatMap((_, at) => {
		const span = streetBeforeHouse(text, folded, words, at) ?? streetAfterHouse(text, folded, words, at) ?? streetNameFirst(text, folded, words, at);
		return span ? [span] : [];
	});
	const boxes = BOXES.ends(folded).flatMap(({ start, end }) => {
		const number = /^[ .:]{0,3}(?:no\.? ?|nr\.? ?)?\d[\d ]{0,8}\d?/.exec(folded.slice(end, end + 16));
		return number ? [{ start, end: end + number[0].trimEnd().length }] : [];
	});
	return [...spans, ...boxes];
}
