import { CONCEPTS } from "./concept-data";

interface Form {
	readonly words: readonly { readonly text: string; readonly isBeginning: boolean }[];
	readonly concept: number;
	/** In demands a thing is named itself, and by no kind of it. */
	readonly isAsked: boolean;
	readonly isShown: boolean;
}

/** A thing that words of a text name, and where they stand. */
export interface Mention {
	readonly concepts: ReadonlySet<number>;
	/** Of these, those that are named themselves, and not by a kind of them. */
	readonly named: ReadonlySet<number>;
	readonly start: number;
	readonly end: number;
}

const HEAD = 2;
const credentials = new Set<number>();
const forms = new Map<string, Form[]>();

function addForm(given: string, concept: number, isAsked: boolean): void {
	const isShown = !given.startsWith("?");
	const text = given.replace("?", "");
	const words = text.split(/[ '’/-]/u).filter(Boolean);
	const form = { concept, isAsked, isShown, words: words.map((word) => ({ text: word.replace("*", ""), isBeginning: word.endsWith("*") })) };
	const key = text.slice(0, HEAD);
	const known = forms.get(key);
	if (known) known.push(form);
	else forms.set(key, [form]);
}

for (const [concept, line] of CONCEPTS.trim().split("\n").entries()) {
	if (line.startsWith("!")) credentials.add(concept);
	const [names = "", kinds = ""] = line.replace("!", "").split(" > ");
	for (const text of names.split(", ")) addForm(text, concept, true);
	for (const text of kinds.split(", ").filter(Boolean)) addForm(text, concept, false);
}

/** Whether a thing is a certificate or the like. */
export const isCredentialConcept = (concept: number): boolean => credentials.has(concept);

const stands = ({ words: own }: Form, words: readonly string[], at: number): boolean =>
	own.every(({ text, isBeginning }, step) => (isBeginning ? (words[at + step]?.startsWith(text) ?? false) : words[at + step] === text));

/** The things that folded words name, the longest names first; `asked` leaves out those that are only kinds of a thing. */
export function mentionsIn(words: readonly string[], asked: boolean): Mention[] {
	const found: Mention[] = [];
	for (let at = 0; at < words.length; at++) {
		const own = (forms.get((words[at] ?? "").slice(0, HEAD)) ?? []).filter((form) => (asked ? form.isAsked : form.isShown) && stands(form, words, at));
		if (own.length === 0) continue;
		const length = Math.max(...own.map((form) => form.words.length));
		const isName = own.some((form) => form.isAsked && form.words.length === length);
		// A longer name is another thing; a longer kind of something says the shorter as well.
		const meant = isName ? own.filter((form) => form.words.length === length) : own;
		const end = at + (isName ? length : 1);
		found.push({
			concepts: new Set(meant.map(({ concept }) => concept)),
			named: new Set(meant.filter(({ isAsked }) => isAsked).map(({ concept }) => concept)),
			start: at,
			end,
		});
		at = end - 1;
	}
	return found;
}
