import { hasSkillContext, isCurrency, isDenied, isGlued } from "./skill-context";
import { IMPLIED_SKILLS } from "./skill-data";
import { formKey, GROUP_BY_NAME, HASH_MASK, OWN_NAMES, type SkillForm, type SkillVocabulary } from "./skill-index";
import { CHARACTER_KIND, continuation, lowerKeepingLength } from "./skill-tokens";

/** One mention of a known skill: its canonical name, where it starts in the text, and how the text spells it. */
export interface SkillMention {
	readonly name: string;
	readonly index: number;
	readonly text: string;
}

/**
 * Every mention of a known skill, in the order of the text; the longest phrase wins where several start at one place.
 * One pass over the characters: a word is only cut out when its hash can begin a skill.
 */
export const findSkills = (text: string): SkillMention[] => findSkillsOf(OWN_NAMES, text);

/** The same by the names of a vocabulary. */
export function findSkillsOf(vocabulary: SkillVocabulary, text: string): SkillMention[] {
	const lower = lowerKeepingLength(text);
	const mentions: SkillMention[] = [];
	const length = lower.length;
	let index = 0;
	while (index < length) {
		if (CHARACTER_KIND[lower.charCodeAt(index)] !== 1) {
			index++;
			continue;
		}
		const start = index;
		let hash = 0;
		while (index < length) {
			const code = lower.charCodeAt(index);
			if (CHARACTER_KIND[code] === 0) break;
			hash = (Math.imul(hash, 31) + code) | 0;
			index++;
		}
		if (vocabulary.firstTokens[hash & HASH_MASK] === 0) continue;
		const mention = longestMention(vocabulary, text, lower, [start, index]);
		if (!mention) continue;
		mentions.push(mention);
		index = mention.index + mention.text.length;
	}
	return mentions;
}

function longestMention({ tree }: SkillVocabulary, text: string, lower: string, [start, firstEnd]: readonly [number, number]): SkillMention | null {
	let node = tree.next.get(lower.slice(start, firstEnd));
	let end = firstEnd;
	let best: SkillMention | null = null;
	while (node) {
		const name = acceptedName(node.forms, text, lower, start, end);
		if (name !== null) {
			const index = name === ".NET" && lower.charAt(start - 1) === "." ? start - 1 : start;
			best = { name, index, text: text.slice(index, end) };
		}
		if (node.next.size === 0) break;
		const token = continuation(lower, end);
		if (!token) break;
		node = node.next.get(token.key);
		end = token.end;
	}
	return best;
}

function acceptedName(forms: readonly SkillForm[], text: string, lower: string, start: number, end: number): string | null {
	for (const form of forms) {
		if (form.spelling !== null && text.slice(start, end) !== form.spelling) continue;
		if (end - start === 1 && isGlued(lower, start, end)) continue;
		if (form.needsContext && !hasSkillContext(lower, start, end)) continue;
		if (isDenied(lower, start) || isCurrency(text, start, end)) return null;
		if (form.name === ".NET" && form.spelling === null && end - start === 3 && lower.charCodeAt(start - 1) !== 46) continue;
		return form.name;
	}
	return null;
}

/** The names of the skills that a text mentions, each once, in the order of their first mention. */
export function skillNames(text: string): string[] {
	return [...new Set(findSkills(text).map((mention) => mention.name))];
}

/** The canonical name of a skill that somebody names on its own, in any case and with any known alias; null when it is unknown. */
export function canonicalSkill(name: string): string | null {
	return OWN_NAMES.canonicalByForm.get(formKey(name)) ?? null;
}

/** All canonical names. */
export function allSkills(): readonly string[] {
	return [...GROUP_BY_NAME.keys()];
}

/** The given canonical skills with those that they show as well (`Next.js` shows `React` and `JavaScript`). */
export function withImpliedSkills(names: Iterable<string>): Set<string> {
	const all = new Set<string>();
	const open = [...names];
	for (let name = open.pop(); name !== undefined; name = open.pop()) {
		if (all.has(name)) continue;
		all.add(name);
		open.push(...(Object.hasOwn(IMPLIED_SKILLS, name) ? (IMPLIED_SKILLS[name] ?? []) : []));
	}
	return all;
}
