import { type FinderLine, type Match, plainLine, plainWord, type Word, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { asianNamesIn } from "./asian-names";
import { behindTitles, isFamily, isGiven, isNameLike, isTitle, isWordName, type NameSpan, nameFrom } from "./name-run";
import { CLOSINGS, DOTTED_ONLY, NAME_LABELS, NO_NAMES, SALUTATIONS } from "./name-words";

const LABELS = new Labels(NAME_LABELS);
/** Labels that need no colon. */
const STRONG = new Labels(
	"signed by|c/o|attn|attn.|attention|prepared by|reviewed by|approved by|written by|z. hd|z.hd|z. hd.|z.hd.|zu händen|firmado por|signé par|gez.|fdo|on behalf of|my name is|i am|ich bin|mein name ist|ich heiße|me llamo|mi nombre es|je m'appelle|mi chiamo|meu nome é",
);
const IS_NAME = /name|nom|nome|naam|namn|navn|imi|apellid|cognom|sobrenome|nazwisk|prenom|фамилия|имя|фио/;
const CLOSING = new Set(CLOSINGS.split("|").map(foldLine));
const SALUTATION = new Labels(SALUTATIONS);
const BEHIND_CLOSING = 4;

export interface LineWords {
	readonly text: string;
	readonly folded: string;
	readonly words: readonly Word[];
}

export function lineWords({ text: given }: FinderLine): LineWords {
	const text = plainLine(given);
	return { text, folded: foldLine(text), words: wordsOf(text) };
}

const match = (line: number, { start, end }: { start: number; end: number }, confidence: number): Match => ({ kind: "name", line, start, end, confidence });

function wordFrom(words: readonly Word[], at: number): number {
	const index = words.findIndex(({ start }) => start >= at);
	return index === -1 ? words.length : index;
}

/** A whole line, or what of it is left, that is nothing but a name. */
function wholeName({ text, words }: LineWords, from: number, most = 4): NameSpan | null {
	const first = behindTitles(text, words, wordFrom(words, from));
	const span = nameFrom(text, words, first, most);
	if (
		!span ||
		/[\p{L}\p{N}]/u.test(
			text
				.slice(span.end)
				.replace(/^['’]s/i, "")
				.replace(/^,? ?(?:M\.?D|Ph\.?D|MBA|LL\.?M|MSc|BSc|Jr|Sr|Esq|CPA|RN)\.?/i, ""),
		)
	)
		return null;
	return span;
}

function behindLabels(lines: readonly LineWords[], line: number): Match[] {
	const own = lines[line];
	if (!own) return [];
	const { text, folded, words } = own;
	const found: Match[] = [];
	for (const { start, end } of LABELS.ends(folded)) {
		const colon = /^[^\p{L}\p{N}:]{0,12}(?:\((?:s|en|m\/f|in)\))? ?:\s{0,6}|^\.?_{2,}|^ {2,}/u.exec(folded.slice(end, end + 24));
		const isStart = !/[\p{L}\p{N}]/u.test(text.slice(0, start));
		if (colon) {
			const from = end + colon[0].length;
			const span = nameFrom(text, words, behindTitles(text, words, wordFrom(words, from)), 5);
			const isNear = span && span.start - from < 16;
			if (isNear) found.push(match(line, withFamilyFirst(text, words, span), 0.93), ...listBehind(own, line, span));
			else if (!span || !isNear) found.push(...smallName(own, line, from));
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

/** "Schmidt, Anna" behind a label is one name. */
function withFamilyFirst(text: string, words: readonly Word[], span: NameSpan): { start: number; end: number } {
	if (!/^, ?$/.test(text.slice(span.end, words[span.next]?.start)) || span.count > 2) return span;
	const second = nameFrom(text, words, span.next, 3);
	return second && isGiven(words[span.next]?.text ?? "") ? { start: span.start, end: second.end } : span;
}

/** "Tenants: Anna Schmidt, Ben Okafor and Mia Lang". */
function listBehind({ text, words }: LineWords, line: number, first: NameSpan): Match[] {
	const found: Match[] = [];
	let last = first;
	while (found.length < 20) {
		const between = /^(?:, ?| ?[;&/] ?| and | und | y | et | e )(?:and |und )?/.exec(text.slice(last.end, last.end + 8));
		if (!between) return found;
		const from = wordFrom(words, last.end + between[0].length);
		const next = nameFrom(text, words, behindTitles(text, words, from), 4);
		if (!next || next.count < 2 || next.start - last.end > 20) return found;
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
	const next = lines[at];
	const span = next ? wholeName(next, 0) : null;
	return span ? [match(at, span, confidence)] : [];
}

function behindTitle({ text, words }: LineWords, line: number): Match[] {
	return words.flatMap((word, at): Match[] => {
		if (!isTitle(word.text)) return [];
		const plain = plainWord(word.text);
		const isCapital = /^\p{Lu}/u.test(word.text);
		if (DOTTED_ONLY.has(plain) ? !(isCapital && text.charAt(word.end) === ".") && plain !== "don" : !isCapital && plain.length < 5) return [];
		const first = behindTitles(text, words, at);
		const gap = text.slice(words[first - 1]?.end, words[first]?.start);
		if (!/^[. ]{1,3}$/.test(gap)) return [];
		const span = nameFrom(text, words, first, 3);
		return span ? [match(line, span, 0.9)] : [];
	});
}

function greeted({ text, folded, words }: LineWords, line: number): Match[] {
	const [greeting] = SALUTATION.ends(folded.slice(0, 40));
	if (!greeting || /[\p{L}]/u.test(text.slice(0, greeting.start))) return [];
	const span = nameFrom(text, words, behindTitles(text, words, wordFrom(words, greeting.end)), 3);
	if (!span || !/^\s*(?:[,!:.;–-]|$|and |und |&)/.test(text.slice(span.end))) return [];
	return [match(line, span, 0.88), ...listBehindGreeting({ text, folded, words }, line, span)];
}

function listBehindGreeting(own: LineWords, line: number, span: NameSpan): Match[] {
	const joined = /^ (?:and|und|y|et|e|&) /.exec(own.text.slice(span.end));
	const second = joined ? nameFrom(own.text, own.words, behindTitles(own.text, own.words, wordFrom(own.words, span.end + joined[0].length)), 3) : null;
	return second ? [match(line, second, 0.8)] : [];
}

function belowClosing(lines: readonly LineWords[], line: number): Match[] {
	const folded = (lines[line]?.folded ?? "").trim().replace(/[,.!]+$/, "");
	if (!CLOSING.has(folded)) return [];
	for (let at = line + 1; at <= line + BEHIND_CLOSING; at++) {
		const next = lines[at];
		const span = next ? wholeName(next, 0) : null;
		if (next && span && (span.count > 1 || isGiven(next.text.trim()))) return [match(at, span, 0.88)];
	}
	return [];
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
			const span = nameFrom(text, words, at);
			if (!span) continue;
			const isSure = !isWordName(word.text) || (second !== undefined && (isFamily(second.text) || (isGiven(second.text) && !isWordName(second.text))));
			if (span.count > 1 && isSure) found.push(match(line, span, 0.85));
			else if (span.count === 1 && !isWordName(word.text) && word.text.length > 2) found.push(match(line, span, 0.5));
			else continue;
			at = span.next - 1;
		} else if (
			second &&
			text.slice(word.end, second.start) === "," + " " &&
			isGiven(second.text) &&
			!isWordName(second.text) &&
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

/** Names that the text itself shows: labels, titles, greetings, what stands below a closing, and frequent names. */
export function nameSeeds(lines: readonly LineWords[]): Match[] {
	return lines.flatMap((own, line) => [
		...behindLabels(lines, line),
		...behindTitle(own, line),
		...greeted(own, line),
		...belowClosing(lines, line),
		...byDictionary(own, line),
		...asianNamesIn(own.text).map((span) => match(line, span, span.confidence)),
	]);
}
