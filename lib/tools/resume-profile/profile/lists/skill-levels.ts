import { canonicalSkill } from "@/lib/tools/taxonomy/skills/skills";

/** How well it is known, in signs, shares and years, at the end of an item. */
const LEVEL =
	/(?:[★☆●○◦■□▪⬤◯✦✩]{2,10}|\s\d{1,3}\s?%|(?:[–—:]\s?|\s-\s?)(?:expert|advanced|intermediate|beginner|basic|fluent|proficient|sehr gut|gut|grundkenntnisse|avancé|débutant|avanzado|básico)|\s\d{1,2}\s?(?:\+\s?)?(?:years?|yrs?|jahre?|ans|años)|\s\(\d{1,2}\s?\+?\s?(?:years?|yrs?|jahre?|ans|años)\))$/iu;

/** "No call-offs in 2 years" has none. */
const BEFORE_TIME = /\s(?:in|of|for|over|within|seit|depuis|desde|da)$/iu;

/** An item of a list without how well it is known in signs. What words say of it stays, as the resume prints it: "Revit (basic)" claims less than "Revit". */
export function withoutLevelSigns(item: string): string {
	const plain = item.replace(LEVEL, "");
	return BEFORE_TIME.test(plain) ? item : plain;
}

/** How well it is known, in words before it: "some TypeScript", "Grundkenntnisse in SQL". */
const LEVEL_BEFORE =
	/^(?:(?:some|basic|basics of|good|very good|excellent|advanced|strong|solid|working|intermediate|beginner|expert|proficient in|familiar with|(?:basic |good |working |some |advanced |solid )?(?:knowledge of|command of|understanding of|experience with)|a little|a bit of|grundkenntnisse(?: in)?|gute kenntnisse(?: in)?|sehr gute kenntnisse(?: in)?|kenntnisse in|etwas|sicher in|notions de|connaissances? (?:de|en|du)|bonnes? (?:connaissances?|maîtrise) (?:de|en|du)|maîtrise de|un peu de|conocimientos? (?:básicos |avanzados )?de|nociones de|manejo de|dominio de|algo de|un poco de|conoscenza (?:base |buona )?di|buona conoscenza di|nozioni di|un po['’] di|conhecimentos? (?:básicos |avançados )?(?:de|em)|noções de|domínio de|um pouco de|basiskennis(?: van)?|goede kennis van|kennis van|een beetje|podstawy|dobra znajomość|znajomość)\s)(?=\p{Lu}|\p{Ll}*\p{Lu})/iu;
const LEVEL_BEHIND =
	/\s\(?(?:basic|advanced|intermediate|beginner|fluent|avanzad[oa]s?|básic[oa]s?|intermedi[oa]s?|avancée?s?|intermédiaires?|débutant|avanzat[oa]|intermedi[oa]|avançad[oa]s?|intermediári[oa]s?|gevorderd|zaawansowan[yae]|podstawow[yae]|grundkenntnisse|fortgeschritten)\)?$/iu;

/** A quality in a capital may be a part of a name: "Basic Life Support". */
const QUALITY = /^(?:some|basic|good|very good|excellent|advanced|strong|solid|working|intermediate|beginner|expert)\s$/iu;

/** Words of a level go, unless nothing that is written as a name is left. */
function withoutLevelWords(item: string): string {
	const before = LEVEL_BEFORE.exec(item);
	const isOfName = before !== null && QUALITY.test(before[0]) && /^\p{Lu}/u.test(item) && canonicalSkill(item.slice(before[0].length)) === null;
	const rest = before && !isOfName && /^[\p{Lu}\p{N}]|^\p{Ll}+\p{Lu}/u.test(item.slice(before[0].length)) ? item.slice(before[0].length) : item;
	const bare = rest.replace(LEVEL_BEHIND, "");
	return bare !== rest && canonicalSkill(bare) === null && canonicalSkill(rest) !== null ? rest : bare;
}

export const endsInLevel = (item: string): boolean => LEVEL.test(item);

/** The name of a skill without how well it is known, in signs behind it or in words around it: what is searched for and compared. */
export const withoutLevel = (item: string): string => withoutLevelWords(withoutLevelSigns(item).trim());
