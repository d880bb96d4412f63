import { type Match, plainWord, type Word, withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { asianNamesIn } from "./asian-names";
import { nameOdds } from "./guessed-names";
import { behindLabels } from "./labelled-names";
import { bare, behindTitles, isFamily, isGiven, isNameLike, isTitle, isWordName, type NameSpan, nameFrom, withoutOrdinaryEnd } from "./name-run";
import { isOfCalendar } from "./offered/calendar-words";
import { calledNames } from "./offered/called-names";
import { monthBehind } from "./offered/completed-names";
import { type LineWords, wholeName, wordFrom } from "./whole-name";
import { BEHIND_NAMES, CLOSINGS, DOTTED_ONLY, KIN, ROLES, SALUTATIONS } from "./words/name-words";

export const CLOSING: ReadonlySet<string> = new Set(CLOSINGS.split("|").map(foldLine));
const SALUTATION = new Labels(SALUTATIONS);
const BEHIND_CLOSING = 4;

const match = (line: number, { start, end }: { start: number; end: number }, confidence: number): Match => ({ kind: "name", line, start, end, confidence });

/** They stand in small letters within a sentence. */
const SMALL_TITLES = new Set("rag geom sig ing arch dr mgr inz avv prof dhr mevr mevr dyr drs heer pan pani lek adw ks".split(" "));

/** "Mr Sunday Adeleke": behind a title even a day is a name. */
function calledAsDay(text: string, words: LineWords["words"], first: number): NameSpan | null {
	const [day, next] = [words[first], words[first + 1]];
	if (!day || !/^\p{Lu}\p{Ll}+$/u.test(day.text) || isTitle(day.text)) return null;
	const span = next && text.slice(day.end, next.start) === " " ? nameFrom(text, words, first + 1, 2) : null;
	if (span) return { ...span, start: day.start, count: span.count + 1 };
	const isDated = /^[.,]? ?\d/.test(text.slice(day.end, day.end + 3));
	return isOfCalendar(day.text) && !isDated ? { start: day.start, end: day.start + bare(day.text).length, next: first + 1, count: 1 } : null;
}

function behindTitle({ text, words }: LineWords, line: number): Match[] {
	return words.flatMap((word, at): Match[] => {
		// "dall'avv. Sensi".
		const own = word.text.slice(Math.max(word.text.lastIndexOf("'"), word.text.lastIndexOf("’")) + 1);
		if (!isTitle(own)) return [];
		const plain = plainWord(own);
		const isCapital = /^\p{Lu}/u.test(own);
		if (
			DOTTED_ONLY.has(plain)
				? !((isCapital || SMALL_TITLES.has(plain)) && text.charAt(word.end) === ".") && plain !== "don"
				: !isCapital && plain.length < 5 && !SMALL_TITLES.has(plain)
		)
			return [];
		const first = Math.max(at + 1, behindTitles(text, words, isTitle(word.text) ? at : at + 1));
		const gap = text.slice(words[first - 1]?.end, words[first]?.start);
		if (!/^[. ]{1,3}$/.test(gap)) return [];
		const span = nameFrom(text, words, first, 5) ?? calledAsDay(text, words, first);
		return span ? [match(line, span, 0.9)] : [];
	});
}

/** In Turkish the title stands behind: "Sayın Serpil Hanım,". */
const GREETED_END = /^\s*(?:(?:Hanım|Bey|Efendi|san)(?!\p{L})\s*)?(?:[,!:.;–-]|$|and |und |&)/u;

function greeted({ text, folded, words }: LineWords, line: number): Match[] {
	const [greeting] = SALUTATION.ends(folded.slice(0, 40));
	if (!greeting || /[\p{L}]/u.test(text.slice(0, greeting.start))) return [];
	const span = nameFrom(text, words, behindTitles(text, words, wordFrom(words, greeting.end)), 3);
	if (!span || !GREETED_END.test(text.slice(span.end))) return [];
	return [match(line, span, 0.88), ...listBehindGreeting({ text, folded, words }, line, span)];
}

function listBehindGreeting(own: LineWords, line: number, span: NameSpan): Match[] {
	const joined = /^ (?:and|und|y|et|e|&) /.exec(own.text.slice(span.end));
	const second = joined ? nameFrom(own.text, own.words, behindTitles(own.text, own.words, wordFrom(own.words, span.end + joined[0].length)), 3) : null;
	return second ? [match(line, second, 0.8)] : [];
}

function belowClosing(lines: readonly LineWords[], line: number): Match[] {
	const folded = withoutEnd((lines[line]?.folded ?? "").trim(), ",.!");
	if (!CLOSING.has(folded)) return [];
	for (let at = line + 1; at <= line + BEHIND_CLOSING; at++) {
		const next = lines[at];
		const span = next ? wholeName(next, 0) : null;
		if (next && span && (span.count > 1 || isGiven(next.text.trim()))) return [match(at, span, 0.88)];
	}
	return [];
}

export const ILLS = /^['’]s (?:disease|syndrome|oesophagus|esophagus|palsy|sign|test|score|day|law|theorem)(?!\p{L})/u;

/** Whether a word alone belongs to a date, an illness or the name of a thing: "3 Mart", "Barrett's oesophagus", "Daisy Cup", "“Sadie Rose”". */
function isBeside(text: string, word: Word, next: Word | undefined): boolean {
	const end = word.start + bare(word.text).length;
	const isDated = /\d[.,]? $/.test(text.slice(Math.max(0, word.start - 4), word.start)) || /^ \d{1,2}(?!\d)/.test(text.slice(end, end + 4));
	const isThing = next !== undefined && text.slice(word.end, next.start) === " " && /^\p{Lu}\p{Ll}/u.test(next.text);
	return isDated || ILLS.test(text.slice(end, end + 16)) || isThing;
}

function byDictionary({ text, words }: LineWords, line: number): Match[] {
	const found: Match[] = [];
	for (let at = 0; at < words.length; at++) {
		const word = words[at];
		if (!word || !isNameLike(word.text) || !/^\p{Lu}/u.test(word.text)) continue;
		const second = words[at + 1];
		const isSaint = /^(?:san|santa|saint|st|sankt|sao)$/.test(plainWord(words[at - 1]?.text ?? ""));
		if (isSaint) continue;
		if (isGiven(word.text)) {
			const given = nameFrom(text, words, at);
			if (!given) continue;
			const span = withoutOrdinaryEnd(words, at, given);
			const isSure = !isWordName(word.text) || (second !== undefined && (isFamily(second.text) || (isGiven(second.text) && !isWordName(second.text))));
			const isPartOfMore = span.count < given.count || isBeside(text, word, words[span.next]);
			const month = span.count === 1 && !isWordName(word.text) ? monthBehind(text, span.end) : 0;
			if (month > 0) {
				found.push(match(line, { start: span.start, end: span.end + month }, 0.6));
				continue;
			}
			if (span.count === 1 && isPartOfMore) continue;
			if (span.count > 1 && isSure) found.push(match(line, span, 0.85));
			else if (span.count === 1 && !isWordName(word.text) && word.text.length > 2 && !/^\p{Lu}{1,4}$/u.test(word.text)) found.push(match(line, span, 0.5));
			else continue;
			at = span.next - 1;
		} else if (
			second &&
			text.slice(word.end, second.start) === "," + " " &&
			isGiven(second.text) &&
			!isWordName(second.text) &&
			!CLOSING.has(foldLine(word.text)) &&
			(isFamily(word.text) || at === 0)
		) {
			const span = nameFrom(text, words, at + 1, 3);
			if (span) found.push(match(line, { start: word.start, end: span.end }, 0.7));
		} else if (second && isFamily(second.text) && !isWordName(second.text) && text.slice(word.end, second.start).replace(". ", " ") === " ") {
			const span = nameFrom(text, words, at, 3);
			if (span && span.count > 1 && (word.text.length <= 2 || word.text.length > 3)) found.push(match(line, span, 0.55));
		}
	}
	return found;
}

const KINSHIP = new Labels(KIN);
const TRADES = new Labels(ROLES);
const MARKERS = new Labels(BEHIND_NAMES);
const MOST_BEFORE = 5;

/** "her daughter Imelda", "seine Tochter Imelda". */
function kinIn({ text, folded, words }: LineWords, line: number): Match[] {
	return KINSHIP.ends(folded).flatMap(({ end }): Match[] => {
		const from = wordFrom(words, end);
		const first = words[from];
		if (!first || !/^,? \(?$/.test(text.slice(end, first.start)) || !/^\p{Lu}/u.test(first.text)) return [];
		const span = nameFrom(text, words, behindTitles(text, words, from), 5);
		return span ? [match(line, span, 0.7)] : [];
	});
}

/** "our foreman Les Onions", "l'agente Cesarini": within a sentence a capital behind a trade begins a name. */
function inTrade({ text, folded, words }: LineWords, line: number): Match[] {
	return TRADES.ends(folded).flatMap(({ start, end }): Match[] => {
		const from = wordFrom(words, end);
		const first = words[from];
		if (!first || !/^\p{Ll}/u.test(text.slice(start)) || !/^,? \(?$/.test(text.slice(end, first.start)) || !/^\p{Lu}\p{Ll}/u.test(first.text)) return [];
		const at = behindTitles(text, words, from);
		const span = nameFrom(text, words, at, 5) ?? calledAsDay(text, words, at);
		const isName = span && (words.slice(at, span.next).some((word) => nameOdds(word.text) !== null) || (span.count > 1 && text.charAt(end) === " "));
		return isName ? [match(line, span, 0.7)] : [];
	});
}

/** The words with capitals right before "born on", "wohnhaft in", "con DNI". */
function beforeMarkers({ text, folded, words }: LineWords, line: number): Match[] {
	return MARKERS.ends(folded).flatMap(({ start }): Match[] => {
		const behind = wordFrom(words, start);
		const last = words[behind - 1];
		if (!last || !/^[ ,(*]{1,3}$/.test(text.slice(last.end, start))) return [];
		let first = behind;
		while (first > 0 && behind - first < MOST_BEFORE) {
			const [word, next] = [words[first - 1], words[first]];
			if (!word || !isNameLike(word.text) || !/^\p{Lu}/u.test(word.text)) break;
			if (next && first < behind && !/^[ -]$/.test(text.slice(word.end, next.start))) break;
			first -= 1;
		}
		const opener = words[first];
		return opener && behind - first >= 2 ? [match(line, { start: opener.start, end: last.end }, 0.8)] : [];
	});
}

/** Names that the text itself shows: labels, titles, greetings, what stands below a closing, and frequent names. */
export function nameSeeds(lines: readonly LineWords[]): Match[] {
	return lines.flatMap((own, line) => [
		...behindLabels(lines, line),
		...behindTitle(own, line),
		...greeted(own, line),
		...belowClosing(lines, line),
		...kinIn(own, line),
		...inTrade(own, line),
		...beforeMarkers(own, line),
		...calledNames(own, line),
		...byDictionary(own, line),
		...asianNamesIn(own.text).map((span) => match(line, span, span.confidence)),
	]);
}
