import { canonicalLanguage, findLanguages } from "@/lib/tools/taxonomy/languages";
import { credentialsNamedIn } from "./credentials";
import type { Section, TextLine } from "./sections";
import { languageOfTag, textLanguage } from "./text-language";

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

/** What the lines of a posting demand beside skills, each once. Lines that call it a plus, and the company's portrait, demand nothing. */
export function needsOf(title: string, description: string, lines: readonly TextLine[]): Needs {
	const credentials = new Set(credentialsNamedIn(title.toLowerCase()));
	const languages = new Set<string>();
	for (const { text, section } of lines) {
		if (!DEMANDING.has(section)) continue;
		const line = text.slice(0, LONGEST_LINE);
		if (NO_NEED.test(line)) continue;
		for (const name of credentialsNamedIn(line)) credentials.add(name);
		if (PROFICIENCY.test(line)) for (const { name } of findLanguages(line)) languages.add(canonicalLanguage(name) ?? name);
	}
	const tag = textLanguage(description);
	return { credentials: [...credentials], languages: [...languages], writtenIn: tag === null ? null : languageOfTag(tag) };
}
