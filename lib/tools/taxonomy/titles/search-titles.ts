import { trimOf } from "@/lib/platform/language/outer-letters";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { knownTitleIn } from "./known-titles";
import { occupations } from "./occupations";
import { GENERAL_WORDS } from "./title-index";
import { withoutGenderMarks } from "./title-words";
import { normalizeTitle } from "./titles";

const WHOLE = 3;
const LONGEST_UNIT = 40;
const BREAK = /, | [-–—|·] |[([;:]/;
const AROUND = /[\s,\-–—|·()[\];:]/u;
/** `ICU`, `UCI`, `A&E`; not a level in Roman figures. */
const ABBREVIATION = /(?<![\p{L}\p{N}])(?![IVX]{1,4}(?!\p{L}))\p{Lu}[\p{Lu}&]{1,5}(?![\p{L}\p{N}])/u;
/** A level at the end: `III`, `Level 2`, `Stufe 2`. */
const LEVEL_END = / (?:(?:level|grade|stufe|niveau|nivel|livello|l|ic) ?)?(?:[ivx]{1,4}|\d)$/iu;
/** Tells when or how somebody works, and not on what. */
const MANNER =
	/(?<!\p{L})(?:shifts?|nights?|days?|weekends?|part|full|time|contract|temporary|temp|interim|remote|hybrid|onsite|level|grade|schicht|nachtdienst|tagdienst|teilzeit|vollzeit|befristet|stufe|klasse|turno|noche|noches|mañana|tarde|parcial|completa|nuit|jour|temps|partiel|plein|notte|giorno|tempo|nacht|dag|deeltijd|ploeg|zmiana|nocna|noc)(?!\p{L})/iu;

let englishTitles: ReadonlySet<string> | undefined;
function isEnglish(word: string): boolean {
	englishTitles ??= new Set([...occupations().values()].flatMap(({ titles }) => titles.map((title) => title.toLowerCase())));
	return englishTitles.has(word.toLowerCase());
}

/** What somebody of a title is, in one word, and whether what they work on stands before it. */
function headOf(base: string): { word: string; isLast: boolean } | null {
	const words = base.split(" ");
	const [first = "", last = ""] = [words[0], words.at(-1)];
	if (isEnglish(last)) return { word: last, isLast: true };
	const word = [first, last].find((one) => normalizeTitle(one).family !== null);
	return word === undefined ? null : { word, isLast: false };
}

/** The unit in as few words as name it: `ICU` of "Surgical ICU"; null for what is none, such as a shift or a town. */
function unitIn(rest: string): string | null {
	if (rest.length > LONGEST_UNIT || MANNER.test(rest)) return null;
	return ABBREVIATION.exec(rest)?.[0] ?? (isTown(rest) ? null : (findSkills(rest)[0]?.text ?? null));
}

/**
 * Under which titles work is advertised that a resume calls by a title with a unit, a department, a shift or a level behind it: `Charge Nurse` and
 * `ICU Nurse` for "Charge Nurse, Surgical ICU". None for a title that is short already.
 */
export function searchTitles(title: string): string[] {
	const plain = withoutGenderMarks(title).replace(/\s+/g, " ").trim();
	const at = plain.search(BREAK);
	const named = (at < 0 ? plain : plain.slice(0, at)).trim();
	const rest = at < 0 ? "" : trimOf(plain.slice(at), AROUND);
	const base = named.replace(LEVEL_END, "");
	if (base === plain || base === "") return [];
	const turned = rest === "" ? undefined : [`${rest} ${base}`, `${base} ${rest}`].find((one) => knownTitleIn(one) === WHOLE);
	const isBare = !base.includes(" ") && (findSeniority(base) !== null || GENERAL_WORDS.has(base.toLowerCase()));
	const found = isBare || normalizeTitle(base).family === null ? [] : [base];
	if (turned !== undefined) return [...found, turned];
	const head = headOf(base);
	const unit = unitIn(rest);
	if (rest.includes(" ") && knownTitleIn(rest) === WHOLE) found.push(rest);
	else if (head !== null && unit !== null) found.push(head.isLast ? `${unit} ${head.word}` : `${head.word} ${unit}`);
	return found.filter((one) => one.toLowerCase() !== plain.toLowerCase());
}
