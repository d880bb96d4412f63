import { canonicalLanguage, findLanguages } from "@/lib/tools/taxonomy/languages";
import { credentialsNamedIn, mayNameCredential } from "./credentials";
import type { Section, TextLine } from "./sections";
import { languageOfTag, languageOfWords, wordsOf } from "./text-language";

/** What a posting demands that is no skill: licences and languages. */
export interface Needs {
	readonly credentials: readonly string[];
	/** English names of the languages that the work needs. */
	readonly languages: readonly string[];
	/** The language that the posting is written in, or null. */
	readonly writtenIn: string | null;
}

const DEMANDING: ReadonlySet<Section> = new Set(["required", "described"]);
const LONGEST_LINE = 400;
/** Words that speak of how well a language is known. */
const PROFICIENCY =
	/(?<!\p{L})(?:fluent|fluency|native|proficien\p{L}+|bilingual|spoken|speak|speaking|written|verbal|command of|language|[abc][12]|fließend|verhandlungssicher|muttersprach\p{L}*|\p{L}*kenntnisse|deutschkenntnisse|sprichst|courant|maîtrise|bilingue|langue|parlé|nivel|dominio|soltura|hablado|fluente|conoscenza|ottim[oa]|vaardig\p{L}*|beheers\p{L}*|spreek\p{L}*|moedertaal|znajomość|biegł\p{L}*|znalost|komunikativn\p{L}*|plynn\p{L}*|úrovni|slovem|flytande|talar|akıcı|thành thạo|giao tiếp|lancar|aktif|menguasai|good|strong|excellent|gute|buon[ao]?|goede?|dobrá|dobra)(?!\p{L})|ビジネスレベル|堪能|日常会話|능통|회화|精通|流利|свободн|вільн|уровен|рівен|إجادة|يجيد|שליטה|धाराप्रवाह|ज्ञान|สื่อสาร/iu;
const NO_NEED =
	/(?<!\p{L})(?:no|not|nicht|kein\p{L}*|pas|sin|senza|geen|nie|bez|inte) (?:\p{L}+ ){0,3}(?:required|necessary|needed|nötig|erforderlich|necessari\p{L}|requis|nodig|wymagan\p{L}*|nutn\p{L}*)(?!\p{L})/iu;

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f\u0600-\u06ff]/;

/** Whether a line or a whole text in lower case may name a language. */
function mayNameLanguage(words: readonly string[], lower: string): boolean {
	return words.some((word) => canonicalLanguage(word) !== null) || UNSPACED.test(lower);
}

/** What the lines of a posting demand beside skills, each once. Lines that call it a plus, and the company's portrait, demand nothing. */
export function needsOf(title: string, description: string, lines: readonly TextLine[]): Needs {
	const lower = description.toLowerCase();
	const words = wordsOf(lower);
	const hasCredentials = mayNameCredential(lower);
	const hasLanguages = mayNameLanguage(words, lower);
	const credentials = new Set(credentialsNamedIn(title.toLowerCase()));
	const languages = new Set<string>();
	for (const { text, section } of hasCredentials || hasLanguages ? lines : []) {
		if (!DEMANDING.has(section)) continue;
		const line = text.slice(0, LONGEST_LINE);
		const named = hasCredentials ? credentialsNamedIn(line) : [];
		const spoken = hasLanguages && mayNameLanguage(wordsOf(line), line) && PROFICIENCY.test(line) ? findLanguages(line) : [];
		if (named.length + spoken.length === 0 || NO_NEED.test(line)) continue;
		for (const name of named) credentials.add(name);
		for (const { name } of spoken) languages.add(name);
	}
	const tag = languageOfWords(words, lower);
	return { credentials: [...credentials], languages: [...languages], writtenIn: tag === null ? null : languageOfTag(tag) };
}
