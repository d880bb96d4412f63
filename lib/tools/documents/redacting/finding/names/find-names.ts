import { type FinderLine, type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { namesOfEmails } from "./email-names";
import { bare, isFamily, isGiven, isWordName } from "./name-run";
import { nameSeeds } from "./name-seeds";
import { NO_NAMES, PARTICLES } from "./name-words";
import { topNames } from "./top-names";
import { type LineWords, lineWords } from "./whole-name";

const LEAST_LETTERS = 3;
const MOST_PARTS = 5_000;
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
			const isAlone = last === at && start === word.start;
			if (isAlone && isWordName(word.text) && at === 0) continue;
			const lastWord = words[last] ?? word;
			found.push({ kind: "name", line, start, end: lastWord.start + bare(lastWord.text).length, confidence });
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

/** Names of persons. `emails` are the addresses that the document holds. */
export function findNames(given: readonly FinderLine[], emails: readonly string[]): Match[] {
	const lines = given.map(lineWords);
	const seeds = [...nameSeeds(lines), ...namesOfEmails(lines, emails), ...topNames(lines)];
	return [...seeds, ...spread(lines, partsOf(lines, seeds)), ...spreadAsian(lines, seeds)];
}
