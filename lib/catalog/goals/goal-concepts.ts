import concepts from "./goal-concepts.json";

/** Thai and Hindi are told by parts as well: the first has no spaces, the second marks that part words. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Devanagari}]/u;
const WORD = /(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々])[\p{L}\p{N}])+/gu;
/** Long enough to tell words by, short enough to be in every pattern. */
const HEAD_LETTERS = 2;

const INTO = new Set("to into as nach zu zum ins als a al en como 2".split(" "));
const OUT_OF = new Set("from of aus von vom del de desde this these my our the diese dieses dieser mein meine este esta mi mis".split(" "));
const ARTICLES = new Set("a an one single ein eine einen einer einem un una".split(" "));
const INTO_BEFORE = /(?:[-=]?>|→|⇒)\s*$/u;
const INTO_AFTER = /^(?:ファイル|形式|データ|文書)?(?:に|へ|化|版|として|で(?:出力|保存|書き出|くだ|お願))/u;
const OUT_AFTER = /^(?:\s*(?:[-=]?>|→|⇒)|(?:ファイル|形式|データ|文書)?(?:を|から|の中|内の))/u;

/** Something that a goal speaks of, whatever its language and word for it. */
export interface GoalConcept {
	readonly name: string;
	/** Whether something is to become it, or it is what something is made of. */
	readonly direction: "into" | "out of" | null;
}

/** "16:9", "1080 x 1080" */
const RATIO = /(?<!\d)\d{1,4} ?[:x×] ?\d{1,4}(?!\d)/u;

interface Pattern {
	readonly name: string;
	readonly words: readonly string[];
	readonly isOpen: boolean;
}

const spaceless: { name: string; text: string }[] = [];
const byHead = new Map<string, Pattern[]>();
const endings: { name: string; ending: string }[] = [];

for (const [name, phrases] of Object.entries(concepts)) for (const phrase of phrases) addPattern(name, phrase);

function addPattern(name: string, phrase: string): void {
	if (SPACELESS.test(phrase)) spaceless.push({ name, text: phrase });
	else if (phrase.startsWith("*")) endings.push({ name, ending: phrase.slice(1) });
	else {
		const isOpen = phrase.endsWith("*");
		const words = phrase.replace("*", "").split(" ");
		const head = (words[0] ?? "").slice(0, HEAD_LETTERS);
		byHead.set(head, [...(byHead.get(head) ?? []), { name, words, isOpen }]);
	}
}

interface Word {
	readonly text: string;
	readonly start: number;
	readonly end: number;
}

/** German without its dots: "fuer" is "für", and both are "fur" in plain words. */
const withoutDots = (word: string): string => word.replace(/ae|oe|ue/g, (pair) => pair.charAt(0));

function isAt(pattern: Pattern, words: readonly Word[], at: number, first: string): boolean {
	return pattern.words.every((wanted, offset) => {
		const word = offset === 0 ? first : (words[at + offset]?.text ?? "");
		return pattern.isOpen && offset === pattern.words.length - 1 ? word.startsWith(wanted) : word === wanted;
	});
}

function directionOf(plain: string, words: readonly Word[], at: number, start: number, end: number): GoalConcept["direction"] {
	const after = plain.slice(end, end + 12);
	if (INTO_BEFORE.test(plain.slice(Math.max(0, start - 4), start)) || INTO_AFTER.test(after)) return "into";
	if (OUT_AFTER.test(after)) return "out of";
	let before = at - 1;
	while (ARTICLES.has(words[before]?.text ?? "") && !INTO.has(words[before]?.text ?? "")) before -= 1;
	const word = words[before]?.text ?? "";
	return INTO.has(word) ? "into" : OUT_OF.has(word) ? "out of" : null;
}

/** What a goal speaks of, in plain words (lower case, without accents). */
export function conceptsOf(plain: string): GoalConcept[] {
	const words = [...plain.matchAll(WORD)].map(({ 0: text, index }): Word => ({ text, start: index, end: index + text.length }));
	const found: GoalConcept[] = [];
	const add = (name: string, at: number, start: number, end: number) => found.push({ name, direction: directionOf(plain, words, at, start, end) });
	for (const [at, { text, start, end }] of words.entries()) {
		for (const first of new Set([text, withoutDots(text)])) {
			for (const pattern of byHead.get(first.slice(0, HEAD_LETTERS)) ?? []) {
				if (isAt(pattern, words, at, first)) add(pattern.name, at, start, words[at + pattern.words.length - 1]?.end ?? end);
			}
			for (const { name, ending } of endings) if (first.length > ending.length && first.endsWith(ending)) add(name, at, start, end);
		}
	}
	if (RATIO.test(plain)) found.push({ name: "shape", direction: null });
	for (const { name, text } of spaceless) {
		const start = plain.indexOf(text);
		if (start >= 0)
			add(
				name,
				words.findIndex((word) => word.start > start),
				start,
				start + text.length,
			);
	}
	return found;
}
