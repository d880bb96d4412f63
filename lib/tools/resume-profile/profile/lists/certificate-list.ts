import { credentialsNamedIn } from "@/lib/tools/fit/credentials";
import { isOrganisation } from "@/lib/tools/resume-profile/words/title-words";
import { findSkills } from "@/lib/tools/taxonomy/skills/skills";
import { datesIn } from "./certificate-name";

const COMMA = /,\s+/u;
/** `ACLS`: the name of a certificate, or of who issued one. */
const INITIALS = /^\p{Lu}[\p{Lu}-]{2,6}$/u;
/** What goes on with a name and is none: a part, a grade, a class of a licence, a small letter. */
const GOES_ON =
	/^(?:\d|level|part|modul|teil|stufe|niveau|nivel|livello|grade|class|klass|categ|kategorie|phase|unit|tier|band|stage|[ivx]{1,4}\b|§|poziom|(?:associate|professional|expert|foundation|practitioner|specialty|intermediate|advanced|basic|fundamentals)$|\p{Lu}\p{N}?(?:\+?\p{Lu})?$)/iu;
const PROOF =
	/(?<!\p{L})(?:certificate|certified|certification|licen[cs]e|card|ticket|award|training|course|permit|provider|first aid|schein|lehrgang|zertifikat|certificat|permis|carnet|certificado|curso|attestato|patentino|corso|certificaat|cursus|kurs|uprawnienia|průkaz)(?!\p{L})|(?:schein|kurs|lehrgang)(?!\p{L})/iu;
const FEWEST = 3;
const FEWEST_INITIALS = 2;

const isOpen = (part: string): boolean => (part.match(/[(（]/gu)?.length ?? 0) !== (part.match(/[)）]/gu)?.length ?? 0);

/** A part without a year or what stands in brackets at its end. */
function bareOf(part: string): string {
	const name = part.replace(/\s?\([^()]{0,60}\)$/u, "").trim();
	const date = datesIn(name).at(-1);
	return date !== undefined && date.index > 0 ? name.slice(0, date.index).trim() : name;
}

/** Whether the vocabulary knows a name as a skill or a licence. */
const isKnown = (name: string): boolean => findSkills(name).length > 0 || credentialsNamedIn(name.toLowerCase()).length > 0;

/**
 * The certificates that a line lists between commas: "ACLS, PALS, CRRT operator (2021)". Null for one that holds a comma of its own, before who issued it,
 * where and when, or its grade: "AWS Certified Solutions Architect, Associate".
 */
export function listedCertificates(text: string): string[] | null {
	const parts = text.split(COMMA).map((part) => part.trim());
	const names = parts.map(bareOf);
	if (parts.length < 2 || text.includes("\t") || parts.some(isOpen)) return null;
	if (names.some((name) => !/\p{L}{2}/u.test(name) || GOES_ON.test(name) || /^\p{Ll}/u.test(name) || isOrganisation(name))) return null;
	// Who issued it has its name in it: "Salesforce Administrator, Salesforce".
	if (names.some((name, at) => names.slice(0, at).some((before) => before.includes(name)))) return null;
	const initials = names.filter((name) => INITIALS.test(name));
	if (parts.length < FEWEST) return initials.length === parts.length && names.every(isKnown) ? parts : null;
	const dated = parts.filter((part) => datesIn(part).length > 0);
	// Each with its own year, but for the last ones: "ACLS (2024), PALS (2023), CRRT operator".
	const beginsDated = dated.length >= FEWEST_INITIALS && dated.every((part, at) => part === parts[at]);
	if (beginsDated) return parts;
	const isOfInitials = initials.length >= FEWEST_INITIALS && initials.length >= parts.length - 1;
	const isOfNames = names.every((name) => isKnown(name) || PROOF.test(name));
	// One year behind all of them is the last one's.
	return (isOfInitials || isOfNames) && (dated.length === 0 || dated.length === 1) ? parts : null;
}
