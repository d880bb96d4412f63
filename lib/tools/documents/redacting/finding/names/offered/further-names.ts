import { type FinderLine, type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { isFirmWord, isNameLike, isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";

import { isOfCalendar } from "./calendar-words";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]{1,24}(?: \p{Lu}[\p{L}\p{M}'’-]{1,24})?`;
/** "Fraser, Pappas, Walsh snr and June". */
const LIST = new RegExp(
	String.raw`(?<![\p{L}\p{N}])${NAME}(?: snr| jnr| sr\.| jr\.)?(?:(?:, | and | und | y | et | e | en | i | a | & | og | och | ve | и | та |, and )${NAME}(?: snr| jnr| sr\.| jr\.)?){1,12}(?![\p{L}\p{N}])`,
	"gu",
);
const ONE = new RegExp(NAME, "gu");
const [LEAST_COMPANY, LEAST_SHARE, LEAST_NAMED] = [3, 0.66, 0.5];
/** Behind these stands somebody, whatever else the word means: "our love to Norm", "p. Styczeń", "Grüße an Mai". */
const GREETED =
	/(?<!\p{L})(?:love to|thanks to|thank you,?|regards to|greetings to|congratulations to|hugs to|wish|grüße an|gruß an|dank an|recuerdos a|saludos a|gracias a|bises à|merci à|bisous à|saluti a|grazie a|un bacio a|abraço a|obrigado,|obrigada,|groetjes aan|dank aan|pozdrów|pozdrowienia dla|pozdrav od|hälsa|hilsen til|p\.|pp\.) (\p{Lu}\p{Ll}{2,20})(?![\p{L}\p{N}]| \d)/gu;
/** "Frau K.", "Mr. B.": what is shortened to a letter behind a title. */
const TITLED_LETTER =
	/(?<!\p{L})(?:Frau|Herrn?|Mr\.?|Mrs\.?|Ms\.?|Miss|Mme|Mlle|M\.|Monsieur|Madame|Sr\.|Sra\.|Srta\.|Sig\.|Sig\.ra|pan|pani|pana|panią|mevr\.|dhr\.|mevrouw|meneer|fru|herr|г-н|г-жа|гр\.) (\p{Lu}\p{Ll}?\.)(?! ?\p{Lu})/gu;
const LETTERS = /(?<![\p{L}\p{N}.&/-])(?:\p{Lu}\p{Ll}?\. ?){1,2}\p{Lu}\p{Ll}?\.(?! ?\p{L})/gu;
const MOST_NAMES = 5_000;

const textOf = ({ line, start, end }: Match, lines: readonly FinderLine[]) => (lines[line]?.text ?? "").slice(start, end);

/** Who stands in one list with somebody who was found: of five in a row the one called June is a person, too. */
function listed(lines: readonly FinderLine[], byLine: ReadonlyMap<number, readonly Match[]>): Match[] {
	return [...byLine].flatMap(([line, names]) => {
		const text = lines[line]?.text ?? "";
		return [...text.matchAll(LIST)].flatMap((list): Match[] => {
			const ones = [...list[0].matchAll(ONE)].map((one) => ({ start: list.index + one.index, end: list.index + one.index + one[0].length, text: one[0] }));
			const isFound = (one: { start: number; end: number }) => names.some(({ start, end }) => start <= one.start && one.end <= end);
			const found = ones.filter(isFound).length;
			if (found === 0 || found / ones.length < LEAST_NAMED) return [];
			// A word of everyday speech needs more company than a rare one.
			const isCompany = ones.length >= LEAST_COMPANY && found / ones.length >= LEAST_SHARE;
			const isRare = (word: string) => !isOrdinary(word) || isCalledSomewhere(word) || isCompany;
			const isWord = (word: string) =>
				(isNameLike(word) || (isOfCalendar(word) && isCalledSomewhere(word))) && /\p{Ll}/u.test(word) && !isFirmWord(word) && !isTitle(word) && isRare(word);
			const mayBe = (words: string) => words.split(/[ -]/).every(isWord);
			return ones.filter((one) => !isFound(one) && mayBe(one.text)).map(({ start, end }): Match => ({ kind: "name", line, start, end, confidence: OFFERED }));
		});
	});
}

/** First letters of every name that was found, in either order. */
function lettersOf(names: readonly Match[], lines: readonly FinderLine[]): ReadonlySet<string> {
	const letters = new Set<string>();
	for (const name of names.slice(0, MOST_NAMES)) {
		const own = textOf(name, lines)
			.split(/[ .-]+/)
			.filter((word) => /^\p{Lu}/u.test(word))
			.map((word) => plainWord(word.charAt(0)));
		for (const [at, first] of own.entries()) for (const other of own.slice(at + 1)) letters.add(first + other).add(other + first);
	}
	return letters;
}

/** "В. Л." under a letter of Вера Лебедева. */
function initials(lines: readonly FinderLine[], letters: ReadonlySet<string>): Match[] {
	return lines.flatMap(({ text }, line) =>
		[...text.matchAll(LETTERS)].flatMap((found): Match[] => {
			const own = found[0].match(/\p{Lu}/gu)?.map(plainWord) ?? [];
			const isKnown = letters.has(own.slice(0, 2).join("")) || letters.has(`${own[0]}${own.at(-1)}`);
			return isKnown ? [{ kind: "name", line, start: found.index, end: found.index + found[0].length, confidence: OFFERED }] : [];
		}),
	);
}

/** Signs that are no one's first letters. */
const NO_LETTERS = new Set(
	"AM PM TV UK US EU ID HR CC RE PS NB OK DOB VAT PIN SMS PDF URL IT DE LA EL ON IN AT TO OF OR IS AS DNI NIF CEO CFO TBC TBA NA FAQ ATM CPR MRI ECG GP".split(
		" ",
	),
);
const WORDS_OF_NAME = /\p{Lu}[\p{L}\p{M}'’]*/gu;
const [LEAST_OF_NAME, MOST_OF_NAME] = [2, 5];
const TOKEN = /(?<![\p{L}\p{N}.&])\p{Lu}{2,4}(?![\p{L}\p{N}&]|\.\p{L})/gu;
/** "Schreiber: mk", "Prepared by jlp", "DKW/ab": who wrote a paper down. */
const SMALL_TOKEN = /(?<=(?:\/ ?|(?:by|von|par|por|da|door|przez|:) ))\p{Ll}{2,3}(?=$|[\s,;.)/])/gu;
const DICTATED = /(?<![\p{L}\p{N}/.])\p{Lu}\p{L}{1,3}\/\p{Ll}{2,3}(?=$|[\s,;.)])/gu;
const TYPIST = /(?<=(?:schreiber|schreiberin|typist|typed by|dictated|diktat|sachb|sb|initials|init|kürzel)[.:]{1,2} )\p{L}{2,3}(?=$|[\s,;.)/])/giu;

/** "RJH" of Roy James Harker, "SNB" of Sinéad Ní Bhriain: letters that are those of somebody who was found, in their order. */
function lettersAlone(lines: readonly FinderLine[], names: readonly Match[]): Match[] {
	const known = new Set<string>();
	for (const name of names.slice(0, MOST_NAMES)) {
		const words = (textOf(name, lines).match(WORDS_OF_NAME) ?? []).map((word) => plainWord(word.charAt(0)));
		if (words.length < LEAST_OF_NAME || words.length > MOST_OF_NAME) continue;
		known.add(words.join("")).add(`${words[0]}${words.at(-1)}`);
		if (words.length > 2) known.add(`${words[0]}${words.at(-2)}${words.at(-1)}`).add(`${words[0]}${words[1]}`);
	}
	const match = (line: number, found: RegExpMatchArray): Match => ({
		kind: "name",
		line,
		start: found.index ?? 0,
		end: (found.index ?? 0) + found[0].length,
		confidence: OFFERED,
	});
	return lines.flatMap(({ text }, line) => [
		...(/\p{Ll}{2}/u.test(text) || text.length < MOST_LOUD
			? [...text.matchAll(TOKEN)].filter(([own]) => !NO_LETTERS.has(own) && known.has(plainWord(own))).map((found) => match(line, found))
			: []),
		...[...text.matchAll(SMALL_TOKEN)].filter(([own]) => known.has(own) && !isOrdinary(own)).map((found) => match(line, found)),
		...[...text.matchAll(DICTATED), ...text.matchAll(TYPIST)]
			.filter(([own]) => !/\/(?:in|er|en|und|or|an|am|a|o|os|as)$/.test(own))
			.map((found) => match(line, found)),
	]);
}
const MOST_LOUD = 24;

/** Names that those that were found show: beside them in a list, by their first letters; and who is greeted or called by a title and a letter. */
export function furtherNames(lines: readonly FinderLine[], names: readonly Match[]): Match[] {
	const byLine = new Map<number, Match[]>();
	for (const name of names) {
		const own = byLine.get(name.line) ?? [];
		own.push(name);
		byLine.set(name.line, own);
	}
	const called = lines.flatMap(({ text }, line) =>
		[GREETED, TITLED_LETTER].flatMap((pattern) =>
			[...text.matchAll(pattern)].flatMap((found): Match[] => {
				const own = found[1] ?? "";
				const end = found.index + found[0].length;
				const isWord = pattern === GREETED && isOrdinary(own) && !/^pp?\./.test(found[0]) && !/to |an |a |à |aan /.test(found[0]);
				return isWord || isTitle(own) ? [] : [{ kind: "name", line, start: end - own.length, end, confidence: OFFERED }];
			}),
		),
	);
	return [...listed(lines, byLine), ...initials(lines, lettersOf(names, lines)), ...lettersAlone(lines, names), ...called];
}
