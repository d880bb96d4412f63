import { type Match, plainWord, withoutEnd } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine, Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { asianNamesIn } from "./asian-names";
import { behindLabels } from "./labelled-names";
import { behindTitles, isFamily, isGiven, isNameLike, isTitle, isWordName, type NameSpan, nameFrom } from "./name-run";
import { BEHIND_NAMES, CLOSINGS, DOTTED_ONLY, KIN, SALUTATIONS } from "./name-words";
import { type LineWords, wholeName, wordFrom } from "./whole-name";

const CLOSING = new Set(CLOSINGS.split("|").map(foldLine));
const SALUTATION = new Labels(SALUTATIONS);
const BEHIND_CLOSING = 4;

const match = (line: number, { start, end }: { start: number; end: number }, confidence: number): Match => ({ kind: "name", line, start, end, confidence });

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
	const folded = withoutEnd((lines[line]?.folded ?? "").trim(), ",.!");
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

const KINSHIP = new Labels(KIN);
const MARKERS = new Labels(BEHIND_NAMES);
const MOST_BEFORE = 5;

/** "her daughter Imelda", "seine Tochter Imelda". */
function kinIn({ text, folded, words }: LineWords, line: number): Match[] {
	return KINSHIP.ends(folded).flatMap(({ end }): Match[] => {
		const from = wordFrom(words, end);
		const first = words[from];
		if (!first || !/^(?:,? )$/.test(text.slice(end, first.start)) || !/^\p{Lu}/u.test(first.text)) return [];
		const span = nameFrom(text, words, behindTitles(text, words, from), 3);
		return span ? [match(line, span, 0.7)] : [];
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
		...beforeMarkers(own, line),
		...byDictionary(own, line),
		...asianNamesIn(own.text).map((span) => match(line, span, span.confidence)),
	]);
}
