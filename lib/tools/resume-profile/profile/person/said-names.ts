import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";
import { isNameLabel } from "@/lib/tools/resume-profile/words/name-labels";

/** A text that may be a name, as a line says it, and how much speaks for it. */
export interface SaidName {
	readonly text: string;
	readonly line: ResumeLine;
	readonly score: number;
}

const NAMES =
	"((?:\\p{Lu}[\\p{L}\\p{M}'’.-]*)(?:\\s(?:(?:de|da|do|del|della|di|la|van|von|der|den|ter|af|al|el|bin|y|e|zu)\\s){0,2}\\p{Lu}[\\p{L}\\p{M}'’.-]*){1,4})";
const LABELLED = new RegExp(
	`(?<!\\p{L})(?:(?:[Ff]ull )?[Nn]ame|NAME|[Vv]or- und [Nn]achname|[Nn]om et prénom|[Pp]rénom et nom|[Nn]ombre y apellidos|[Nn]ombre|[Nn]ome e cognome|[Nn]ome|[Nn]aam|[Nn]amn)\\s?[:：=]\\s*${NAMES}`,
	"u",
);
const SENTENCE = new RegExp(
	`(?<!\\p{L})(?:[Mm]y name is|[Ii] am|[Ii]['’]m|[Ii]ch bin|[Ii]ch heiße|[Mm]ein Name ist|[Jj]e m['’]appelle|[Jj]e suis|[Mm]e llamo|[Ss]oy|[Mm]i chiamo|[Ss]ono|[Cc]hamo-me|[Mm]eu nome é|[Ii]k ben|[Mm]ijn naam is)\\s+${NAMES}`,
	"u",
);
const WHOLE = new RegExp(`^${NAMES}$`, "u");
const AFTER_TITLE = new RegExp(`^(?:of|by|for|von|für|de|pour|di|van)\\s+${NAMES}$`, "u");
const CONTACT_LABEL = /^(?:contact|kontakt|contacto|contatto|contato)\s?[:：]\s*/iu;
const PART = /[,;|·•∙\t]|\s{2,}|\.\s|\s[–—]\s/u;
/** A name in Chinese signs stands before its reading in brackets or before a blank. */
const IN_SIGNS = /^[\p{sc=Han}]{1,4}[ 　][\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{1,5}(?=[ 　(（]|$)/u;
const WHOLE_IN_SIGNS = /^[\p{sc=Han}\p{sc=Hangul}]{1,4}[ 　]?[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]{1,5}$/u;
const LAST_LINES = 3;
const MIXED_CASE = /\p{Ll}/u;

/** Two words at least, of which the label's flag let no small one through. */
const isWritten = (text: string): boolean => /^\p{Lu}/u.test(text) && WHOLE.test(text);

function labelledIn(line: ResumeLine): SaidName[] {
	const [, text = ""] = LABELLED.exec(line.text) ?? [];
	const own = text.split(/\s{2,}/u)[0]?.trim() ?? "";
	return isWritten(own) ? [{ text: own, line, score: 6 }] : [];
}

/** How far a name in larger letters may stand below the line of its label, in font sizes. */
const BESIDE = 0.6;

/** A name in the cell right of its label, in letters so large that both make a line of their own. */
function besideLabel(line: ResumeLine, before: ResumeLine | undefined): SaidName[] {
	if (!before || line.x === null || before.x === null || line.y === null || before.y === null || !isNameLabel(before.text)) return [];
	const size = Math.max(line.fontSize ?? 0, before.fontSize ?? 0);
	const isBeside = line.page === before.page && line.x > before.x + size && Math.abs(line.y - before.y) <= size * BESIDE;
	const text = line.text.trim();
	return isBeside && (isWritten(text) || WHOLE_IN_SIGNS.test(text)) ? [{ text, line, score: 6 }] : [];
}

function saidIn(line: ResumeLine, at: number): SaidName[] {
	const [, text = ""] = SENTENCE.exec(line.text) ?? [];
	return text !== "" && MIXED_CASE.test(text) ? [{ text: text.replace(/\.$/u, ""), line, score: at < 2 * LAST_LINES ? 5 : 4 }] : [];
}

/** The first part of the line that holds the person's own address or number. */
function besideContact(line: ResumeLine): SaidName[] {
	const own = (line.text.replace(CONTACT_LABEL, "").split(PART)[0] ?? "").trim();
	const [inSigns] = IN_SIGNS.exec(own) ?? [];
	if (inSigns !== undefined) return [{ text: inSigns, line, score: 4 }];
	return isWritten(own) ? [{ text: own, line, score: 4 }] : [];
}

/** "Leeds, 3 March 2026" and the name below it: as letters are signed. */
function signedBelow(line: ResumeLine, before: ResumeLine | undefined): SaidName[] {
	const isDated = before !== undefined && before.text.length < 50 && /\d{4}/u.test(before.text) && findDateRange(before.text)?.isCurrent !== true;
	return isDated && isWritten(line.text.trim()) ? [{ text: line.text.trim(), line, score: 3 }] : [];
}

/** Names that the lines of a resume say without standing in a name's place. @param own the ids of the lines with the person's own address and number */
export function saidNames(lines: readonly ResumeLine[], own: ReadonlySet<string>): SaidName[] {
	return lines.flatMap((line, at) => {
		const before = lines[at - 1];
		const [, titled = ""] = before !== undefined && isDocumentTitle(before.text) ? (AFTER_TITLE.exec(line.text) ?? []) : [];
		return [
			...labelledIn(line),
			...besideLabel(line, before),
			...saidIn(line, at),
			...(own.has(line.lineId) ? besideContact(line) : []),
			...(at >= lines.length - LAST_LINES ? signedBelow(line, before) : []),
			...(titled === "" ? [] : [{ text: titled, line, score: 6 }]),
		];
	});
}
