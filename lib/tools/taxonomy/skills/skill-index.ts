import { SKILL_GROUPS, type SkillGroup } from "./skill-data";
import { lowerKeepingLength, tokenize } from "./skill-tokens";

export interface SkillForm {
	readonly name: string;
	/** The only accepted spelling, or null for any case. */
	readonly spelling: string | null;
	readonly needsContext: boolean;
}

export interface SkillNode {
	readonly next: Map<string, SkillNode>;
	readonly forms: SkillForm[];
}

const MARKERS = { "!": { exact: true, needsContext: false }, "?": { exact: true, needsContext: true }, "~": { exact: false, needsContext: true } } as const;
export const HASH_MASK = 0xffff;

/** Names of skills as they are looked for in texts. */
export interface SkillVocabulary {
	/** The forms of all skills as a tree of their tokens. */
	readonly tree: SkillNode;
	/** Marks the hashes of tokens that can begin a form. */
	readonly firstTokens: Uint8Array;
	readonly canonicalByForm: Map<string, string>;
}

export const GROUP_BY_NAME = new Map<string, SkillGroup>();

/** The names of the table of skills, nearly all of them English. */
export const OWN_NAMES: SkillVocabulary = withOwnNames(true);

/** The same names in a vocabulary that more can be added to. */
export function withOwnNames(isFirst = false): SkillVocabulary {
	const vocabulary: SkillVocabulary = { tree: { next: new Map(), forms: [] }, firstTokens: new Uint8Array(HASH_MASK + 1), canonicalByForm: new Map() };
	for (const [group, entries] of Object.entries(SKILL_GROUPS)) {
		for (const entry of entries.split(/[,\n]/)) {
			const spellings = entry
				.split("=")
				.map((spelling) => spelling.trim())
				.filter(Boolean);
			if (spellings.length === 0) continue;
			const name = stripMarker(spellings[0] ?? "");
			if (isFirst) GROUP_BY_NAME.set(name, group as SkillGroup);
			for (const marked of spellings) {
				addName(vocabulary, name, marked);
				const isPlain = !(marked.charAt(0) in MARKERS);
				if (isPlain && /[a-z]{3}$/.test(marked) && !marked.endsWith("s") && marked.includes(" ")) addName(vocabulary, name, `${marked}s`);
			}
			vocabulary.canonicalByForm.set(formKey(name), name);
		}
	}
	return vocabulary;
}

function stripMarker(marked: string): string {
	return marked[0] !== undefined && marked[0] in MARKERS ? marked.slice(1) : marked;
}

/** Adds a name of a skill, with its marker in front. */
export function addName({ tree, firstTokens, canonicalByForm }: SkillVocabulary, name: string, marked: string): void {
	const marker = MARKERS[marked[0] as keyof typeof MARKERS];
	const spelling = stripMarker(marked);
	const tokens = tokenize(spelling.toLowerCase());
	let node = tree;
	for (const [position, token] of tokens.entries()) {
		if (position === 0) firstTokens[hashOf(token.key)] = 1;
		let next = node.next.get(token.key);
		if (!next) {
			next = { next: new Map(), forms: [] };
			node.next.set(token.key, next);
		}
		node = next;
	}
	node.forms.push({ name, spelling: marker?.exact ? spelling : null, needsContext: marker?.needsContext ?? false });
	const key = formKey(spelling);
	if (!canonicalByForm.has(key)) canonicalByForm.set(key, name);
}

function hashOf(word: string): number {
	let hash = 0;
	for (let index = 0; index < word.length; index++) hash = (Math.imul(hash, 31) + word.charCodeAt(index)) | 0;
	return hash & HASH_MASK;
}

/** The key under which a spelling is known, whatever its case, marks and spacing. */
export function formKey(spelling: string): string {
	return tokenize(lowerKeepingLength(spelling.trim()))
		.map((token) => token.key)
		.join(" ");
}
