import { type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { bare, isNameLike, nameFrom } from "./name-run";
import type { LineWords } from "./whole-name";

/** Boxes that belong to nobody. */
const NOBODYS = new Set(
	"info contact kontakt office support sales admin administrator mail email hello hallo team noreply no reply jobs job careers career hr service services bewerbung bewerbungen post privat private web webmaster dev test example user users marketing press presse billing accounts account help newsletter customer kunde kundenservice praxis kanzlei empfang reception verwaltung personal buchhaltung finance legal data privacy datenschutz security abuse root".split(
		" ",
	),
);
const LEAST_LETTERS = 3;
const MOST_WORDS = 5;

/** As e-mail addresses write a name: "ü" is "u" or "ue". */
function spellings(word: string): string[] {
	const german = word.toLowerCase().replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
	return [...new Set([plainWord(word), plainWord(german)].map((spelling) => spelling.replace(/[^\p{L}]/gu, "")))];
}

/** What an address may be made of from the words of a name: all of them, the first and the last, with the first letter alone, or the last one first. */
function madeOf(words: readonly string[]): string[] {
	const spelled = words.map((word) => spellings(bare(word)));
	return [0, 1].flatMap((way) => {
		const [first = "", ...rest] = spelled.map((one) => one[way] ?? one[0] ?? "");
		const [all, last] = [rest.join(""), rest.at(-1) ?? ""];
		return [
			first + all,
			first + last,
			first.charAt(0) + all,
			first.charAt(0) + last,
			all + first,
			last + first,
			last + first.charAt(0),
			first + last.charAt(0),
		];
	});
}

/** Two lines of one word each: names are set so at the top of a letter or resume. */
function acrossLines(lines: readonly LineWords[], line: number, known: ReadonlySet<string>): Match[] {
	const [own, next] = [lines[line], lines[line + 1]];
	const [first, second] = [own?.words[0], next?.words[0]];
	if (!first || !second || own?.words.length !== 1 || next?.words.length !== 1 || !isNameLike(first.text) || !isNameLike(second.text)) return [];
	if (!madeOf([first.text, second.text]).some((made) => known.has(made))) return [];
	return [
		{ kind: "name", line, start: first.start, end: first.end, confidence: 0.9 },
		{ kind: "name", line: line + 1, start: second.start, end: second.end, confidence: 0.9 },
	];
}

/** Names that an address gives away: its parts where they stand in the text, or words beside each other that it is made of. */
export function namesOfEmails(lines: readonly LineWords[], emails: readonly string[]): Match[] {
	const plain = (side: string) => plainWord(side).replace(/\d/g, "");
	const locals = emails.map((email) => plain(email.split("@")[0] ?? ""));
	const domains = emails.map((email) => plain(email.split("@")[1]?.split(".").at(-2) ?? ""));
	const isSomebodys = (part: string) => part.length >= LEAST_LETTERS && !NOBODYS.has(part);
	const parts = new Set(locals.flatMap((local) => local.split(/[^\p{L}]+/u)).filter(isSomebodys));
	const known = new Set([...locals, ...domains].map((side) => side.replace(/[^\p{L}]/gu, "")).filter(isSomebodys));
	if (known.size === 0) return [];
	return lines.flatMap(({ text, words }, line) => [
		...acrossLines(lines, line, known),
		...words.flatMap((word, at): Match[] => {
			if (!isNameLike(word.text)) return [];
			const span = nameFrom(text, words, at, MOST_WORDS);
			const own = span ? words.slice(at, span.next) : [];
			const length = [own.length, 4, 3, 2].find(
				(count) => count <= own.length && count > 1 && madeOf(own.slice(0, count).map((one) => one.text)).some((made) => known.has(made)),
			);
			const last = length === undefined ? undefined : own[length - 1];
			if (last) return [{ kind: "name", line, start: word.start, end: last.start + bare(last.text).length, confidence: 0.9 }];
			const isPart = word.text.length >= LEAST_LETTERS && spellings(bare(word.text)).some((spelling) => parts.has(spelling));
			return isPart ? [{ kind: "name", line, start: word.start, end: word.start + bare(word.text).length, confidence: 0.75 }] : [];
		}),
	]);
}
