import type { Match } from "@/lib/tools/documents/redacting/finding/finder-line";
import { Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { isFirmWord, isTitle } from "@/lib/tools/documents/redacting/finding/names/name-run";
import type { LineWords } from "@/lib/tools/documents/redacting/finding/names/whole-name";
import { PARTICLES } from "@/lib/tools/documents/redacting/finding/names/words/name-words";
import { OFFERED } from "@/lib/tools/documents/redacting/finding/offered";
import { isOfCalendar } from "./calendar-words";
import { MORE_ROLES } from "./calling-words";

const ROLES = new Labels(
	`${MORE_ROLES}|attendance officer|officer|head of|head|team lead|shift lead|lead|vice chair|hon. secretary|hon. treasurer|honorary secretary|honorary treasurer|company secretary|practice manager|case worker|caseworker|key worker|ward manager|charge nurse|staff nurse|leiter|leiterin|leitung|bürgermeister|bürgermeisterin|stationsleitung|personalleiter|personalleiterin|i. a.|i. v.|directora|director|coordinadora|coordinador|jefe de|jefa de|directeur|directrice|chef de|responsable|direttore|direttrice|responsabile|dirigente|diretor|diretora|coordenador|coordenadora|hoofd|teamleider|manager|kierownik|prezes|prezeska|jednatel|jednatelka|předseda|předsedkyně|müdür|başkan|yönetici`,
);
const [MOST_ROLE, MOST_NAME, MOST_WORDS] = [60, 34, 4];
const PART = /^\p{Lu}[\p{L}\p{M}'’-]{1,24}$|^\p{Lu}\.?$/u;
const WHOLE = /^[\p{L}\p{M}.'’ -]+$/u;
/** "R. Castle" alone on its line. */
const INITIALED = /^(?:\p{Lu}\. ?){1,3}\p{Lu}[\p{L}\p{M}'’-]{2,24}$/u;

/** A line that holds nothing but an office. */
const isRole = ({ text, folded }: LineWords): boolean => {
	const [first] = ROLES.ends(folded);
	return text.length <= MOST_ROLE && first !== undefined && folded.slice(0, first.start).trim() === "" && !/[:?!.;]\s*$|\d{3}/.test(text);
};

const mayBeName = ({ text, words, isCell }: LineWords): boolean =>
	isCell !== true &&
	text.trim().length <= MOST_NAME &&
	words.length > 0 &&
	words.length <= MOST_WORDS &&
	WHOLE.test(text.trim()) &&
	words.every((word) => PART.test(word.text) || PARTICLES.has(word.text)) &&
	!words.some((word) => isFirmWord(word.text) || isOfCalendar(word.text)) &&
	!isTitle(words.at(-1)?.text ?? "");

/** Who signs with an office above or below, and who signs with first letters: "Frank" over "Richterin am Amtsgericht". */
export function signedNames(lines: readonly LineWords[]): Match[] {
	return lines.flatMap((own, line): Match[] => {
		if (!mayBeName(own) || isRole(own)) return [];
		const [above, below] = [lines[line - 1], lines[line + 1]];
		const isBesideRole = (below !== undefined && !below.isCell && isRole(below)) || (above !== undefined && !above.isCell && isRole(above));
		const text = own.text.trim();
		const isAlone = INITIALED.test(text) && ![above, below].some((other) => /^\s*\p{Lu}\. /u.test(other?.text ?? ""));
		if (!isBesideRole && !isAlone) return [];
		const start = own.text.indexOf(text);
		return [{ kind: "name", line, start, end: start + text.length, confidence: OFFERED }];
	});
}
