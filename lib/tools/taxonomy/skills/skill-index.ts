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

/** The forms of all skills as a tree of their tokens. */
export const SKILL_TREE: SkillNode = { next: new Map(), forms: [] };
/** Marks the hashes of tokens that can begin a form. */
export const FIRST_TOKEN_HASHES = new Uint8Array(HASH_MASK + 1);
export const CANONICAL_BY_FORM = new Map<string, string>();
export const GROUP_BY_NAME = new Map<string, SkillGroup>();

for (const [group, entries] of Object.entries(SKILL_GROUPS)) {
	for (const entry of entries.split(/[,\n]/)) {
		const spellings = entry
			.split("=")
			.map((spelling) => spelling.trim())
			.filter(Boolean);
		if (spellings.length === 0) continue;
		addEntry(spellings, group as SkillGroup);
	}
}

function addEntry(spellings: readonly string[], group: SkillGroup): void {
	const name = stripMarker(spellings[0] ?? "");
	GROUP_BY_NAME.set(name, group);
	for (const marked of spellings) {
		const marker = MARKERS[marked[0] as keyof typeof MARKERS];
		const spelling = stripMarker(marked);
		addForm(spelling, { name, spelling: marker?.exact ? spelling : null, needsContext: marker?.needsContext ?? false });
		if (!marker && /[a-z]{3}$/.test(spelling) && !spelling.endsWith("s") && spelling.includes(" ")) {
			addForm(`${spelling}s`, { name, spelling: null, needsContext: false });
		}
	}
	CANONICAL_BY_FORM.set(formKey(name), name);
}

function stripMarker(marked: string): string {
	return marked[0] !== undefined && marked[0] in MARKERS ? marked.slice(1) : marked;
}

function addForm(spelling: string, form: SkillForm): void {
	const tokens = tokenize(spelling.toLowerCase());
	let node = SKILL_TREE;
	for (const [position, token] of tokens.entries()) {
		if (position === 0) FIRST_TOKEN_HASHES[hashOf(token.key)] = 1;
		let next = node.next.get(token.key);
		if (!next) {
			next = { next: new Map(), forms: [] };
			node.next.set(token.key, next);
		}
		node = next;
	}
	node.forms.push(form);
	const key = formKey(spelling);
	if (!CANONICAL_BY_FORM.has(key)) CANONICAL_BY_FORM.set(key, form.name);
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
