import { replaceBracketed } from "@/lib/platform/language/brackets";
import { remembered } from "./remembered";
import { findSeniority, type SeniorityLevel } from "./seniority";
import { TITLE_FIELDS, type TitleField } from "./title-data";

/** A job title taken apart. */
export interface NormalizedTitle {
	/** The meaningful words: lower case, without accents, level, gender and place marks; synonyms of "developer" become "engineer". */
	readonly words: readonly string[];
	/** The canonical name of the family, which is also its id, or null for an unknown title. */
	readonly family: string | null;
	readonly field: TitleField | null;
	readonly seniority: SeniorityLevel | null;
	/** A presentable title: level and family name, or the cleaned title itself. */
	readonly canonical: string;
}

interface Synonym {
	readonly family: string;
	readonly field: TitleField;
	readonly words: readonly string[];
	readonly order: number;
}

const WORD_SYNONYMS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		developer: "engineer",
		developers: "engineer",
		programmer: "engineer",
		dev: "engineer",
		coder: "engineer",
		engineers: "engineer",
		entwickler: "engineer",
		programmierer: "engineer",
		developpeur: "engineer",
		developpeuse: "engineer",
		desarrollador: "engineer",
		desarrolladora: "engineer",
		ingenieur: "engineer",
		ingenieure: "engineer",
		ingeniero: "engineer",
		ingeniera: "engineer",
		programador: "engineer",
		reactjs: "react",
		vuejs: "vue",
		nodejs: "node",
		golang: "go",
		mgr: "manager",
		specialiste: "specialist",
		spezialist: "specialist",
		mitarbeiterin: "mitarbeiter",
		nurses: "nurse",
		intensive: "icu",
		comptables: "comptable",
	}),
);
const IGNORED_WORDS = new Set(
	(
		"m w d f x h mwd mfd fmd wmd hf fm mf mfx the a an of for in at to and or und oder et ou y o de la le les du des el en fur im am zum der die das " +
		"senior snr sr junior jr jnr lead principal staff intern internship trainee entry level mid middle graduate i ii iii iv stage stagiaire alternance praktikum praktikant werkstudent " +
		"remote hybrid onsite fulltime parttime full part time vollzeit teilzeit cdi cdd temps plein freelance permanent befristet unbefristet all genders gn div experienced confirme debutant erfahrener"
	).split(" "),
);
const GENDER_MARKS =
	/\((?:[mwfdhxi]|all genders|gn|div|n)(?:\s?[/|,*]\s?(?:div|gn|[mwfdhxi*])){0,5}\)|\((?:ère?|e|ne|euse|trice|in|a|rice)\)|[:*_·/](?:in|innen|trice|euse|rice|a|ne|e|frau)\b|\b[mwfhd]\s?\/\s?[mwfhd](?:\s?\/\s?[mwfhdx])?\b/giu;
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
	[/\bfront[\s-]?end\b/g, "frontend"],
	[/\bback[\s-]?end\b/g, "backend"],
	[/\bfull[\s-]?stack\b/g, "fullstack"],
	[/\bdev[\s-]ops\b/g, "devops"],
	[/\bsre\b/g, "site reliability engineer"],
	[/\bsoftware-?(entwickler|ingenieur|architekt|tester)(?:in)?\b/g, "software $1"],
	[/\b(web|app|java|python|spiele|frontend|backend)-?entwickler(?:in)?\b/g, "$1 entwickler"],
	[/\b(react|vue|node|next|angular)\.?\s?js\b/g, "$1"],
	[/\bschool principal\b/g, "headteacher"],
	[/\bintensive care unit\b/g, "icu"],
	[/\bintensive care\b/g, "icu"],
	[/\bui\s*(?:\/|&|and)\s*ux\b|\bux\s*(?:\/|&|and)\s*ui\b/g, "ui ux"],
	[/\bhuman resources?\b/g, "hr"],
	[/\be[\s-]?commerce\b/g, "ecommerce"],
];
const FEMININE_ENDINGS: readonly (readonly [RegExp, string])[] = [
	[/^(\p{L}{3,}(?:er|or|eur|ent|ist|ekt|ent|ner|ant|iker|loge|lot|ger))in$/u, "$1"],
	[/^(\p{L}{3,})innen$/u, "$1"],
];

/** Families whose titles also name the more special ones: `Software Engineer, Frontend`. */
const GENERAL_FAMILIES = new Set(["Software Engineer", "Management Consultant", "Operations Manager"]);
const MEMORY_LIMIT = 10_000;
const LONGEST_TITLE = 300;

const LEVEL_WORD = /\b(?:staff|lead|principal|senior|intern|executive director|part|time)\b/;
const synonymsByWord = new Map<string, Synonym[]>();
let synonymCount = 0;
for (const [field, lines] of Object.entries(TITLE_FIELDS)) {
	for (const line of lines.split("\n")) {
		const names = line.split("=").filter(Boolean);
		for (const name of names) addSynonym(name, names[0] ?? name, field as TitleField);
	}
}

function addSynonym(name: string, family: string, field: TitleField): void {
	const words = titleWords(name);
	if (words.length === 1 && LEVEL_WORD.test(name)) return;
	const synonym: Synonym = { family, field, words, order: synonymCount++ };
	const [rarest] = [...words].sort((one, other) => other.length - one.length);
	if (rarest === undefined) return;
	const known = synonymsByWord.get(rarest);
	if (known) known.push(synonym);
	else synonymsByWord.set(rarest, [synonym]);
}

function withoutAccents(text: string): string {
	return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").normalize("NFC");
}

function titleWords(title: string): string[] {
	let text = withoutAccents(title.slice(0, LONGEST_TITLE).toLowerCase().replace(GENDER_MARKS, " "));
	for (const [pattern, replacement] of COMPOUNDS) text = text.replace(pattern, replacement);
	const words: string[] = [];
	for (const raw of text.match(/[\p{L}\p{N}][\p{L}\p{N}+#]*(?:&[\p{L}\p{N}])?/gu) ?? []) {
		const word = singleWord(raw);
		if (!IGNORED_WORDS.has(word) && !words.includes(word)) words.push(word);
	}
	return words;
}

function singleWord(raw: string): string {
	let word = raw;
	for (const [pattern, replacement] of FEMININE_ENDINGS) word = word.replace(pattern, replacement);
	return WORD_SYNONYMS.get(word) ?? word;
}

function bestSynonym(words: readonly string[]): Synonym | null {
	let best: Synonym | null = null;
	let bestRank = 0;
	for (const word of words) {
		for (const synonym of synonymsByWord.get(word) ?? []) {
			if (!synonym.words.every((needed) => words.includes(needed))) continue;
			const rank = rankOf(synonym, words);
			if (rank > bestRank || (rank === bestRank && best && synonym.order < best.order)) {
				best = synonym;
				bestRank = rank;
			}
		}
	}
	return best;
}

/** More words win, then words that stand together and early, since a title names the work first and its circumstances later. */
function rankOf(synonym: Synonym, words: readonly string[]): number {
	const positions = synonym.words.map((word) => words.indexOf(word));
	const first = Math.min(...positions);
	const span = Math.max(...positions) - first + 1;
	return synonym.words.length * 100 - (span - synonym.words.length) * 8 - first - (GENERAL_FAMILIES.has(synonym.family) ? 30 : 0);
}

/**
 * Takes a title apart: `Sr. Front-End Developer (m/f/d) – React` gives family `Frontend Engineer`, seniority `Senior`.
 * Understands English and common German, French and Spanish titles.
 */
export const normalizeTitle = remembered(takeApart, MEMORY_LIMIT);

function takeApart(title: string): NormalizedTitle {
	const words = titleWords(title);
	const match = bestSynonym(words);
	const seniority = findSeniority(title);
	const name = match?.family ?? cleanTitle(title);
	return { words, family: match?.family ?? null, field: match?.field ?? null, seniority, canonical: match ? withLevel(name, seniority) : name };
}

function withLevel(family: string, level: SeniorityLevel | null): string {
	if (level === "Intern") return `${family} Intern`;
	return level === "Junior" || level === "Senior" || level === "Lead" ? `${level} ${family}` : family;
}

/** The title as written, without gender marks and brackets. */
function cleanTitle(title: string): string {
	const plain = title.replace(GENDER_MARKS, "").replace(/\s+/g, " ");
	return replaceBracketed(plain, "([", () => "\ue000")
		.replace(/ ?\ue000/g, "")
		.trim();
}

/** The canonical names of all families, for suggestions. */
export function titleFamilies(): string[] {
	return Object.values(TITLE_FIELDS).flatMap((lines) =>
		lines
			.split("\n")
			.filter(Boolean)
			.map((line) => line.split("=")[0] ?? ""),
	);
}
