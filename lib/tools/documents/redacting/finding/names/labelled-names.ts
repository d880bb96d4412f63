import { type Match, plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { behindTitles, isGiven, type NameSpan, nameFrom } from "./name-run";
import { type LineWords, wholeName, wordFrom } from "./whole-name";
import { NAME_LABELS, NO_NAMES } from "./words/name-words";
import { isOrdinary } from "./words/word-sets";

export const NAME_LABEL_PHRASES = new Labels(NAME_LABELS);
/** Labels that need no colon. */
const STRONG = new Labels(
	"signed by|c/o|attn|attn.|attention|prepared by|reviewed by|approved by|written by|z. hd|z.hd|z. hd.|z.hd.|zu händen|firmado por|signé par|gez.|fdo|on behalf of|my name is|i am|ich bin|mein name ist|ich heiße|me llamo|mi nombre es|je m'appelle|mi chiamo|meu nome é",
);
export const IS_NAME =
	/name|jmen|prijmen|priezv|(?:^| )(?:meno|nume|ime|nev|ad|soyad|adi|isim|ten|nama|nimi|alias|nick)(?: |$)|prezime|prenume|vezetekn|keresztn|teljes nev|soyadi|etunim|sukunim|ονομα|επωνυμ|known as|goes by|nickname|forename|nom|nome|naam|namn|navn|imi|apellid|cognom|sobrenome|nazwisk|prenom|фамилия|имя|фио/;

const match = (line: number, { start, end }: { start: number; end: number }, confidence: number): Match => ({ kind: "name", line, start, end, confidence });

/** Names behind or below their labels. */
export function behindLabels(lines: readonly LineWords[], line: number): Match[] {
	const own = lines[line];
	if (!own) return [];
	const { text, folded, words } = own;
	const found: Match[] = [];
	for (const { start, end } of NAME_LABEL_PHRASES.ends(folded)) {
		const colon = /^[^\p{L}\p{N}:]{0,12}(?:\((?:s|en|m\/f|in)\))? ?:\s{0,6}|^\.?_{2,}|^ {2,}|^\t/u.exec(folded.slice(end, end + 24));
		const isStart = !/[\p{L}\p{N}]/u.test(text.slice(0, start));
		if (colon) {
			const from = end + colon[0].length;
			const span = nameFrom(text, words, behindTitles(text, words, wordFrom(words, from)), 5);
			// Of "Name	Joined	Fee" the table tells.
			const isRow = colon[0].includes("\t") && text.indexOf("\t") !== text.lastIndexOf("\t");
			const isNear = span && !isRow && span.start - from < 16 && (IS_NAME.test(folded.slice(start, end)) || !isNobodys(text.slice(span.start, span.end)));
			if (isNear) found.push(match(line, withFamilyFirst(text, words, span), 0.93), ...listBehind(own, line, span));
			else if (!isRow) found.push(...smallName(own, line, from));
			if (text.slice(from).trim() === "") found.push(...onNextLine(lines, line + 1, 0.85));
		} else if (isStart && text.slice(end).trim() === "") found.push(...onNextLine(lines, line + 1, IS_NAME.test(folded.slice(start, end)) ? 0.85 : 0.6));
		else if (isStart && IS_NAME.test(folded.slice(start, end))) {
			const span = wholeName(own, end);
			if (span) found.push(match(line, span, 0.75));
		}
	}
	for (const { end } of STRONG.ends(folded)) {
		const first = wordFrom(words, end);
		const span = (words[first]?.start ?? Number.POSITIVE_INFINITY) - end < 5 ? nameFrom(text, words, behindTitles(text, words, first)) : null;
		if (span && (span.count > 1 || isGiven(text.slice(span.start, span.end)))) found.push(match(line, span, 0.85));
	}
	return found;
}

/** "Contact: Purchasing Department", "Reference: SH/REP". */
function isNobodys(text: string): boolean {
	return /^\p{Lu}{1,3}$/u.test(text) || text.split(/[ -]/).every((word) => isOrdinary(word));
}

/** "Schmidt, Anna" behind a label is one name. */
function withFamilyFirst(text: string, words: readonly Word[], span: NameSpan): { start: number; end: number } {
	if (!/^, ?$/.test(text.slice(span.end, words[span.next]?.start)) || span.count > 2) return span;
	const second = nameFrom(text, words, span.next, 3);
	return second && isGiven(words[span.next]?.text ?? "") ? { start: span.start, end: second.end } : span;
}

/** What stands between two names of a list: an office or an age in brackets, a date of birth, a comma. */
const LIST_BETWEEN = /^(?: ?\([^()]{1,30}\))?(?:, [\d./-]{6,10})?(?:, ?| ?[;&/] ?| and | und | y | et | e | en | i | ve )(?:and |und )?/;

/** "Tenants: Anna Schmidt, Ben Okafor and Mia Lang". */
function listBehind({ text, words }: LineWords, line: number, first: NameSpan): Match[] {
	const found: Match[] = [];
	let last = first;
	while (found.length < 20) {
		const between = LIST_BETWEEN.exec(text.slice(last.end, last.end + 48));
		if (!between) return found;
		const from = wordFrom(words, last.end + between[0].length);
		const next = nameFrom(text, words, behindTitles(text, words, from), 4);
		if (!next || next.start - last.end > 48 || (next.count < 2 && isOrdinary(text.slice(next.start, next.end)))) return found;
		found.push(match(line, next, 0.8));
		last = next;
	}
	return found;
}

/** A name that a form holds in small letters. */
function smallName({ text, words }: LineWords, line: number, from: number): Match[] {
	const at = wordFrom(words, from);
	const [first, second] = [words[at], words[at + 1]];
	if (!first || !second || words.length - at > 4 || !isGiven(first.text) || NO_NAMES.has(plainWord(second.text)) || /\d/.test(text.slice(from))) return [];
	return [match(line, { start: first.start, end: words.at(-1)?.end ?? second.end }, 0.8)];
}

function onNextLine(lines: readonly LineWords[], at: number, confidence: number): Match[] {
	const next = lines[at - 1]?.isCell ? undefined : lines[at];
	const span = next ? wholeName(next, 0) : null;
	return span ? [match(at, span, confidence)] : [];
}
