import { foldWords } from "@/lib/tools/documents/language/meaning/word-keys";
import { findLanguages } from "@/lib/tools/taxonomy/languages";

/** The levels of the European framework, and words that say about the same. */
const LEVELS = ["a1", "a2", "b1", "b2", "c1", "c2"] as const;
const WORDS: readonly (readonly [words: string, level: number])[] = [
	[
		"native|mother tongue|muttersprache|muttersprachlich|langue maternelle|lengua materna|nativo|nativa|madrelingua|lingua madre|moedertaal|bilingual|bilingue",
		6,
	],
	["fluent|fluency|fliessend|verhandlungssicher|courant|couramment|fluido|fluida|fluente|vloeiend|business fluent|excellent|sehr gut|dominio|proficient", 5],
	["good|gut|gute|bon|bonne|buen|bueno|buena|buono|buona|bom|boa|goed|solide|working knowledge|intermediate|intermedio|intermediaire", 4],
	["basic|basics|grundkenntnisse|ausreichend|notions|basico|basica|elementare|scolaire|scolastico|beginner|school", 2],
];

/** How well a text says that a language is known, from 1 to 6; null where it does not say. */
export function languageLevelIn(text: string): number | null {
	const folded = ` ${foldWords(text).replace(/[^\p{L}\p{N}]+/gu, " ")} `;
	const exact = LEVELS.findIndex((level) => folded.includes(` ${level} `));
	if (exact >= 0) return exact + 1;
	return WORDS.find(([words]) => words.split("|").some((word) => folded.includes(` ${word} `)))?.[1] ?? null;
}

/** The same of one language where a text lists several: what stands between its neighbours. */
export function levelOfLanguage(text: string, name: string): number | null {
	const parts = text.split(/[,;/|•\n]/u);
	const own = parts.find((part) => findLanguages(part).some((language) => language.name === name));
	return languageLevelIn(parts.length > 1 && own !== undefined && findLanguages(text).length > 1 ? own : text);
}

const SPEAKING =
	/(?<!\p{L})(?:speak|speaks|spoken|read and write|read|write|every day|daily|spreche|gesprochen|parle|parlé|hablo|hablado|parlo|falo|spreek|native|home language)(?!\p{L})/iu;
const LONGEST_CLAUSE = 120;

/** Whether a short text says how well languages are known, or lists several: not one that names a language by the way. */
export function tellsOfLanguage(text: string): boolean {
	return text.length <= LONGEST_CLAUSE && (languageLevelIn(text) !== null || SPEAKING.test(text) || findLanguages(text).length > 1);
}
