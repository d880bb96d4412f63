import { trimEndOf } from "@/lib/platform/language/outer-letters";
import { foldText } from "@/lib/tools/reading/text/clean-text";
import { factOf } from "@/lib/tools/resume-profile/profile/facts";
import { readSkills } from "@/lib/tools/resume-profile/profile/lists/read-lists";
import type { Fact, ResumeCertification, ResumeLine, ResumeSource } from "@/lib/tools/resume-profile/schemas";
import { findLanguages } from "@/lib/tools/taxonomy/languages";
import { saysMoreThan } from "./says-more";
import type { ToldSentence } from "./told-sentences";
import { HOLDS, PERMIT, SPEAKS, USES } from "./told-words";

/** What a sentence lists, and whether it says more than that. */
export interface Listed<Value> {
	readonly values: readonly Value[];
	readonly saysMore: boolean;
}

const CONFIDENCE = 0.7;
const quoting = (source: ResumeSource, quote: string): ResumeSource => ({ ...source, quote });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const LEVELS = new RegExp(
	`(?<![\\p{L}\\p{M}])(?:[ABC][12]\\+?|${[
		"native(?: speaker)?|mother tongues?|bilingual|fluent(?:ly)?|very good|good|basic|intermediate|advanced|conversational|a little|some",
		"muttersprachen?|muttersprachlich|verhandlungssicher\\p{L}*|fließend\\p{L}*|sehr gut\\p{L}*|gut(?:e[smn]?)?|grundkenntnisse|etwas|ein wenig",
		"langues? maternelles?|maternelles?|bilingue|couramment|courant|très bien|bien|un peu|notions|intermédiaire|scolaire|débutant",
		"lenguas? maternas?|nativ[oa]|con soltura|con fluidez|fluid[oa]|muy bien|básic[oa]|intermedi[oa]|avanzad[oa]|un poco|nociones",
		"madrelingu[ae]|correntemente|fluentemente|fluente|molto bene|bene|buon[oa]?|scolastic[oa]|di base|un po['’]",
		"línguas? maternas?|fluentemente|bem|muito bem|avançad[oa]|intermediári[oa]|intermédi[oa]|um pouco|noções",
		"moedertaal|moedertalen|vloeiend|zeer goed|goed|een beetje|basiskennis",
		"języki? ojczyst\\p{L}+|biegle|komunikatywnie|bardzo dobrze|dobrze|podstawowo|trochę|w stopniu \\p{L}+",
	].join("|")})(?![\\p{L}\\p{M}])`,
	"giu",
);
const PLURALS: readonly (readonly [RegExp, string])[] = [
	[/^mother tongues$/iu, "mother tongue"],
	[/^muttersprachen$/iu, "Muttersprache"],
	[/^langues maternelles$/iu, "langue maternelle"],
	[/^lenguas maternas$/iu, "lengua materna"],
	[/^línguas maternas$/iu, "língua materna"],
	[/^madrelingue$/iu, "madrelingua"],
	[/^moedertalen$/iu, "moedertaal"],
	[/^gut(?:e[smn]?)$/iu, "gut"],
	[/^sehr gut(?:e[smn]?)$/iu, "sehr gut"],
	[/^fließende[smn]?$/iu, "fließend"],
];
const LEVEL_WORDS =
	/(?<![\p{L}\p{M}])(?:nivel|niveau|level|livello|nível|poziom|stopniu|au niveau|languages?|sprachen?|langues?|lenguas?|lingue|línguas|talen|języki?)(?![\p{L}\p{M}])/iu;

interface Spoken {
	readonly name: string;
	readonly printed: string;
	readonly level: string;
}

const singular = (level: string): string => PLURALS.find(([plural]) => plural.test(level))?.[1] ?? level;

/** "po polsku": in Polish one speaks in a language's own way. */
const inPolish = (text: string): string => text.replace(/(?<!\p{L})po (\p{L}+)ku(?!\p{L})/giu, "   $1ki");

/** "l'anglais", "d'allemand" */
const withoutElisions = (text: string): string => text.replace(/(?<![\p{L}\p{M}])[ld]['’](?=\p{L})/giu, "  ");

/** The languages that a sentence says somebody speaks, each with its level: that of both in "Basque and Spanish as mother tongues". */
export function languagesTold({ text, source }: ToldSentence): Listed<Fact> | null {
	if (!SPEAKS.test(text) && !(HOLDS.test(text) && text.search(LEVELS) >= 0)) return null;
	const plain = withoutElisions(inPolish(text));
	const parts = plain.split(/[,;]|\s(?:and|und|et|y|e|ed|en|i|oraz|sowie)\s/u);
	const spoken: Spoken[] = [];
	for (const part of parts) {
		const [language] = findLanguages(part);
		const levels = [...part.matchAll(LEVELS)].map(([level]) => level);
		if (!language) continue;
		spoken.push({ name: language.name, printed: language.text, level: levels.map(singular).join(", ") });
		const isOfBoth = levels.some((level) => singular(level) !== level && /^(?:mother|mutters|langues|lenguas|línguas|madrel|moedert)/iu.test(level));
		if (isOfBoth)
			for (let at = spoken.length - 2; at >= 0 && spoken[at]?.level === ""; at--) spoken[at] = { ...(spoken[at] as Spoken), level: spoken.at(-1)?.level ?? "" };
	}
	if (spoken.length === 0) return null;
	const values = spoken.map(({ name, printed, level }): Fact => {
		const value = level === "" ? name : `${name} (${capital(level)})`;
		return { ...factOf(value, CONFIDENCE, []), source: quoting(source, printed) };
	});
	const names = spoken.flatMap(({ printed }) => [printed]);
	return { values, saysMore: saysMoreThan(plain, names, [LEVELS, LEVEL_WORDS, SPEAKS, HOLDS]) };
}

const ARTICLE =
	/^(?:an?|the|den|die|das|eine[nr]?|einen|le|la|les|l['’]|du|des|une?|el|los|las|del|il|lo|gli|i|os?|as?|uma?|het|de|een)\s|^(?:l['’]|dell['’])/iu;
const AND =
	/\s(?:and|und|et|y|e|ed|en|i|oraz|sowie)\s(?=(?:(?:an?|the|den|die|das|einen?|le|la|les|du|des|une?|el|los|las|il|lo|os?|as?|uma?|het|een)\s)?[\p{L}-]{3,})/iu;

/** "I hold a clean driving licence", "Tengo carné de carretillero y permiso C+E": what somebody may do. */
export function permitsTold({ text, source }: ToldSentence): Listed<ResumeCertification> | null {
	const holds = HOLDS.exec(text);
	if (!holds) return null;
	const object = trimEndOf(text.slice(holds.index + holds[0].length), /[.;\s]/u);
	const pieces = object.split(/,\s/u).flatMap((piece) => piece.split(AND));
	const items = pieces
		.map((piece) =>
			piece
				.trim()
				.replace(/^(?:auch|also|también|aussi|anche|também|ook|też)\s/iu, "")
				.replace(ARTICLE, "")
				.trim(),
		)
		.filter(Boolean);
	if (items.length === 0 || !items.every((item) => PERMIT.test(item) && item.split(/\s+/u).length <= MOST_WORDS)) return null;
	const values = items.map((item): ResumeCertification => ({ ...factOf(capital(item), CONFIDENCE, []), source: quoting(source, text) }));
	return { values, saysMore: saysMoreThan(text.slice(0, holds.index), []) };
}

const MOST_WORDS = 9;
const MOST_SKILL_WORDS = 4;

/** Skills behind "I use", "Ich beherrsche", "Manejo": names alone, so that "I work with children" names none. */
export function skillsTold({ text, source }: ToldSentence, like: ResumeLine): Listed<Fact> | null {
	const uses = USES.exec(text);
	if (!uses || saysMoreThan(text.slice(0, uses.index), [])) return null;
	const object = trimEndOf(text.slice(uses.index + uses[0].length), /[.;\s]/u).trim();
	const items = object.split(/[,;]\s|\s(?:and|und|et|y|e|ed|en|i|oraz|sowie)\s/u).map((item) => item.trim().replace(ARTICLE, ""));
	const isName = (item: string) => /^(?:\p{Ll}+\s)?[\p{Lu}\p{N}]/u.test(item) && item.split(/\s+/u).length <= MOST_SKILL_WORDS;
	if (!items.every(isName)) return null;
	const values = readSkills([{ ...like, text: items.join(", ") }], []).map((fact) => ({ ...fact, source: quoting(source, text) }));
	const named = foldText(values.map(({ value }) => value).join(" "));
	return values.length === items.length && named !== "" ? { values, saysMore: false } : null;
}
