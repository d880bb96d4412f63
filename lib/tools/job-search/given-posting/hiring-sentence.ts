import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import { isNameLike, namesOrganisation } from "./company-named";

/** How a sentence goes on behind the name of who hires, in the languages of postings. */
const SEEKS =
	/(?<!\p{L})(?:sucht|suchen|stellt|recrute|recrutent|recherche|recherchent|busca|buscan|incorpora|selecciona|cerca|cercano|ricerca|seleziona|assume|zoekt|zoeken|procura|contrata|recruta|seeks|(?:is|are) (?:now |currently )?(?:hiring|looking|seeking|recruiting))(?!\p{L})/u;
const ARTICLE = /^(?:(?:[Dd]ie|[Dd]as|[Dd]er|[Tt]he|[Ll][eao]s?|[Ee]l|[Ll]es|[Ll]as|[Ii]l|[Hh]et|[Dd]e|[OA])\s|[Ll]['’])(?=\p{Lu})/u;
const IN_PLACE = / (?:in|im|à|en|a|te) (?=\p{Lu})/gu;
const LONGEST = 100;

export interface Hiring {
	readonly company: string;
	readonly location: string | null;
}

/** "Das St. Elisabeth Pflegezentrum in Bad Hersfeld sucht …", "Artelia recrute …": who hires, and where; null for any other line. */
export function hiringIn(line: string, speaks: (line: string) => boolean): Hiring | null {
	const at = line.slice(0, LONGEST).search(SEEKS);
	const before = at < 2 ? "" : line.slice(0, at).trim().replace(ARTICLE, "");
	const place = [...before.matchAll(IN_PLACE)].at(-1);
	const town = place ? before.slice(place.index + place[0].length).trim() : null;
	const isPlace = town !== null && (isTown(town) || /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}?[\p{L}.’'-]+){0,3}$/u.test(town));
	const company = isPlace ? before.slice(0, place?.index) : before;
	if (company.length < 2 || speaks(company) || !isNameLike(company)) return null;
	if (!namesOrganisation(company) && normalizeTitle(company).family !== null) return null;
	return { company, location: isPlace ? town : null };
}
