import { addName, formKey, type SkillVocabulary, withOwnNames } from "@/lib/tools/taxonomy/skills/skill-index";
import { findSkillsOf, type SkillMention } from "@/lib/tools/taxonomy/skills/skills";
import { OFFICE_NAMES } from "./offices";
import { PEOPLE_NAMES } from "./people";
import { readNames } from "./read-names";
import { TRADE_NAMES } from "./trades";

let vocabulary: SkillVocabulary | undefined;

/** All names in all languages, put in order at their first use. */
function inAnyLanguage(): SkillVocabulary {
	if (vocabulary) return vocabulary;
	vocabulary = withOwnNames();
	for (const { name, forms } of readNames(`${OFFICE_NAMES}${TRADE_NAMES}${PEOPLE_NAMES}`)) for (const form of forms) addName(vocabulary, name, form);
	return vocabulary;
}

/** Every mention of a known skill by its usual name in any language that resumes are read in: "rapprochement bancaire" is Account Reconciliation. */
export const findSkillsAbroad = (text: string): SkillMention[] => findSkillsOf(inAnyLanguage(), text);

/** The names of the skills that a text mentions in any language, each once, in the order of their first mention. */
export const skillNamesAbroad = (text: string): string[] => [...new Set(findSkillsAbroad(text).map(({ name }) => name))];

/** How well something is known, behind it: "Excel avancé". */
const LEVEL_WORDS = new Set(
	(
		"advanced basic intermediate expert proficient avancé avancée confirmé confirmée intermédiaire maîtrisé maîtrisée avanzado avanzada intermedio intermedia básico básica experto " +
		"avançado avançada intermediário intermediária avanzato avanzata base gevorderd goed fortgeschritten sehr gut zaawansowany zaawansowana zaawansowane średniozaawansowany avancerad mycket god pokročilý pokročilá ileri düzey"
	).split(" "),
);

/** A name without its bracket and without how well it is known. */
function bareName(skill: string): string {
	const bracket = skill.search(/\s?[(（[]/u);
	const named = bracket > 0 ? skill.slice(0, bracket) : skill;
	const words = named.trim().split(/\s/);
	const last = words.findLastIndex((word) => !LEVEL_WORDS.has(word.toLowerCase()) && /[\p{L}\p{N}]/u.test(word));
	return words.slice(0, last + 1).join(" ");
}

/**
 * The canonical names behind a skill as a resume lists it, in any language: one for "postgres", two for "Word and Excel (macros)", none for what is
 * unknown. What stands behind a name tells how well it is known, or in a bracket of what kind: "Excel avancé (macros)" is Excel.
 */
export function namesOfListed(skill: string): string[] {
	const { canonicalByForm } = inAnyLanguage();
	const [whole, bare] = [canonicalByForm.get(formKey(skill)), canonicalByForm.get(formKey(bareName(skill)))];
	return whole !== undefined ? [whole] : [...new Set([...(bare === undefined ? [] : [bare]), ...skillNamesAbroad(skill)])];
}
