import type { FinderLine } from "./finder-line";

const LEAST_LETTERS = 12;

/** What the rules for names know of a script, said so that a person looks where they don't. */
const SCRIPTS: readonly { readonly name: string; readonly letter: RegExp; readonly known: string }[] = [
	{ name: "Arabic", letter: /\p{sc=Arabic}/gu, known: "only behind a title or a label, and where the given name is a frequent one" },
	{ name: "Cyrillic", letter: /\p{sc=Cyrillic}/gu, known: "by labels, initials, patronymics and frequent given names" },
	{ name: "Greek", letter: /\p{sc=Greek}/gu, known: "only behind a label or a title" },
	{
		name: "Chinese, Japanese or Korean",
		letter: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu,
		known: "by labels, titles and frequent family names",
	},
];
const KNOWN = /[\p{sc=Latin}\p{sc=Arabic}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
const OTHER = /\p{L}/gu;

/** Sentences about scripts of a text in which names and addresses are found less surely, or not at all. */
export function unjudgedScripts(lines: readonly FinderLine[]): string[] {
	const counts = SCRIPTS.map(() => 0);
	let others = 0;
	for (const { text } of lines) {
		// Plain Latin is by far the most.
		if (!/[\u0370-\uffff]/.test(text)) continue;
		for (const [at, { letter }] of SCRIPTS.entries()) counts[at] = (counts[at] ?? 0) + (text.match(letter)?.length ?? 0);
		others += (text.match(OTHER) ?? []).filter((sign) => sign > "\u036f" && !KNOWN.test(sign)).length;
	}
	return [
		...SCRIPTS.flatMap(({ name, known }, at) =>
			(counts[at] ?? 0) >= LEAST_LETTERS ? [`Some of the text is in ${name} letters. Names there are found ${known}: look at it yourself for others.`] : [],
		),
		...(others >= LEAST_LETTERS ? ["Some of the text is in letters in which names and addresses can't be found. Look at it yourself."] : []),
	];
}
