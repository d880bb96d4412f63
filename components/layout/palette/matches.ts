import { isIn, plain, tellingWords } from "@/components/catalog/search-words";

/** From so many letters on a word may be typed without its spaces ("topup"), or with one slip ("drak"). */
const LEAST_LETTERS = 4;
const IS_NAME = 1;
const BEGINS_NAME = 0.9;
const BEGINS_WORDS_OF_NAME = 0.8;
const IN_NAME = 0.7;
const IN = 0.5;
/** Below all that has the words as they are typed: Enter leads there only where nothing else fits. */
const NEARLY = 0.1;
/** Of what is called alike a page or a workflow stands before a run, and a run before its file. */
const LATER = { run: 0.98, application: 0.97, file: 0.95 } as const;

/** What is typed taken as a goal: always found, and after all else, for another line may be what is meant. */
const LAST = 0.05;
export const goalEntry = (typed: string): string => `goal ${typed}`;

/** Between the name of an entry and what else it is found by. */
const APART = "\n";

/** What an entry is found by: the name that it shows, and other words. */
export const foundBy = (name: string, ...others: string[]): string => `${name}${APART}${others.join(" ")}`;
export const laterFoundBy = (kind: keyof typeof LATER, name: string, ...others: string[]): string => `${foundBy(name, ...others)}${APART}${kind}`;

/** Whether an entry shows what is typed: it is called so, or is a run, a file or the like, which is found by words of its own alone. */
export function isNamed(entry: string, typed: string): boolean {
	const isOwn = entry.split(APART).length > 2;
	return matches(entry, typed) >= (isOwn ? IN * LATER.file : IN_NAME);
}

/**
 * How well an entry fits what is typed, 0 for not at all. Every telling word must stand in the entry, or else one that is a slip away from it. What is
 * called so comes first, then what begins with it, then what has the words in its name.
 */
export function matches(entry: string, typed: string): number {
	if (plain(entry) === plain(goalEntry(typed))) return LAST;
	const [name = "", others = "", kind] = entry.split(APART);
	return fitOf(plain(name), plain(others), typed) * (isLater(kind) ? LATER[kind] : 1);
}

const isLater = (kind: string | undefined): kind is keyof typeof LATER => kind !== undefined && Object.hasOwn(LATER, kind);

function fitOf(name: string, others: string, typed: string): number {
	const said = plain(typed);
	if (name === said) return IS_NAME;
	if (name.startsWith(said)) return BEGINS_NAME;
	const inName = name.split(" ");
	if (said.split(" ").every((word) => inName.some((other) => other.startsWith(word)))) return BEGINS_WORDS_OF_NAME;
	const wanted = tellingWords(typed);
	if (wanted.every((word) => isBegun(word, name))) return IN_NAME;
	const text = `${name} ${others}`;
	const isThere = (word: string) => text.includes(word) || isBegun(word, text);
	if (wanted.every(isThere)) return IN;
	const words = text.split(" ");
	const isNear = (word: string) => isThere(word) || (word.length >= LEAST_LETTERS && words.some((other) => isOneSlip(word, other)));
	return wanted.every(isNear) ? NEARLY : 0;
}

/** Whether a word of the text begins so, or some of them do without their spaces. */
function isBegun(word: string, text: string): boolean {
	const words = text.split(" ");
	return isIn(word, words, text) || (word.length >= LEAST_LETTERS && words.some((_, at) => words.slice(at).join("").startsWith(word)));
}

/** Whether a word becomes another one by one letter more, one less, one changed, or two neighbours in the other order. */
export function isOneSlip(typed: string, meant: string): boolean {
	const difference = meant.length - typed.length;
	if (Math.abs(difference) > 1 || meant.length < LEAST_LETTERS) return false;
	let at = 0;
	while (at < typed.length && typed[at] === meant[at]) at += 1;
	if (difference === 1) return typed.slice(at) === meant.slice(at + 1);
	if (difference === -1) return typed.slice(at + 1) === meant.slice(at);
	if (typed.slice(at + 1) === meant.slice(at + 1)) return true;
	return typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2);
}
