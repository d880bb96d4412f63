import { acrossLines } from "@/lib/tools/documents/redacting/finding/across-lines";
import { type FinderLine, type Match, plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { foldLine } from "@/lib/tools/documents/redacting/finding/labels";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { declined } from "./declined-names";
import { namesOfEmails } from "./email-names";
import { guessedNames } from "./guessed-names";
import { isCalledSomewhere as isListed } from "./languages/language-words";
import { bare, isFamily, isGiven, isNameLike, isTitle, isWordName } from "./name-run";
import { CLOSING, nameSeeds } from "./name-seeds";
import { chatNames } from "./offered/chat-names";
import { completed } from "./offered/completed-names";
import { setApartNames } from "./offered/set-apart-names";
import { scriptNames } from "./script-names";
import { setNames } from "./set-names";
import { topNames } from "./top-names";
import { uncasedNames } from "./uncased-names";
import { type LineWords, lineWords, wholeName } from "./whole-name";
import { ASIAN_FAMILY_NAMES } from "./words/family-names";
import { NO_NAMES, PARTICLES } from "./words/name-words";
import { isOrdinary } from "./words/word-sets";

const LEAST_LETTERS = 3;
/** Behind a title, in a column of names. */
const CALLED = 0.9;
/** In a chat a name may stand in small letters. */
const LEAST_SMALL = 4;
const MOST_PARTS = 5_000;
const LEAST_OF_SPEECH = 0.55;
/** Of a family name that is known and what stands behind it as much is told by one place as by two. */
const LEAST_ASIAN = 0.55;
const MOST_CELL = 60;
const MOST_WORDS = 5;
const ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Words of names that were found, each with how surely it is one wherever it stands alone. */
function partsOf(lines: readonly LineWords[], seeds: readonly Match[]): Map<string, number> {
	const parts = new Map<string, number>();
	for (const { line, start, end, confidence } of seeds) {
		if (confidence < 0.6 || parts.size > MOST_PARTS) continue;
		const { length } = lines[line]?.text ?? "";
		const behind = end > length ? (lines[line + 1]?.words ?? []).filter((word) => word.start < end - length - 1) : [];
		const own = [...(lines[line]?.words ?? []).filter((word) => word.start >= start && word.start < end), ...behind];
		// "Word", "Excel": what is of everyday speech is a name where it was called one, and perhaps nowhere else.
		if (confidence < CALLED && own.every((word) => isOrdinary(word.text))) continue;
		for (const word of own) {
			const plain = plainWord(bare(word.text));
			if (plain.length < LEAST_LETTERS || PARTICLES.has(plain)) continue;
			// "Con Looby": where a word of speech is somebody's first name, it is the same person elsewhere, perhaps.
			if (NO_NAMES.has(plain)) {
				if (confidence >= LEAST_OF_SPEECH && own.length > 1 && word === own[0] && isListed(plain) && /^\p{Lu}\p{Ll}/u.test(word.text))
					parts.set(plain, OFFERED);
				continue;
			}
			parts.set(plain, Math.max(parts.get(plain) ?? 0, Math.min(confidence, 0.85)));
		}
	}
	return parts;
}

/** "Lang M", "Lang, M." where nothing of the sentence goes on. */
const INITIAL_BEHIND = /^,? \p{Lu}(?:\.(?! ?\p{Lu}\p{Ll})(?: ?\p{Lu}\.(?! ?\p{Lu}\p{Ll})){0,2}|(?=$|\s*[\t;,)]))/u;

/** "García, Iñaki": where one is known, the other before it belongs to it; so does what stands before a surname in capitals. */
function familyBefore(text: string, words: readonly Word[], at: number, start: number): number {
	const [before, word] = [words[at - 1], words[at]];
	if (!before || !word || start !== word.start || !isNameLike(before.text) || !/^\p{Lu}/u.test(before.text)) return start;
	const between = text.slice(before.end, word.start);
	const isTurned = between === ", " && !CLOSING.has(foldLine(before.text)) && (isFamily(before.text) || /(?:^|[\t;"])$/.test(text.slice(0, before.start)));
	const isCapitals = between === " " && /^\p{Lu}{3,}$/u.test(word.text) && /^\p{Lu}\p{Ll}+$/u.test(before.text);
	return isTurned || isCapitals ? before.start : start;
}

/** Every further place of a name or of one of its parts, joined with what belongs to it: initials, particles, the part beside it. */
function spread(lines: readonly LineWords[], parts: ReadonlyMap<string, number>): Match[] {
	return lines.flatMap(({ text, words }, line) => {
		const found: Match[] = [];
		for (let at = 0; at < words.length; at++) {
			const word = words[at];
			const isWritten =
				word &&
				(/^\p{Lu}|^\p{Lo}/u.test(word.text) ||
					(word.text.length >= LEAST_SMALL && (isGiven(word.text) ? !isWordName(word.text) : !isFamily(word.text) && !isOrdinary(word.text))));
			const confidence = isWritten ? partConfidence(word.text, parts) : undefined;
			if (!word || confidence === undefined) continue;
			let start = word.start;
			const [before, two] = [words[at - 1], words[at - 2]];
			if (before && /^\p{Lu}$/u.test(before.text) && /^\. ?$/.test(text.slice(before.end, word.start)))
				start = two && /^\p{Lu}$/u.test(two.text) && /^\. ?$/.test(text.slice(two.end, before.start)) ? two.start : before.start;
			start = behindParticles(text, words, at, start);
			let last = at;
			while (last + 1 < words.length) {
				const [left, next] = [words[last], words[last + 1]];
				if (!left || !next || !/^(?: |-|, |\. )$/.test(text.slice(left.end, next.start))) break;
				if (
					partConfidence(next.text, parts) === undefined &&
					!(/^\p{Lu}$/u.test(next.text) && partConfidence(words[last + 2]?.text ?? "", parts) !== undefined)
				)
					break;
				last += 1;
			}
			start = familyBefore(text, words, at, start);
			const isAlone = last === at && start === word.start;
			if (isAlone && isWordName(word.text) && at === 0) continue;
			const lastWord = words[last] ?? word;
			const end = lastWord.start + bare(lastWord.text).length;
			found.push({ kind: "name", line, start, end: end + (INITIAL_BEHIND.exec(text.slice(end, end + 14))?.[0].length ?? 0), confidence });
			at = last;
		}
		return found;
	});
}

/** "Ter Horst", "Van den Akker", "Le Goff" where only the last word is known. */
function behindParticles(text: string, words: readonly Word[], at: number, start: number): number {
	let [first, begin] = [at, start];
	for (let before = at - 1; before >= Math.max(0, at - 3) && start === words[at]?.start; before--) {
		const [word, next] = [words[before], words[before + 1]];
		if (!word || !next || !PARTICLES.has(plainWord(word.text)) || text.slice(word.end, next.start) !== " ") break;
		if (/^\p{Lu}/u.test(word.text)) [first, begin] = [before, word.start];
	}
	return first < at ? begin : start;
}

const [LEAST_SHORT, LEAST_LONG] = [4, 7];

/** "Kosi" for Kosisochukwu. */
function shortened(plain: string, parts: ReadonlyMap<string, number>): number | undefined {
	if (plain.length < LEAST_SHORT || isOrdinary(plain)) return undefined;
	return [...parts.keys()].some((part) => part.length >= LEAST_LONG && part.length > plain.length + 2 && part.startsWith(plain)) ? 0.6 : undefined;
}

function partConfidence(text: string, parts: ReadonlyMap<string, number>): number | undefined {
	const plain = plainWord(bare(text));
	// In German the genitive has no apostrophe: "Schmidts Unterlagen".
	return (
		parts.get(plain) ??
		shortened(plain, parts) ??
		(/^\p{Lu}/u.test(text) ? declined(plain, parts) : undefined) ??
		(plain.endsWith("s") && plain.length > 4 && (isGiven(plain.slice(0, -1)) || isFamily(plain.slice(0, -1))) ? parts.get(plain.slice(0, -1)) : undefined)
	);
}

/** "小野寺 健吾の", where the family is known: the signs up to the next particle or stop. */
function givenBehind(text: string, from: number): number {
	return /^[ \u3000](?![様殿氏さ君女先])[\p{sc=Han}\p{sc=Hiragana}]{1,3}?(?=[のはがをに、。（()様さんと]|$)/u.exec(text.slice(from, from + 6))?.[0].length ?? 0;
}

/** "민호" of "최민호", "雨桐" of "欧阳雨桐": what is left behind a family name that is known. */
function givenOf(name: string): string {
	const family = [2, 1].find((length) => ASIAN_FAMILY_NAMES.has(name.slice(0, length)) && name.length === length + 2);
	return family === undefined ? "" : name.slice(family);
}

/** Further places of names in scripts without blanks between words. */
function spreadAsian(lines: readonly LineWords[], seeds: readonly Match[]): Match[] {
	const texts = new Map<string, number>();
	for (const { line, start, end, confidence } of seeds) {
		const text = lines[line]?.text.slice(start, end) ?? "";
		if (!ASIAN.test(text) || confidence < LEAST_ASIAN || texts.size > MOST_PARTS) continue;
		const plain = text.replace(/[ \u3000]/g, "");
		for (const part of [text, plain, ...text.split(/[ \u3000·・]/), givenOf(plain)]) if (part.length >= 2) texts.set(part, confidence);
	}
	return lines.flatMap(({ text }, line) =>
		[...texts].flatMap(([part, confidence]) => {
			const found: Match[] = [];
			for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
				found.push({ kind: "name", line, start: at, end: at + part.length + givenBehind(text, at + part.length), confidence });
			return found;
		}),
	);
}

/** Cells and lines that are nothing but a name of which one word is known: "Amara OKONJO (Ms)". */
function grown(lines: readonly LineWords[], parts: ReadonlyMap<string, number>): Match[] {
	return lines.flatMap(({ text }, line) => {
		const found: Match[] = [];
		let from = 0;
		for (const cell of text.split("\t")) {
			const bareCell = cell.replace(/ ?\([^()]{1,12}\)\s*$/, "");
			const own = cell.length <= MOST_CELL ? lineWords({ lineId: "", page: 1, text: bareCell, box: null }) : null;
			const span = own && own.words.length <= MOST_WORDS ? wholeName(own, 0, MOST_WORDS) : null;
			const isGreeting = /[:,]\s*$/.test(cell) || own?.words.some((word) => isTitle(word.text)) || ASIAN.test(cell);
			const isKnown = !isGreeting && span && span.count > 1 && own?.words.some((word) => (partConfidence(word.text, parts) ?? 0) >= 0.6);
			if (isKnown) found.push({ kind: "name", line, start: from + span.start, end: from + span.end, confidence: 0.8 });
			from += cell.length + 1;
		}
		return found;
	});
}

/** "i. A." and "i. V." before a signature are no initials. */
function withoutOrder(match: Match, lines: readonly LineWords[]): Match {
	const text = lines[match.line]?.text ?? "";
	const order = /^[AV]\. ?/.exec(text.slice(match.start, match.end));
	return order && /(?:^|[^\p{L}])[ip]\. ?$/u.test(text.slice(Math.max(0, match.start - 5), match.start))
		? { ...match, start: match.start + order[0].length }
		: match;
}

/** Every word of the names that are of more than one. */
function wordsOfLonger(names: readonly Match[], lines: readonly LineWords[]): ReadonlySet<string> {
	const found = new Set<string>();
	for (const { line, start, end } of names) {
		const own = (lines[line]?.words ?? []).filter((word) => word.start >= start && word.end <= end);
		if (own.length > 1) for (const word of own) found.add(plainWord(bare(word.text)));
	}
	return found;
}

/** "Eigentümer", "Claimant": a word of everyday speech alone, which no title, no kin and no longer name makes somebody's, is one perhaps. */
function isWordAlone({ line, start, end, confidence }: Match, lines: readonly LineWords[], inLonger: ReadonlySet<string>): boolean {
	const text = lines[line]?.text ?? "";
	const own = text.slice(start, end);
	if (confidence <= OFFERED || confidence > CALLED || !/^\p{Lu}\p{L}+$/u.test(own) || !isOrdinary(own) || isGiven(own) || isFamily(own) || isListed(own))
		return false;
	const before = /(\p{L}{1,12})[.,:]? ?$/u.exec(text.slice(Math.max(0, start - 14), start))?.[1] ?? "";
	return !inLonger.has(plainWord(own)) && !isTitle(before);
}

/** Names that a line shows by itself. */
const shownNames = (lines: readonly LineWords[]): Match[] => [...nameSeeds(lines), ...setNames(lines), ...guessedNames(lines), ...setApartNames(lines)];

/** Names of persons. `emails` are the addresses that the document holds, `known` the names that its tables tell. */
export function findNames(given: readonly FinderLine[], emails: readonly string[], known: readonly Match[] = []): Match[] {
	const lines = given.map(lineWords);
	const joined = acrossLines(given, (both) => shownNames(both.map(lineWords)));
	const shown = [
		...known,
		...joined,
		...shownNames(lines),
		...namesOfEmails(lines, emails),
		...topNames(lines),
		...scriptNames(lines),
		...uncasedNames(lines),
		...chatNames(lines),
	];
	const first = shown.map((one) => withoutOrder(one, lines));
	const seeds = [...first, ...grown(lines, partsOf(lines, first))];
	const asian = spreadAsian(lines, seeds);
	const all = [...seeds, ...spread(lines, partsOf(lines, seeds)), ...spreadAsian(lines, [...seeds, ...asian])];
	const whole = all.map((one) => withoutOrder(completed(one, lines), lines));
	const inLonger = wordsOfLonger(whole, lines);
	return whole.map((one) => (isWordAlone(one, lines, inLonger) ? { ...one, confidence: OFFERED } : one));
}
