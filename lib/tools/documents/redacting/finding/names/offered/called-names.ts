import { type Match, plainWord, type Word } from "@/lib/tools/documents/redacting/finding/finder-line";
import { Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { isCalledSomewhere } from "@/lib/tools/documents/redacting/finding/names/languages/language-words";
import { bare, behindTitles, isFirm, isFirmWord, isNameLike, nameFrom } from "@/lib/tools/documents/redacting/finding/names/name-run";
import { type LineWords, wordFrom } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { PARTICLES } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import { isOrdinary } from "@/lib/tools/documents/redacting/finding/names/words/word-sets";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfCalendar } from "./calendar-words";
import { BIRTH_NAME_WORDS, CALLING_WORDS, MORE_KIN, MORE_ROLES } from "./calling-words";

const CALLING = new Labels(CALLING_WORDS);
const BIRTH_NAMES = new Labels(BIRTH_NAME_WORDS);
const PERSONS = new Labels(`${MORE_KIN}|${MORE_ROLES}`);
/** "(", ": ", ", " between the word that calls and who is called. */
const GAP = /^(?: ?[,:]? ?[("“„«'‘]?|: {0,4}| is | heißt | heisst )$/u;
const MOST_WORDS = 4;

const isCapital = (word: Word | undefined): word is Word => word !== undefined && /^\p{Lu}\p{L}/u.test(word.text);

interface Called {
	readonly start: number;
	readonly end: number;
	readonly count: number;
}

/** Words with capitals from one on, or a particle in small letters with one behind it: "d'Angelo", "de la Cruz". */
function calledAt(text: string, words: readonly Word[], at: number, canBeSmall: boolean): Called | null {
	const first = words[at];
	if (!first) return null;
	if (canBeSmall && /^(?:d|de|di|von|van|der|el|al|bin|ibn|ter|o|mc)['’]?\p{Lu}?/u.test(first.text) && /^\p{Ll}/u.test(first.text)) {
		if (/^\p{Ll}{1,2}['’]\p{Lu}\p{Ll}+/u.test(first.text)) return { start: first.start, end: first.start + bareEnd(first.text), count: 1 };
		const behind = words.slice(at, at + 3).findIndex((word) => /^\p{Lu}/u.test(word.text));
		const isWhole = behind > 0 && words.slice(at, at + behind).every((word) => PARTICLES.has(plainWord(word.text)));
		const span = isWhole ? nameFrom(text, words, at + behind, MOST_WORDS) : null;
		return span ? { start: first.start, end: span.end, count: span.count + 1 } : null;
	}
	if (!isCapital(first)) return null;
	const from = behindTitles(text, words, at);
	const opener = words[from];
	if (!isCapital(opener) || isOfCalendar(opener.text)) return null;
	const span = nameFrom(text, words, from, MOST_WORDS);
	if (span) return span;
	const isSomebody =
		(isNameLike(opener.text) || (isCalledSomewhere(opener.text) && /^\p{Lu}\p{Ll}{2,}$/u.test(opener.text))) &&
		!isFirmWord(opener.text) &&
		!isFirm(text, opener, opener);
	return isSomebody ? { start: opener.start, end: opener.start + bare(opener.text).length, count: 1 } : null;
}

const bareEnd = (word: string): number => word.replace(/(?<=\p{L}{3})['’]\p{Ll}{1,3}$/u, "").length;

/** Who is named behind a word that calls a person: a kin, a trade, "called", "née". */
function behind({ text, folded, words }: LineWords, line: number, labels: Labels, confidence: (called: Called) => number): Match[] {
	return labels.ends(folded).flatMap(({ start, end }): Match[] => {
		const at = wordFrom(words, end);
		const first = words[at];
		if (!first || !GAP.test(text.slice(end, first.start))) return [];
		const called = calledAt(text, words, at, labels !== PERSONS);
		const isWord = called?.count === 1 && isOrdinary(text.slice(called.start, called.end)) && !isCalledSomewhere(text.slice(called.start, called.end));
		if (!called) return [];
		// "cunhada Graça": where kin is written small nouns are, too, and what has a capital right behind it is somebody.
		const isBehindSmall = labels === PERSONS && /^\p{Ll}/u.test(text.slice(start)) && text.slice(end, called.start) === " " && text.charAt(called.end) !== ":";
		if (isWord && !isBehindSmall) return [];
		return [{ kind: "name", line, start: called.start, end: called.end, confidence: isWord ? OFFERED : confidence(called) }];
	});
}

/** conocido como "el Rubio", a contact saved as "KyKy": whatever somebody is called between marks. */
const QUOTED =
	/(?<!\p{L})(?:alias|a\.?k\.?a\.?|known as|nicknamed|called|goes by|saved as|named|conocid[oa] (?:como|por)|apodad[oa]|alcunhad[oa]|alcunha|conhecid[oa] (?:como|por)|vulgo|llamad[oa]|dit|surnommée?|enregistrée? sous|dett[oa]|soprannominat[oa]|genannt|bekannt als|gespeichert als|bijgenaamd|genaamd|zwan[aey]|ps\.|pseudonim|přezdíva\p{L}*|přezdívkou|lakaplı|kallad|kaldt|по прозвищу|прозвище|por el alias de|pelo nome de|under the name)[ :,]{1,3}(?:de |of )?["“”„«‘'](\p{L}[\p{L}\p{M}'’ .-]{1,30})["”“»’']/giu;

function quoted(text: string, line: number): Match[] {
	return [...text.matchAll(QUOTED)].map((found): Match => {
		const end = found.index + found[0].length - 1;
		return { kind: "name", line, start: end - (found[1] ?? "").length, end, confidence: 0.6 };
	});
}

/** Names that the words before them tell: of kin, of trades, of what somebody is called or was called at birth. */
export function calledNames(own: LineWords, line: number): Match[] {
	return [
		...(/["“”„«‘']/.test(own.text) ? quoted(own.text, line) : []),
		...behind(own, line, BIRTH_NAMES, () => 0.8),
		...behind(own, line, CALLING, () => 0.62),
		...behind(own, line, PERSONS, ({ count }) => (count > 1 ? 0.7 : 0.6)),
	];
}
