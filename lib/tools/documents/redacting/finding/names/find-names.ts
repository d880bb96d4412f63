import { type FinderLine, type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { bare, isFamily, isGiven, isNameLike, isWordName, nameFrom } from "./name-run";
import { type LineWords, lineWords, nameSeeds } from "./name-seeds";
import { NO_NAMES, PARTICLES } from "./name-words";

/** Boxes that belong to nobody. */
const NOBODYS = new Set(
	"info contact kontakt office support sales admin administrator mail email hello hallo team noreply no reply jobs job careers career hr service services bewerbung bewerbungen post privat private web webmaster dev test example user users marketing press presse billing accounts account help newsletter customer kunde kundenservice praxis kanzlei empfang reception verwaltung personal buchhaltung finance legal data privacy datenschutz security abuse root".split(
		" ",
	),
);
const LEAST_LETTERS = 3;
const MOST_PARTS = 5_000;
const ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** As e-mail addresses write a name: "ü" is "u" or "ue". */
function spellings(word: string): string[] {
	const german = word.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
	return [...new Set([plainWord(word), plainWord(german)])];
}

/** Names that an address gives away: its parts where they stand in the text, or two words beside each other that it is made of. */
function fromEmails(lines: readonly LineWords[], emails: readonly string[]): Match[] {
	const locals = emails.map((email) => plainWord(email.split("@")[0] ?? "").replace(/\d/g, ""));
	const parts = new Set(locals.flatMap((local) => local.split(/[^\p{L}]+/u)).filter((part) => part.length >= LEAST_LETTERS && !NOBODYS.has(part)));
	const joined = new Set(locals.map((local) => local.replace(/[^\p{L}]/gu, "")).filter((local) => local.length >= LEAST_LETTERS && !NOBODYS.has(local)));
	if (parts.size === 0) return [];
	return lines.flatMap(({ text, words }, line) =>
		words.flatMap((word, at): Match[] => {
			const next = words[at + 1];
			if (!isNameLike(word.text)) return [];
			if (next && isNameLike(next.text) && /^(?: |-|\. )$/.test(text.slice(word.end, next.start))) {
				const made = spellings(word.text).flatMap((first) =>
					spellings(bare(next.text)).flatMap((second) => [
						first + second,
						second + first,
						first.charAt(0) + second,
						first + second.charAt(0),
						second + first.charAt(0),
					]),
				);
				const span = made.some((local) => joined.has(local)) ? nameFrom(text, words, at) : null;
				if (span) return [{ kind: "name", line, start: span.start, end: span.end, confidence: 0.9 }];
			}
			const isPart = spellings(bare(word.text)).some((spelling) => parts.has(spelling)) && word.text.length >= LEAST_LETTERS;
			return isPart ? [{ kind: "name", line, start: word.start, end: word.start + bare(word.text).length, confidence: 0.75 }] : [];
		}),
	);
}

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
	const seeds = [...nameSeeds(lines), ...fromEmails(lines, emails)];
	return [...seeds, ...spread(lines, partsOf(lines, seeds)), ...spreadAsian(lines, seeds)];
}
