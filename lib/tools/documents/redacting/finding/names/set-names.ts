import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isNameLike } from "./name-run";
import type { LineWords } from "./whole-name";
import { isOrdinary } from "./words/word-sets";

const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{M}'’]{1,24}`;
/** "T. Achterberg", "W.J.P. Elzinga", "G. Ní Chonaill": what initials stand before is a family name. */
const BEHIND_INITIALS = new RegExp(
	String.raw`(?<![\p{L}\p{N}.&§-])(?:(?:\p{Lu}|[CPST]h|Y[aeu])\. ?){1,3}((?:(?:van|von|de|der|den|ter|del|di|da|la|le|Ní|Nic|Ó|Mc|Mac|O['’]|Van|Von|De|Der|Den|Ter|Ten|Del|Di|Da|Dos|Du|La|Le|Lo|El|Al|Abu|Ben|Bin|St\\.?) ?){0,2}${CAPITALISED}(?:-${CAPITALISED})?)`,
	"gu",
);
/** "J.-L. Delvaux": what is parted by a hyphen when it is whole. */
const BEHIND_DOUBLE = /(?<![\p{L}\p{N}.&§-])\p{Lu}\.-\p{Lu}\. (\p{Lu}[\p{L}\p{M}'’]{1,24})/gu;
/** "Noud K.", "Ritu K.": how the young and the accused are called in public papers. */
const BEFORE_INITIAL = new RegExp(String.raw`(?<![\p{L}\p{N}.-] ?)(${CAPITALISED}) \p{Lu}\.(?=[ ,;:)]|$)(?! \p{Lu}[\p{Ll}.])`, "gu");
/** "E.M.K., a child". */
const INITIALS_ALONE = /(?<![\p{L}.])(?:\p{Lu}\.){2,4}(?=, (?:a |the )?(?:child|minor|juvenile|born))/gu;
/** Who wrote a line of a chat: "[12/08/24, 9:02:11 PM] Ritu K.: ", "12.08.24, 09:02 - Ritu: ". */
const CHAT = /^(?:\[[\d./:, \u202fAPMapm-]{8,30}\]|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][AP]M)? -) ([^:\d]{2,40}): /u;

const LETTERED = /^[\p{L}\p{M}.'’ -]{2,40}$/u;

function initialed(text: string, line: number): Match[] {
	const before = [...text.matchAll(BEHIND_INITIALS), ...text.matchAll(BEHIND_DOUBLE)].flatMap((found): Match[] => {
		const family = found[1] ?? "";
		const last = family.split(/[ -]/).at(-1) ?? "";
		// "J. de Graaf": behind a small word or two initials even one of everyday speech is a name.
		const isName =
			!/^\p{Lu}{1,3}$/u.test(family) && isNameLike(last) && (!isOrdinary(last) || /^\p{Ll}/u.test(family) || /^\p{Lu}\.(?: |-)?\p{Lu}\./u.test(found[0]));
		// "B. Dependants" heads a part of a form.
		const isHeading = found.index === 0 && /^[A-H]\. \p{L}+$/u.test(found[0]) && text.trim() === found[0];
		return isName ? [{ kind: "name", line, start: found.index, end: found.index + found[0].length, confidence: isHeading ? OFFERED : 0.7 }] : [];
	});
	const behind = [...text.matchAll(BEFORE_INITIAL)].flatMap((found): Match[] => {
		const isName = isNameLike(found[1] ?? "") && !isOrdinary(found[1] ?? "");
		return isName ? [{ kind: "name", line, start: found.index, end: found.index + found[0].length, confidence: 0.65 }] : [];
	});
	const alone = [...text.matchAll(INITIALS_ALONE)].map(
		(found): Match => ({ kind: "name", line, start: found.index, end: found.index + found[0].length, confidence: 0.7 }),
	);
	return [...before, ...behind, ...alone];
}

/** Names that how they are set gives away: beside initials, and before the lines of a chat. */
export function setNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap(({ text }, line) => {
		const writer = CHAT.exec(text);
		const name = writer?.[1] ?? "";
		const start = (writer?.[0].length ?? 0) - name.length - 2;
		const wrote: Match[] = writer && LETTERED.test(name) ? [{ kind: "name", line, start, end: start + name.length, confidence: 0.9 }] : [];
		return [...wrote, ...initialed(text, line)];
	});
}
