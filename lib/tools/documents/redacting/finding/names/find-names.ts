import { type FinderLine, type Match, plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { namesOfEmails } from "./email-names";
import { guessedNames } from "./guessed-names";
import { bare, isFamily, isGiven, isNameLike, isTitle, isWordName } from "./name-run";
import { nameSeeds } from "./name-seeds";
import { NO_NAMES, PARTICLES } from "./name-words";
import { scriptNames } from "./script-names";
import { topNames } from "./top-names";
import { type LineWords, lineWords, wholeName } from "./whole-name";

const LEAST_LETTERS = 3;
const MOST_PARTS = 5_000;
const MOST_CELL = 60;
const MOST_WORDS = 5;
const ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Words of names that were found, each with how surely it is one wherever it stands alone. */
function partsOf(lines: readonly LineWords[], seeds: readonly Match[]): Map<string, number> {
	const parts = new Map<string, number>();
	for (const { line, start, end, confidence } of seeds) {
		if (confidence < 0.6 || parts.size > MOST_PARTS) continue;
		for (const word of lines[line]?.words ?? []) {
			if (word.start < start || word.start >= end) continue;
			const plain = plainWord(bare(word.text));
			if (plain.length < LEAST_LETTERS || PARTICLES.has(plain) || NO_NAMES.has(plain)) continue;
			parts.set(plain, Math.max(parts.get(plain) ?? 0, Math.min(confidence, 0.85)));
		}
	}
	return parts;
}

/** "Lang M", "Lang, M." where nothing of the sentence goes on. */
const INITIAL_BEHIND = /^,? \p{Lu}\.?(?=$|\s*[\t;,)])/u;

/** "García, Iñaki": where one is known, the other before it belongs to it; so does what stands before a surname in capitals. */
function familyBefore(text: string, words: readonly Word[], at: number, start: number): number {
	const [before, word] = [words[at - 1], words[at]];
	if (!before || !word || start !== word.start || !isNameLike(before.text) || !/^\p{Lu}/u.test(before.text)) return start;
	const between = text.slice(before.end, word.start);
	const isTurned = between === ", " && (isFamily(before.text) || /(?:^|[\t;"])$/.test(text.slice(0, before.start)));
	const isCapitals = between === " " && /^\p{Lu}{3,}$/u.test(word.text) && /^\p{Lu}\p{Ll}+$/u.test(before.text);
	return isTurned || isCapitals ? before.start : start;
}

/** Every further place of a name or of one of its parts, joined with what belongs to it: initials, particles, the part beside it. */
function spread(lines: readonly LineWords[], parts: ReadonlyMap<string, number>): Match[] {
	return lines.flatMap(({ text, words }, line) => {
		const found: Match[] = [];
		for (let at = 0; at < words.length; at++) {
			const word = words[at];
			const confidence = word && /^\p{Lu}|^\p{Lo}/u.test(word.text) ? partConfidence(word.text, parts) : undefined;
			if (!word || confidence === undefined) continue;
			let start = word.start;
			const [before, two] = [words[at - 1], words[at - 2]];
			if (before && /^\p{Lu}$/u.test(before.text) && /^\. ?$/.test(text.slice(before.end, word.start)))
				start = two && /^\p{Lu}$/u.test(two.text) && /^\. ?$/.test(text.slice(two.end, before.start)) ? two.start : before.start;
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
			found.push({ kind: "name", line, start, end: end + (INITIAL_BEHIND.exec(text.slice(end, end + 8))?.[0].length ?? 0), confidence });
			at = last;
		}
		return found;
	});
}

function partConfidence(text: string, parts: ReadonlyMap<string, number>): number | undefined {
	const plain = plainWord(bare(text));
	// In German the genitive has no apostrophe: "Schmidts Unterlagen".
	return (
		parts.get(plain) ??
		(plain.endsWith("s") && plain.length > 4 && (isGiven(plain.slice(0, -1)) || isFamily(plain.slice(0, -1))) ? parts.get(plain.slice(0, -1)) : undefined)
	);
}

/** Further places of names in scripts without blanks between words. */
function spreadAsian(lines: readonly LineWords[], seeds: readonly Match[]): Match[] {
	const texts = new Map<string, number>();
	for (const { line, start, end, confidence } of seeds) {
		const text = lines[line]?.text.slice(start, end) ?? "";
		if (!ASIAN.test(text) || confidence < 0.6 || texts.size > MOST_PARTS) continue;
		for (const part of [text, text.replace(/[ \u3000]/g, ""), ...text.split(/[ \u3000]/)]) if (part.length >= 2) texts.set(part, confidence);
	}
	return lines.flatMap(({ text }, line) =>
		[...texts].flatMap(([part, confidence]) => {
			const found: Match[] = [];
			for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
				found.push({ kind: "name", line, start: at, end: at + part.length, confidence });
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

/** Names of persons. `emails` are the addresses that the document holds, `known` the names that its tables tell. */
export function findNames(given: readonly FinderLine[], emails: readonly string[], known: readonly Match[] = []): Match[] {
	const lines = given.map(lineWords);
	const first = [...known, ...nameSeeds(lines), ...namesOfEmails(lines, emails), ...topNames(lines), ...scriptNames(lines), ...guessedNames(lines)].map((one) =>
		withoutOrder(one, lines),
	);
	const seeds = [...first, ...grown(lines, partsOf(lines, first))];
	return [...seeds, ...spread(lines, partsOf(lines, seeds)).map((one) => withoutOrder(one, lines)), ...spreadAsian(lines, seeds)];
}
