import type { TextLine } from "./sections";

/** Beginnings of this many letters tell words apart and join their forms: `architettura` and `architetti`. */
const STEM = 6;
const SHORTEST_WORD = 5;
const MOST_STEMS = 4_000;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;
/** Words that every posting has say nothing of the trade. */
const EVERYWHERE = new Set(
	"experience experiencia experience erfahrung ervaring esperienza required requirements knowledge working within years about their other company position team candidate ability skills strong including minimum preferred relevant please apply opportunity".split(
		" ",
	),
);

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;
const LONG_ASCII_WORD = new RegExp(`[a-z]{${SHORTEST_WORD},}`, "g");

/** Beginnings of the words of a text in lower case; pairs of signs where there are no blanks. */
export function stemsOf(lower: string): Set<string> {
	const stems = new Set<string>();
	if (ASCII.test(lower)) {
		for (const word of lower.match(LONG_ASCII_WORD) ?? []) {
			if (stems.size >= MOST_STEMS) break;
			if (!EVERYWHERE.has(word)) stems.add(word.slice(0, STEM));
		}
		return stems;
	}
	for (const word of lower.match(/[\p{L}\p{M}]{2,}/gu) ?? []) {
		if (stems.size >= MOST_STEMS) break;
		if (UNSPACED.test(word)) for (let at = 0; at + 2 <= word.length; at++) stems.add(word.slice(at, at + 2));
		else if (word.length >= SHORTEST_WORD && !EVERYWHERE.has(word)) stems.add(word.slice(0, STEM));
	}
	return stems;
}

/** The words of what a posting demands and describes, line by line, with how much each counts and what all count together. */
export interface AskedWords {
	readonly asked: number;
	readonly lines: readonly { readonly weight: number; readonly stems: readonly string[] }[];
}

/** The words that tell what a posting is about, whoever reads it. */
export function askedWordsOf(lines: readonly TextLine[]): AskedWords {
	const told: { weight: number; stems: string[] }[] = [];
	let asked = 0;
	for (const { text, section } of lines) {
		if (section !== "required" && section !== "described") continue;
		const weight = section === "required" ? 1 : 0.7;
		const stems = [...stemsOf(text)];
		for (let at = 0; at < stems.length; at++) asked += weight;
		if (stems.length > 0) told.push({ weight, stems });
	}
	return { asked, lines: told };
}

/** How much of what a posting demands and describes is told in words that the resume has as well (0 to 1). */
export function kindredShare({ asked, lines }: AskedWords, own: ReadonlySet<string>): number {
	if (asked < 5) return 0;
	let shared = 0;
	for (const { weight, stems } of lines) for (const stem of stems) if (own.has(stem)) shared += weight;
	return shared / asked;
}
