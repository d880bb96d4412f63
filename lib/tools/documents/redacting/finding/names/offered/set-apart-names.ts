import { type Match, withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { isNameLike } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { type LineWords, wholeName } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { isOfCalendar } from "./calendar-words";

const UNSURE = 0.5;
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,24}){0,3}`;
/** "Ayo  10:07", "Priya Venkatesan [10:02 AM]", "10:02 Ayo: ", "<Ayo> ": who speaks in a log. */
const SPEAKERS: readonly RegExp[] = [
	new RegExp(String.raw`^\s{0,4}(${NAME})(?:\s{1,8}|\s?[-–—,|]\s?)[[(]?\d{1,2}[:.h]\d{2}(?::\d{2})?(?: ?[AP]M)?[\])]?\s*$`, "u"),
	new RegExp(String.raw`^\s{0,4}[[(]?\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?[\])]?\s?[-–—]?\s?(${NAME}):`, "u"),
	new RegExp(String.raw`^[\s*_#>-]{0,6}\d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\s?[-–—|]\s?(${NAME})(?: \([^()]{1,20}\))?[*_:]{0,3}\s*$`, "u"),
	new RegExp(String.raw`^\s{0,4}<(${NAME})>\s`, "u"),
	new RegExp(
		String.raw`^\s{0,4}[>\s]{0,6}(${NAME}) (?:wrote|writes|schrieb|schreef|escribió|a écrit|ha scritto|escreveu|napisał|napisała|skrev|yazdı)\s?:`,
		"u",
	),
];
/** Where a number or an address of mail begins. */
const CONTACT = /(?<![\p{L}\p{N}._-])(?:\+?\(?\d{2,5}\)?[ .-]?\d{3}|[a-z0-9._-]{2,40}@)/gu;
const BEFORE_CONTACT =
	/(?:,| ?[-–—:(]| on| at| unter| au| al| op| pod)\s?(?:(?:tel|telephone|phone|mobile|mob|cell|ph|call|tlf|tfno|handy|mobil|portable|cel|gsm|kom|e-?mail|mail)\.?:? ?)?$/;
const MOST_GAP = 20;

/** Words of everyday speech are headings of programmes and letters more often than names. */
const isWord = (name: string): boolean => name.split(/[ .-]+/).every((word) => isOrdinary(word) && !isCalledSomewhere(word));
const isNobodys = (name: string): boolean => name.split(/[ .-]+/).every((word) => isOfCalendar(word) || !isNameLike(word));

/** "Call Ah Huat, 9555 0187", "Ask for Tilly (07700 900 123)": the words with capitals right before where somebody is reached. */
function reachedAt({ text, words }: LineWords, line: number, contact: number): Match[] {
	const from = Math.max(0, contact - MOST_GAP);
	const gap = BEFORE_CONTACT.exec(text.slice(from, contact));
	const end = gap ? from + gap.index : -1;
	const last = words.findIndex((word) => word.end === end);
	if (last === -1) return [];
	let first = last + 1;
	while (first > 0 && last - first < MOST_WORDS && isPart(text, words, first - 1, last)) first -= 1;
	const opener = words[first];
	const name = text.slice(opener?.start, end);
	return opener === undefined || first > last || isWord(name) || isNobodys(name) ? [] : [{ kind: "name", line, start: opener.start, end, confidence: 0.6 }];
}

const MOST_WORDS = 3;

function isPart(text: string, words: LineWords["words"], at: number, last: number): boolean {
	const [word, next] = [words[at], words[at + 1]];
	return word !== undefined && /^\p{Lu}\p{L}/u.test(word.text) && (at === last || /^[ -]$/.test(text.slice(word.end, next?.start)));
}

function named(line: number, found: RegExpExecArray | RegExpMatchArray, confidence: number): Match[] {
	const name = withoutEnd(found[1] ?? "", ".'’-");
	if (name.length < 2 || isNobodys(name)) return [];
	const start = (found.index ?? 0) + found[0].indexOf(name);
	return [{ kind: "name", line, start, end: start + name.length, confidence: isWord(name) ? UNSURE : confidence }];
}

const MOST_SIGNATURE = 30;
const ENDS =
	/^(?:-{2,}|_{2,}|={2,}|>|on |am |le |el |op |il |from:|von:|de:|sent from|gesendet|envoyé|enviado|tel|phone|mobile|m:|t:|\+?\(?\d|[\w.-]{1,40}@|p\.?s\.?\b)/i;
const PROSE = /[.!?,…)*:]\s*$/;

/** A line of one or two words that ends a letter: "Rupe", "Ilse & Bert". */
function signature(lines: readonly LineWords[], line: number): Match[] {
	const [before, own, next] = [lines[line - 1], lines[line], lines[line + 1]];
	if (
		!before ||
		!own ||
		own.isCell ||
		own.text.length > MOST_SIGNATURE ||
		/[.!?:]\s*$/.test(own.text.slice(-3)) ||
		before.text.length < 3 ||
		!PROSE.test(before.text)
	)
		return [];
	if (next && !ENDS.test(next.text.trim())) return [];
	const span = wholeName({ ...own, text: own.text.replace(/^[-–—\s*]+/, (signs) => " ".repeat(signs.length)) }, 0, 3);
	const name = span ? own.text.slice(span.start, span.end) : "";
	if (!span || isNobodys(name)) return [];
	return [{ kind: "name", line, start: span.start, end: span.end, confidence: isWord(name) ? UNSURE : 0.66 }];
}

/** Names that how they are set apart gives away: who speaks, who is reached under a number, who signs. */
export function setApartNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap((own, line) => {
		const { text } = own;
		const speakers = SPEAKERS.flatMap((pattern) => {
			const found = pattern.exec(text);
			return found ? named(line, found, 0.75) : [];
		});
		const reached = /\d{3}|@/.test(text) ? [...text.matchAll(CONTACT)].flatMap((found) => reachedAt(own, line, found.index)) : [];
		return [...speakers, ...reached, ...signature(lines, line)];
	});
}
