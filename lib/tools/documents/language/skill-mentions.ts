import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";
import { canonicalSkill, findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { tidyText } from "./line-text";

/** A skill in a text: the taxonomy's name, and the words that stand there. */
export interface SkillMention {
	readonly name: string;
	readonly text: string;
}

/** Skills by key; one key stands for the spellings of one name (`JS`, `JavaScript`), not for its narrower kinds (`Java 8`, `Java 17`). */
export type SkillSet = ReadonlyMap<string, SkillMention>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const ASCII = /^[\u0000-\u007f]*$/;

function squash(name: string): string {
	if (ASCII.test(name))
		return name
			.toLowerCase()
			.replaceAll("+", "plus")
			.replaceAll("#", "sharp")
			.replace(/[^a-z0-9]/g, "");
	const lower = name.toLowerCase().normalize("NFKC").replace(/\+/gu, "plus").replace(/#/gu, "sharp");
	return lower.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

function isNumeronym(short: string, long: string): boolean {
	const parts = /^(\p{L})(\d+)(\p{L})$/u.exec(short);
	return parts !== null && long.startsWith(parts[1] ?? "") && long.endsWith(parts[3] ?? "") && long.length === Number(parts[2]) + 2;
}

function isSubsequence(short: string, long: string): boolean {
	let at = 0;
	for (const letter of long) if (letter === short[at]) at += 1;
	return at === short.length && short[0] === long[0];
}

/** Whether two names of one skill are only two spellings of it: spacing, initials, a shortened word, or a form like `k8s`. */
function areSpellings(left: string, right: string): boolean {
	const [leftLetters, rightLetters] = [squash(left), squash(right)];
	const isTurned = rightLetters.length < leftLetters.length;
	const [short, long] = isTurned ? [right, left] : [left, right];
	const [shortLetters, longLetters] = isTurned ? [rightLetters, leftLetters] : [leftLetters, rightLetters];
	if (shortLetters === longLetters || isNumeronym(shortLetters, longLetters)) return true;
	const initials = long.split(/[\s-]+/u).map((word) => word[0]?.toLowerCase() ?? "");
	if (initials.length > 1 && initials.join("") === shortLetters) return true;
	const hasSpaceOrDigit = /[\s\d]/u.test(`${short}${long}`);
	return !hasSpaceOrDigit && isSubsequence(shortLetters, longLetters);
}

function keyOf({ name, text }: SkillMention): string {
	return areSpellings(text, name) ? squash(name) : squash(text);
}

/** The key of a skill that is named on its own. */
export function skillKey(name: string): string {
	return keyOf({ name: canonicalSkill(name) ?? name, text: name });
}

/** "SQL (PostgreSQL, BigQuery)" is SQL; what stands in brackets to say how well a skill is known stays with it. */
export function bareSkill(name: string): string {
	const [bare = "", inside] = tidyText(name).split(/\s?\(/u, 2);
	return inside === undefined || bare === "" || !name.trim().endsWith(")") || withoutLevel(name) !== name ? name : bare;
}

/** The skills that a text mentions, by key. */
export function skillKeys(text: string): SkillSet {
	return new Map(findSkills(text).map((mention) => [keyOf(mention), { name: mention.name, text: mention.text }]));
}

/** A list of skill names as a set. */
export function readSkillSet(names: readonly string[]): SkillSet {
	return new Map(names.map((name) => [skillKey(name), { name: canonicalSkill(name) ?? name, text: tidyText(name) }]));
}

/** The text with every skill that has several spellings written as one word, so that texts compare equal across spellings. */
export function withSkillsUnified(text: string): string {
	let unified = "";
	let end = 0;
	for (const mention of findSkills(text)) {
		if (!areSpellings(mention.text, mention.name) || (/\d/u.test(mention.text) && !isNumeronym(squash(mention.text), squash(mention.name)))) continue;
		unified += `${text.slice(end, mention.index)} ${squash(mention.name)} `;
		end = mention.index + mention.text.length;
	}
	return unified + text.slice(end);
}

export function isResumeSkill(skill: string, known: SkillSet): boolean {
	return hasPlainLetters(skill, known) && known.has(skillKey(skill));
}

/** An empty set of confirmed skills confirms all. A narrower name counts as confirmed when its general name is, "Revit (basic)" when "Revit" is. */
export function isConfirmedSkill(skill: string, confirmed: SkillSet): boolean {
	const bare = withoutLevel(skill);
	if (confirmed.size === 0 || confirmed.has(skillKey(skill)) || confirmed.has(skillKey(bare))) return true;
	const name = canonicalSkill(bare);
	return name !== null && confirmed.has(skillKey(name));
}

/** Compatibility forms (full-width letters, ligatures) pass the key, so the characters themselves are compared too. */
function hasPlainLetters(skill: string, known: SkillSet): boolean {
	if (skill === skill.normalize("NFKC")) return true;
	return [...known.values()].some((mention) => mention.text === tidyText(skill));
}

/** How a text spells a skill, when only the spelling differs from the given one; null when it does not name the skill. */
export function spellingIn(skills: SkillSet, skill: string): string | null {
	return skills.get(skillKey(skill))?.text ?? null;
}
