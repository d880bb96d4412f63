import { namesSchool } from "@/lib/tools/resume-profile/words/school-words";
import { isOrganisation } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { datesIn } from "./told-sentences";
import { BEFORE_EMPLOYER, BEFORE_PLACE, BEFORE_SCHOOL, WEAK_LEAD } from "./told-words";

const WORD = String.raw`\p{Lu}[\p{L}\p{M}\p{N}&+'’-]*(?:\.[\p{L}\p{M}\p{N}]+)*\.?`;
const SMALL = String.raw`(?:of|the|and|&|do|da|de|del|dos|das|du|des|di|della|dello|für|und|der|la|las|los|le|y|e|et|van|von|den|i)\s`;
/** Legal forms that are written small, or with blanks in them. */
const FORM = String.raw`(?:,?\s(?:z\so\.\s?o\.|a\.\s?s\.|s\.\s?r\.\s?o\.|s\.\s?p\.\s?a\.|s\.\s?r\.\s?l\.|e\.\s?K\.|e\.\s?V\.|mbH|KG|S\.\s?A\.(?:\s?S\.|\s?U\.)?|S\.\s?L\.(?:\s?U\.)?|S\.p\.A\.|S\.r\.l\.|Inc\.|Ltd\.|Co\.(?:\sKG)?))*`;
const SCHOOL_WORD = String.raw`(?:(?:lycée|collège|école|université|institut|centre|universidad|instituto|escuela|centro|colegio|facultad|università|istituto|liceo|scuola|universidade|escola|faculdade|uniwersytecie|politechnice|technikum|szkole|akademii)\s(?:\p{L}+\s){0,3}?)?`;
/** A name in capitals, "Weber & Söhne GmbH & Co. KG", with its legal form as it is written. */
export const NAME = `${SCHOOL_WORD}${WORD}(?:\\s(?:${SMALL}){0,2}${WORD})*${FORM}`;
const ARTICLE = "(?:the |an? |der |dem |den |einem |einer |o |a |la |le |l['’]|el |los |las |il |lo |het |de )?";
const PLACE = String.raw`(?:,?\s(?:${BEFORE_PLACE})\s(\p{Lu}[\p{L}\p{M}-]+(?:\s(?:(?:de|del|la|do|da|upon)\s)?\p{Lu}[\p{L}\p{M}-]+)?))?`;
const led = (leads: string): RegExp => new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${leads})\s?(?<=\s|['’])${ARTICLE}(${NAME})${PLACE}`, "gu");
const OF_WORK = led(BEFORE_EMPLOYER);
const OF_LEARNING = led(`${BEFORE_EMPLOYER}|${BEFORE_SCHOOL}`);

/** A full stop that belongs to the name: of initials, and of short forms of companies. */
const ENDS_SHORT = /(?:(?:^|[\s.])\p{L}{1,2}(?:\.\s?\p{L}{1,2}){1,5}|(?<!\p{L})(?:inc|ltd|ltda|lda|co|corp|bros|cía|cia|gebr|hnos|sp))\.$/iu;

export interface NamedPlace {
	readonly name: string;
	readonly place: string | null;
	/** Where it begins, with the word that leads to it. */
	readonly index: number;
}

const LONGEST_NAME = 120;

function namedBy(pattern: RegExp, text: string): (NamedPlace & { readonly isWeak: boolean })[] {
	return [...text.matchAll(pattern)].flatMap(({ 0: whole, 1: written = "", 2: place = null, index }) => {
		const name = (ENDS_SHORT.test(written) ? written : written.replace(/\.$/u, "")).trim();
		if (name.length < 3 || name.length > LONGEST_NAME || isTown(name) || datesIn(name).length > 0) return [];
		return [{ name, place, index, isWeak: WEAK_LEAD.test(whole) }];
	});
}

/** The organisation that a sentence names behind "at", "bei", "chez", "en", with where it is: no town, and behind a word that leads to other things only what is surely one. */
export function employerIn(text: string): NamedPlace | null {
	const named = namedBy(OF_WORK, text);
	return named.find(({ isWeak }) => !isWeak) ?? named.find(({ name }) => isOrganisation(name)) ?? named[0] ?? null;
}

/** What a sentence about learning names as places. */
export const schoolsIn = (text: string): NamedPlace[] => namedBy(OF_LEARNING, text).filter(({ isWeak, name }) => !isWeak || namesSchool(name));
