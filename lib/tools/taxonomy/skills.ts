import { IMPLIED_SKILLS, SKILL_GROUPS, type SkillGroup } from "./skill-data";

/** One mention of a known skill: its canonical name, where it starts in the text, and how the text spells it. */
export interface SkillMention {
	readonly name: string;
	readonly index: number;
	readonly text: string;
}

interface Form {
	readonly name: string;
	/** The only accepted spelling, or null for any case. */
	readonly spelling: string | null;
	readonly needsContext: boolean;
}

interface Node {
	readonly next: Map<string, Node>;
	readonly forms: Form[];
}

interface Token {
	readonly key: string;
	readonly start: number;
	readonly end: number;
}

const MARKERS = { "!": { exact: true, needsContext: false }, "?": { exact: true, needsContext: true }, "~": { exact: false, needsContext: true } } as const;
const HASH_MASK = 0xffff;
const CONTEXT_BEFORE = new Set(
	"in with using use of and or plus including include includes like know knows fluent native speak speaks basic good strong advanced business e.g mit und oder en avec et ou con y".split(
		" ",
	),
);
const CONTEXT_AFTER = new Set(
	"developer developers programming engineer language skills skill experience experienced expertise knowledge and or programmer und et y b1 b2 c1 c2 native fluent".split(
		" ",
	),
);

/** 0 = separator, 1 = part of a word, 2 = part of a word only after its first character (`+`, `#`). */
const CHARACTER_KIND = new Uint8Array(0x10000);
for (let code = 0; code < 0x10000; code++) {
	const isAsciiWord = (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
	const isOtherLetter = code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && (code < 0x2000 || (code >= 0x266f && code <= 0x266f));
	CHARACTER_KIND[code] = isAsciiWord || isOtherLetter ? 1 : code === 43 || code === 35 ? 2 : 0;
}

const root: Node = { next: new Map(), forms: [] };
const firstTokenHashes = new Uint8Array(HASH_MASK + 1);
const canonicalByForm = new Map<string, string>();
const groupByName = new Map<string, SkillGroup>();

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
	groupByName.set(name, group);
	for (const marked of spellings) {
		const marker = MARKERS[marked[0] as keyof typeof MARKERS];
		const spelling = stripMarker(marked);
		addForm(spelling, { name, spelling: marker?.exact ? spelling : null, needsContext: marker?.needsContext ?? false });
		if (!marker && /[a-z]{3}$/.test(spelling) && !spelling.endsWith("s") && spelling.includes(" ")) {
			addForm(`${spelling}s`, { name, spelling: null, needsContext: false });
		}
	}
	canonicalByForm.set(formKey(name), name);
}

function stripMarker(marked: string): string {
	return marked[0] !== undefined && marked[0] in MARKERS ? marked.slice(1) : marked;
}

function addForm(spelling: string, form: Form): void {
	const tokens = tokenize(spelling.toLowerCase());
	let node = root;
	for (const [position, token] of tokens.entries()) {
		if (position === 0) firstTokenHashes[hashOf(token.key)] = 1;
		let next = node.next.get(token.key);
		if (!next) {
			next = { next: new Map(), forms: [] };
			node.next.set(token.key, next);
		}
		node = next;
	}
	node.forms.push(form);
	const key = formKey(spelling);
	if (!canonicalByForm.has(key)) canonicalByForm.set(key, form.name);
}

function hashOf(word: string): number {
	let hash = 0;
	for (let index = 0; index < word.length; index++) hash = (Math.imul(hash, 31) + word.charCodeAt(index)) | 0;
	return hash & HASH_MASK;
}

function formKey(spelling: string): string {
	return tokenize(lowerKeepingLength(spelling.trim()))
		.map((token) => token.key)
		.join(" ");
}

/** Lower case of equal length, so that positions in it are positions in the text. */
function lowerKeepingLength(text: string): string {
	const lower = text.toLowerCase();
	if (lower.length === text.length) return lower;
	let result = "";
	for (let index = 0; index < text.length; index++) {
		const character = text.charAt(index).toLowerCase();
		result += character.length === 1 ? character : text.charAt(index);
	}
	return result;
}

function tokenEnd(text: string, start: number): number {
	let end = start + 1;
	while (end < text.length && CHARACTER_KIND[text.charCodeAt(end)] !== 0) end++;
	return end;
}

function tokenize(text: string): Token[] {
	const tokens: Token[] = [];
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		if (code === 38) tokens.push({ key: "and", start: index, end: index + 1 });
		if (CHARACTER_KIND[code] !== 1) continue;
		const end = tokenEnd(text, index);
		tokens.push({ key: text.slice(index, end), start: index, end });
		index = end - 1;
	}
	return tokens;
}

/** The token that continues a phrase after `end`: at most one joining mark (or a run of white space) lies between. */
function continuation(text: string, end: number): Token | null {
	let index = end;
	while (index < text.length && isBlank(text.charCodeAt(index))) index++;
	const code = text.charCodeAt(index);
	if (code === 38) return { key: "and", start: index, end: index + 1 };
	if (index === end && (code === 45 || code === 46 || code === 47 || code === 95 || code === 0x2010 || code === 0x2011 || code === 39 || code === 0x2019))
		index++;
	else if (index === end && text.charCodeAt(end - 1) !== 38) return null;
	if (CHARACTER_KIND[text.charCodeAt(index)] !== 1) return null;
	const stop = tokenEnd(text, index);
	return { key: text.slice(index, stop), start: index, end: stop };
}

function isBlank(code: number): boolean {
	return code === 32 || code === 10 || code === 9 || code === 13 || code === 0xa0;
}

/**
 * Every mention of a known skill, in the order of the text; the longest phrase wins where several start at one place.
 * One pass over the characters: a word is only cut out when its hash can begin a skill.
 */
export function findSkills(text: string): SkillMention[] {
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
		if (firstTokenHashes[hash & HASH_MASK] === 0) continue;
		const mention = longestMention(text, lower, start, index);
		if (!mention) continue;
		mentions.push(mention);
		index = mention.index + mention.text.length;
	}
	return mentions;
}

function longestMention(text: string, lower: string, start: number, firstEnd: number): SkillMention | null {
	let node = root.next.get(lower.slice(start, firstEnd));
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

function acceptedName(forms: readonly Form[], text: string, lower: string, start: number, end: number): string | null {
	for (const form of forms) {
		if (form.spelling !== null && text.slice(start, end) !== form.spelling) continue;
		if (end - start === 1 && isGlued(lower, start, end)) continue;
		if (form.needsContext && !hasSkillContext(lower, start, end)) continue;
		if (form.name === ".NET" && form.spelling === null && end - start === 3 && lower.charCodeAt(start - 1) !== 46) continue;
		return form.name;
	}
	return null;
}

/** Whether a one-letter name is part of something else: `R&D`, `C-level`, `U.S.C`. */
function isGlued(lower: string, start: number, end: number): boolean {
	return (
		"&-.'’".includes(lower.charAt(start - 1) || " ") ||
		/^[&'’-]|^\.\w/.test(lower.slice(end, end + 2)) ||
		/\b(series|vitamin|level|class|grade|plan)\s$/.test(lower.slice(Math.max(0, start - 9), start))
	);
}

/** Whether the words or marks around an ambiguous word show a list or a sentence about skills. */
function hasSkillContext(lower: string, start: number, end: number): boolean {
	let before = start - 1;
	while (before >= 0 && (lower.charCodeAt(before) === 32 || lower.charCodeAt(before) === 0xa0)) before--;
	let after = end;
	while (after < lower.length && (lower.charCodeAt(after) === 32 || lower.charCodeAt(after) === 0xa0)) after++;
	const nextMark = lower.charAt(after);
	const closes = after >= lower.length || ",;/|•·()\n\r.:".includes(nextMark);
	if (closes && (before < 0 || ",;/|•·()\n\r:-*–&+.".includes(lower.charAt(before)))) return true;
	const nextWord = CHARACTER_KIND[lower.charCodeAt(after)] === 1 ? lower.slice(after, tokenEnd(lower, after)) : "";
	if (CONTEXT_AFTER.has(nextWord))
		return !(nextWord === "and" || nextWord === "or") || before < 0 || !/\w/.test(lower.charAt(before)) || CONTEXT_BEFORE.has(wordBefore(lower, before));
	return closes && CONTEXT_BEFORE.has(wordBefore(lower, before));
}

function wordBefore(lower: string, last: number): string {
	let start = last;
	while (start >= 0 && CHARACTER_KIND[lower.charCodeAt(start)] === 1) start--;
	return lower.slice(start + 1, last + 1);
}

/** The names of the skills that a text mentions, each once, in the order of their first mention. */
export function skillNames(text: string): string[] {
	return [...new Set(findSkills(text).map((mention) => mention.name))];
}

/** The canonical name of a skill that somebody names on its own, in any case and with any known alias; null when it is unknown. */
export function canonicalSkill(name: string): string | null {
	return canonicalByForm.get(formKey(name)) ?? null;
}

/** The trade a canonical skill belongs to; null for unknown ones. */
export function skillGroup(name: string): SkillGroup | null {
	return groupByName.get(name) ?? null;
}

/** All canonical names. */
export function allSkills(): readonly string[] {
	return [...groupByName.keys()];
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
