import { canonicalLanguage } from "@/lib/tools/taxonomy/languages";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import type { SkillGroup } from "@/lib/tools/taxonomy/skills/skill-data";
import { GROUP_BY_NAME } from "@/lib/tools/taxonomy/skills/skill-index";
import { canonicalSkill } from "@/lib/tools/taxonomy/skills/skills";

const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.+#-][\p{L}\p{M}\p{N}+#]+)*/gu;
/** How English words end that are no names. */
const COMMON_END =
	/(?:tion|sion|ment|ness|ship|ance|ence|ical|ally|ility|ivity|ology|graphy|otomy|ysis|wide|care|work|ware|keeping|making|planning|management|hygiene|safety)$/u;

/** The words that texts write in small letters, for `skillInSentence`. */
export function smallWords(texts: readonly string[]): ReadonlySet<string> {
	return new Set(texts.flatMap((text) => text.match(WORD) ?? []).filter((word) => /^\p{Ll}/u.test(word)));
}

/** Groups of skills that are mostly the names of products. */
const OF_PRODUCTS: ReadonlySet<SkillGroup | undefined> = new Set(["software", "infrastructure", "data", "design", "marketing", "finance", "tools"]);

function isProduct(word: string): boolean {
	const name = canonicalSkill(word);
	return name !== null && OF_PRODUCTS.has(GROUP_BY_NAME.get(name));
}

/** Whether a word in a capital is one of the language and no name: by its end, or since it stands in small letters elsewhere. */
function isCommon(word: string, known: ReadonlySet<string>): boolean {
	if (!CAPITALISED.test(word)) return /^\p{Ll}/u.test(word);
	if (canonicalLanguage(word) !== null || countryOf(word) !== null || isProduct(word)) return false;
	const lower = word.toLowerCase();
	return known.has(lower) || (COMMON_END.test(lower) && !isTown(word));
}

/**
 * A skill as it stands within an English sentence: the capitals that it has at the front of a list become small where each of them is of a common word.
 * Names, abbreviations and products keep theirs, as does whatever may be one.
 */
export function skillInSentence(skill: string, known: ReadonlySet<string>): string {
	const [first = "", ...others] = skill.split(" ");
	const isFirstAlone = others.every((word) => !/^\p{Lu}/u.test(word) || !CAPITALISED.test(word));
	if (isFirstAlone) return isCommon(first, known) ? [first.toLowerCase(), ...others].join(" ") : skill;
	return [first, ...others].every((word) => isCommon(word, known)) ? skill.toLowerCase() : skill;
}
