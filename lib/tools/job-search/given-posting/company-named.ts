import { sectionOfHeading } from "@/lib/tools/fit/sections";
import { countryOf } from "@/lib/tools/taxonomy/places/locations";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { tellsBenefit } from "./benefit-words";

const words = (list: string): ReadonlySet<string> => new Set(list.split("|"));
/** What stands at the end of a company's name, in lower case without full stops. */
const LEGAL_FORMS = words(
	"gmbh|ag|se|kg|ohg|ug|ev|eg|inc|llc|ltd|limited|plc|corp|corporation|sa|sas|sarl|sl|slu|srl|spa|lda|ltda|bv|nv|ab|as|oy|aps|group|partg|mbb|co|eg|gbr|llp|lp|pty|kk",
);
/** Words of organisations that are no trade: "Chevin Valley NHS Foundation Trust". */
const ORGANISATIONS =
	/(?<!\p{L})(?:trust|hospital|clinic|school|academy|university|college|council|ministry|foundation|hotel|restaurant|museum|muséum|musée|museo|bank|klinik|klinikum|ingenieurbüro|kanzlei|praxis|agentur|werkstatt|kita|crèche|clinique|lycée|collège|colegio|krankenhaus|schule|universität|stadt|gemeinde|stiftung|verein|hôpital|école|université|mairie|ville|hospital|escuela|universidad|ayuntamiento|fundación|estate|labs?|studios?|technologies|systems|services|partners|holdings?|carriers|logistics|solutions)(?!\p{L})/iu;
/** Words about the terms of a job, which no company is called by. */
const TERMS =
	/(?<!\p{L})(?:full[ -]?time|part[ -]?time|permanent|temporary|contract|remote|hybrid|on-?site|posted|published|updated|closing|deadline|vacancy|req|ref|salary|vollzeit|teilzeit|befristet|unbefristet|ab sofort|veröffentlicht|temps plein|temps partiel|cdi|cdd|publiée?|jornada completa|media jornada|indefinido|publicada|tempo pieno|tempo indeterminato|deeltijd|voltijd|days? ago|hours? ago|hoy|heute|today)(?!\p{L})/iu;
const PART = /\s[-–—|·•⭐★]\s|\s?[|·•⭐★]\s?|\t/u;
const LONGEST_NAME = 80;
const MOST_WORDS = 8;
const SMALL = words("of|the|and|for|de|des|du|la|le|les|el|los|las|y|et|und|der|die|das|für|zu|di|del|della|e|do|da|dos|van|von|en|&|+");

const bare = (word: string): string => word.toLowerCase().replace(/[.,;:()]/g, "");
const isForm = (word: string): boolean => LEGAL_FORMS.has(bare(word));
/** "S. L." and "S. A." are one word. */
const withWholeForms = (line: string): string => line.replace(/(?<!\p{L})S\. ?([AL])\.(?: ?U\.)?/gu, "S.$1.");

/** A name that ends with a legal form: "Kettle & Quill GmbH", "Llano Services, Inc.". */
export function companyWithForm(given: string): string | null {
	const told = withWholeForms(given).split(/\s+/);
	let end = told.findIndex(isForm);
	if (end < 1) return null;
	// "GmbH & Co. KG", "PartG mbB".
	while (isForm(told[end + 1] ?? "") || (told[end + 1] === "&" && isForm(told[end + 2] ?? ""))) end += told[end + 1] === "&" ? 2 : 1;
	let start = end;
	while (start > 0 && end - start < 5) {
		const before = told[start - 1] ?? "";
		const isJoined = /^(?:[\p{Lu}\p{N}&+(]|(?:de|des|du|und|et|y|of|the)$)/u.test(before);
		if (!isJoined || /(?:[;:|–—!?]|\p{Ll}{4}\.)$/u.test(before) || (before.endsWith(",") && start !== end)) break;
		start--;
	}
	const name = told.slice(start, end + 1).join(" ");
	return start === end ? null : name.replace(/[,;:|]$/, "");
}

/** "Avonwood Academy, Bristol" without its place; a comma before a legal form stays. */
export function firstName(line: string): string {
	const whole = withWholeForms(line);
	const [piece = ""] = whole.split(PART);
	const [first = "", second = ""] = piece.split(",");
	const form = second.trim().split(/\s+/u)[0] ?? "";
	return (form !== "" && isForm(form) ? `${first}, ${form}` : first).trim();
}

/** Whether words could be the name of a company: capitals but for little words, and nothing that tells of terms, a place or a part of a posting. */
export function isNameLike(name: string): boolean {
	const parts = name.split(/\s+/).filter(Boolean);
	if (parts.length === 0 || parts.length > MOST_WORDS || name.length > LONGEST_NAME) return false;
	// A nursery is a benefit for some, and where others work.
	const isBenefit = tellsBenefit(name) && !(parts.length > 1 && namesOrganisation(name));
	if (TERMS.test(name) || isBenefit || sectionOfHeading(name.toLowerCase()) !== null) return false;
	if (isTown(name) || countryOf(name) !== null) return false;
	return parts.every((word) => /^[\p{Lu}\p{N}&+(]/u.test(word) || SMALL.has(word.toLowerCase()) || isForm(word));
}

/** The company that a line right below the title names, or null where it may be anything else. */
export function companyBeside(line: string, text: string): string | null {
	const name = firstName(line);
	const parts = name.split(/\s+/).filter(Boolean);
	if (parts.length === 0 || parts.length > MOST_WORDS || name.length > LONGEST_NAME || /^[\d$€£([]|[.!?:]$/u.test(name.replace(/(?<=\p{L})\.$/u, "")))
		return null;
	if (!isNameLike(name)) return null;
	const isNamed = ORGANISATIONS.test(name) || parts.some(isForm);
	const { family, seniority } = normalizeTitle(name);
	if (!isNamed && (family !== null || seniority !== null)) return null;
	const [word = ""] = parts;
	// A name is told again, or stands before its place, or is more than one word.
	const isTold = text.split(word).length > 2;
	return isNamed || isTold || parts.length > 1 ? name : null;
}

/** Whether a name is an organisation's by its own words: "Fundación Itsasgarai". */
export const namesOrganisation = (name: string): boolean => ORGANISATIONS.test(name);

/** The place behind a company's name on its line: "Fjordpay AS – Oslo", "Great Lakes Beverage Co. - Perrysburg, OH"; null for what is no place. */
export function placeBeside(line: string, company: string): string | null {
	const rest = withWholeForms(line)
		.slice(withWholeForms(line).indexOf(company) + company.length)
		.replace(/^[\s,–—|·•-]+/u, "")
		.trim();
	// How the work is done stands behind the place: "Newcastle upon Tyne (hybrid)".
	const place = (rest.split(/[([|·•]/u)[0] ?? "").trimEnd();
	if (place === "" || place.length > LONGEST_NAME || TERMS.test(place)) return null;
	const [town = ""] = place.split(",");
	// Few lists know every small town; behind a firm's name two words in capitals are no less.
	const { family, seniority } = normalizeTitle(place);
	const isName =
		/^\p{Lu}[\p{L}.'’-]+(?: (?:[\p{Lu}][\p{L}.'’-]+|am|an der|im|in|de|la|sur|upon|on)){0,2}$/u.test(place) && family === null && seniority === null;
	const isPlace = isTown(town.trim()) || countryOf(place) !== null || (isName && company.split(/\s+/).some(isForm));
	return isPlace ? place : null;
}
