import { isIn, plain, tellingWords } from "@/components/catalog/search-words";

/** From so many letters on a word may be typed without its spaces ("topup"), or with one slip ("drak"). */
const LEAST_LETTERS = 4;
const BEGINS = 1;
const IN = 0.5;
/** Below all that has the words as they are typed: Enter leads there only where nothing else fits. */
const NEARLY = 0.1;

/** What is typed taken as a goal: always found, and after all else, for another line may be what is meant. */
const LAST = 0.05;
export const goalEntry = (typed: string): string => `goal ${typed}`;

/** Every telling word that is typed must stand in the entry, or else one that is a slip away from it. What begins with it comes first. */
export function matches(entry: string, typed: string): number {
	const text = plain(entry);
	if (text === plain(goalEntry(typed))) return LAST;
	const words = text.split(" ");
	const isJoined = (word: string) => word.length >= LEAST_LETTERS && words.some((_, at) => words.slice(at).join("").startsWith(word));
	const isAsTyped = (word: string) => text.includes(word) || isIn(word, words, text) || isJoined(word);
	const wanted = tellingWords(typed);
	if (wanted.every(isAsTyped)) return text.startsWith(plain(typed)) ? BEGINS : IN;
	return wanted.every((word) => isAsTyped(word) || (word.length >= LEAST_LETTERS && words.some((other) => isOneSlip(word, other)))) ? NEARLY : 0;
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
