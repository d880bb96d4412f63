import { findLanguages, hasLanguageWord } from "@/lib/tools/taxonomy/languages";
import { canonicalSkill } from "@/lib/tools/taxonomy/skills/skills";
import { credentialsNamedIn, mayNameCredential } from "./credentials";
import type { Section, TextLine } from "./sections";
import { languageOfLower, languageOfTag, wordsOf } from "./text-language";

/** An abbreviation that a posting asks for. */
export interface AskedAbbreviation {
	readonly name: string;
	readonly section: Section;
	/** Whether it is surely something to have: it is long, or all that its line asks for. Of the others only a resume's own certificates tell. */
	readonly isTelling: boolean;
}

/** What a posting demands that is no skill: licences and languages. */
export interface Needs {
	readonly credentials: readonly string[];
	/** English names of the languages that the work needs. */
	readonly languages: readonly string[];
	/** Abbreviations in what is asked for or a plus, such as of certificates, that are no known skills: `BOSIET`, `ACLS`. */
	readonly abbreviations: readonly AskedAbbreviation[];
	/** The language that the posting is written in, or null. */
	readonly writtenIn: string | null;
}

const DEMANDING: ReadonlySet<Section> = new Set(["required", "described"]);
const LONGEST_LINE = 400;
/** Words that speak of how well a language is known; those with a star by their beginning, those of scripts without blanks anywhere. */
const PROFICIENCY_WORDS =
	"fluent fluency native proficien* bilingual spoken speak speaking written verbal command language fließend verhandlungssicher muttersprach* kenntnisse sprachkenntnisse deutschkenntnisse englischkenntnisse sprichst courant maîtrise bilingue langue parlé nivel dominio soltura hablado fluente conoscenza ottim* parlato vaardig* beheers* spreek* moedertaal znajomość biegł* znalost komunikativn* plynn* úrovni slovem flytande talar akıcı lancar aktif menguasai good strong excellent gute buon* goed goede dobrá dobra свободн* вільн* уровен* рівен* إجادة يجيد שליטה ज्ञान".split(
		" ",
	);
const PROFICIENT = new Set(PROFICIENCY_WORDS.filter((word) => !word.endsWith("*")));
const PROFICIENT_BEGINNINGS = PROFICIENCY_WORDS.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
const PROFICIENT_SIGNS = ["ビジネスレベル", "堪能", "日常会話", "능통", "회화", "精通", "流利", "สื่อสาร", "thành thạo", "giao tiếp", "धाराप्रवाह"];
const GRADE = /(?<![a-z0-9])[abc][12](?![a-z0-9])/;
const DENIALS = new Set("no not nicht kein keine keinerlei pas sin senza geen nie bez inte".split(" "));
const NEEDED = /^(?:required|necessary|needed|nötig|erforderlich|necessari|requis|nodig|wymagan|nutn)/;
const DENIAL_REACH = 5;

/** Whether a line in lower case speaks of how well something is known. */
function tellsProficiency(words: readonly string[], line: string): boolean {
	return (
		words.some((word) => PROFICIENT.has(word) || PROFICIENT_BEGINNINGS.some((beginning) => word.startsWith(beginning))) ||
		GRADE.test(line) ||
		PROFICIENT_SIGNS.some((sign) => line.includes(sign))
	);
}

/** `no German required`. */
const deniesNeed = (words: readonly string[]): boolean =>
	words.some((word, at) => DENIALS.has(word) && words.slice(at + 1, at + DENIAL_REACH).some((later) => NEEDED.test(later)));

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\u0600-\u06ff]/;

/** Whether a line or a whole text in lower case may name a language. */
function mayNameLanguage(lower: string): boolean {
	return hasLanguageWord(lower) || UNSPACED.test(lower);
}

const ABBREVIATION = /(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{2,9}(?![\p{L}\p{N}])/gu;
const TELLING_LENGTH = 4;
const MOST_ABBREVIATIONS = 12;
/** What may stand beside the name of a certificate that a line asks for. */
const BESIDE_NAME =
	/(?<!\p{L})(?:valid|current|active|certifi\p{L}*|licen[cs]e\p{L}*|cards?|required|g(?:ü|ue)ltige\p{L}*|zertifi\p{L}*|certificado|certificat|certificato|certificaat)(?!\p{L})/giu;
const LONGEST_SHOUT = 20;
/** In capitals for weight, not as abbreviations. */
const SHOUTED = new Set(
	"MUST ONLY NOTE PLEASE REQUIRED WITH HAVE THIS FULL TIME PART EURO PLUS REMOTE AND NOT THE ARE FOR YOU OUR ALL USA UAE EUR USD GBP CHF".split(" "),
);

/** The abbreviations in capitals of a line that is not all in capitals. */
export function abbreviationsOf(line: string): string[] {
	if (!/\p{Ll}/u.test(line) && line.length > LONGEST_SHOUT) return [];
	return [...line.matchAll(ABBREVIATION)].map(([name]) => name).filter((name) => !SHOUTED.has(name) && canonicalSkill(name) === null);
}

/** Whether a line asks for one thing alone: `- BLS`, `Valid BLS certificate`. */
const isAllOf = (line: string, name: string): boolean =>
	line
		.replace(name, "")
		.replace(BESIDE_NAME, "")
		.replace(/[^\p{L}\p{N}]/gu, "") === "";

function abbreviationsIn(description: string, lines: readonly TextLine[]): AskedAbbreviation[] {
	const found = new Map<string, AskedAbbreviation>();
	for (const { text, start, section } of lines) {
		if ((section !== "required" && section !== "preferred") || found.size >= MOST_ABBREVIATIONS) continue;
		const line = description.slice(start, start + Math.min(text.length, LONGEST_LINE));
		for (const name of abbreviationsOf(line)) {
			const isTelling = name.length >= TELLING_LENGTH || isAllOf(line, name);
			if (found.get(name)?.section !== "required") found.set(name, { name, section, isTelling });
		}
	}
	return [...found.values()];
}

/** What the lines of a posting demand beside skills, each once. Lines that call it a plus, and the company's portrait, demand nothing. */
export function needsOf(title: string, description: string, lines: readonly TextLine[]): Needs {
	const lower = description.toLowerCase();
	const hasCredentials = mayNameCredential(lower);
	const hasLanguages = mayNameLanguage(lower);
	const credentials = new Set(credentialsNamedIn(title.toLowerCase()));
	const languages = new Set<string>();
	for (const { text, section } of hasCredentials || hasLanguages ? lines : []) {
		if (!DEMANDING.has(section)) continue;
		const line = text.slice(0, LONGEST_LINE);
		const named = hasCredentials ? credentialsNamedIn(line) : [];
		const spoken = hasLanguages && mayNameLanguage(line) && tellsProficiency(wordsOf(line), line) ? findLanguages(line) : [];
		if (named.length + spoken.length === 0 || deniesNeed(wordsOf(line))) continue;
		for (const name of named) credentials.add(name);
		for (const { name } of spoken) languages.add(name);
	}
	const tag = languageOfLower(lower);
	return {
		credentials: [...credentials],
		languages: [...languages],
		abbreviations: abbreviationsIn(description, lines),
		writtenIn: tag === null ? null : languageOfTag(tag),
	};
}
