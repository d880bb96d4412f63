import { type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isOfCalendar } from "./calendar-words";

/** Their months and days have capitals in every sentence. */
const ENGLISH_OR_GERMAN = new Set(
	"jan feb mar apr jun jul aug sep sept oct okt nov dec dez january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays easter christmas lent januar februar janner marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
		" ",
	),
);

/** A further name that a hyphen or the small words of names join: "-Roi", "-den Ouden", " binti Tarudin", " ka-Mthethwa", " d'Orey", " St-Onge". */
const BEHIND =
	/^(?:-(?:(?:den|van|de|von|der|el|al|la|le) )?\p{Lu}[\p{L}\p{M}'’]{1,24}|(?: (?:binti|bint|bin|bt|bte|ap|ferch|wa|ole|arap|ibn|van|von|der|den|vda\.|née|nee)){1,3}\.? \p{Lu}[\p{L}\p{M}'’-]{1,24}| ka-\p{Lu}\p{L}{1,24}| e \p{Lu}\p{Ll}{1,3}(?=[,.;]|$)){1,2}(?![\p{L}\p{N}])/u;
/** ", Jr.", " III": which of those who are called so. */
const GENERATION = /^(?:,? (?:[JS]r|JR|SR|Jnr|Snr)\.?|,? I{2,3}|,? IV)(?![\p{L}\p{N}])/u;
const FRENCH_BEHIND = /^ (?:[dD]['’]|(?:Ste?|Sainte?)-)\p{Lu}\p{Ll}{1,24}(?![\p{L}\p{N}])/u;
/** The first half of a double name, and initials before it: "Mercredi-", "A.-L. ". */
const HALF = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]{1,24}-$/u;
const INITIALS = /(?<![\p{L}\p{N}.&§-] ?)(?:(?:\p{Lu}|Mohd|Md|Muhd|Ma|Wm|Chas|Thos|Geo|Jos|Fco|Th|Ch|Ph)\.[ -]?){1,3}$/u;
/** "Chiamaka N." */
const LETTER_BEHIND = /^ \p{Lu}\.(?=[ ,;:)]|$)(?! \p{Lu}[\p{Ll}.])/u;
/** "T & M Doherty", "L J Doherty", "JP Dwan": without their dots; a letter that is a word is none. */
const BARE_INITIALS =
	/(?<![\p{L}\p{N}&§/'’-] ?|\.)(?:\p{Lu} (?:&|and) \p{Lu} |(?![AIOEY] $)(?:\p{Lu} ){1,2}|(?!OF |OR |TO |IN |AT |BY |IS |AS |RE |CC |DR |MR |MS |ST |NO |ID |UK |US |EU |AM |PM )\p{Lu}{2} )$/u;
/** "Big Mick", "Wee Jock". */
const NICK = /(?<!\p{L})(?:Big|Little|Wee|Auld|Fat|Skinny|Crazy|Fast|Lange|Kleine|Grande?|Petit|Gran) $/u;

/** What a hyphen joins to a name belongs to it, and so do initials before it and the dot of one behind: "Hélène Poncelet-Roi", "M. Le Goff", "Pavla N.". */
export function completed(match: Match, lines: readonly { readonly text: string }[]): Match {
	const text = lines[match.line]?.text ?? "";
	if (match.end > text.length) return match;
	const own = text.slice(match.end, match.end + 52);
	const behind = (BEHIND.exec(own) ?? FRENCH_BEHIND.exec(own))?.[0] ?? "";
	const start = text.slice(Math.max(0, match.start - 40), match.start);
	const half = HALF.exec(start)?.[0] ?? "";
	const lead = start.slice(0, start.length - half.length);
	const isOne = !/\s/.test(text.slice(match.start, match.end)) || /^(?:\p{Lu}?\p{Ll}{1,3} )+\p{Lu}\p{L}+$/u.test(text.slice(match.start, match.end));
	const isLettered = /^\p{Lu}\p{Ll}/u.test(text.slice(match.start));
	const before = (INITIALS.exec(lead)?.[0] ?? (isOne && isLettered ? (BARE_INITIALS.exec(lead)?.[0] ?? NICK.exec(lead)?.[0] ?? "") : "")) + half;
	const generation = GENERATION.exec(text.slice(match.end + behind.length, match.end + behind.length + 8))?.[0].length ?? 0;
	const isWord = /^\p{Lu}\p{L}{2,}$/u.test(text.slice(match.start, match.end));
	const letter = isWord && behind === "" && generation === 0 ? (LETTER_BEHIND.exec(own)?.[0].length ?? 0) : 0;
	const end = match.end + behind.length + generation + letter;
	const isInitial = /[ .]\p{Lu}$/u.test(text.slice(Math.max(0, end - 2), end)) && text.charAt(end) === ".";
	return { ...match, start: match.start - before.length, end: end + Math.max(Number(isInitial), monthBehind(text, end)) };
}

/** Where months are written small, one with a capital behind a name is somebody's family: "Gennaro Maggio", "Ilse Vrijdag". */
export function monthBehind(text: string, end: number): number {
	const month = /^ (\p{Lu}\p{Ll}{2,12})(?![\p{L}-]| ?\d|, ?\d| de \d)/u.exec(text.slice(end, end + 24));
	return month && isOfCalendar(month[1] ?? "") && !ENGLISH_OR_GERMAN.has(plainWord(month[1] ?? "")) ? month[0].length : 0;
}
