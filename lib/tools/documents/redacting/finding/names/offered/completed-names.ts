import { type Match, plainWord } from "@/lib/tools/documents/redacting/finding/finder-line";
import { isOfCalendar } from "./calendar-words";

/** Their months and days have capitals in every sentence. */
const ENGLISH_OR_GERMAN = new Set(
	"jan feb mar apr jun jul aug sep sept oct okt nov dec dez january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays easter christmas lent januar februar janner marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag".split(
		" ",
	),
);

/** What a hyphen joins to a name belongs to it, and so do initials before it: "Hélène Poncelet-Roi", "M. Le Goff", "Caroline Mars". */
export function completed(match: Match, lines: readonly { readonly text: string }[]): Match {
	const text = lines[match.line]?.text ?? "";
	if (match.end > text.length) return match;
	const behind = /^(?:-\p{Lu}[\p{L}\p{M}'’]{1,24}){1,2}(?![\p{L}\p{N}])/u.exec(text.slice(match.end, match.end + 52))?.[0] ?? "";
	const before =
		/(?:(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]{1,24}-|(?<![\p{L}\p{N}.&§-] ?)(?:\p{Lu}\.[ -]?){1,3})$/u.exec(
			text.slice(Math.max(0, match.start - 30), match.start),
		)?.[0] ?? "";
	return { ...match, start: match.start - before.length, end: match.end + behind.length + monthBehind(text, match.end + behind.length) };
}

/** Where months are written small, one with a capital behind a name is somebody's family: "Gennaro Maggio", "Ilse Vrijdag". */
function monthBehind(text: string, end: number): number {
	const month = /^ (\p{Lu}\p{Ll}{2,12})(?![\p{L}-]| ?\d|, ?\d| de \d)/u.exec(text.slice(end, end + 24));
	return month && isOfCalendar(month[1] ?? "") && !ENGLISH_OR_GERMAN.has(plainWord(month[1] ?? "")) ? month[0].length : 0;
}
