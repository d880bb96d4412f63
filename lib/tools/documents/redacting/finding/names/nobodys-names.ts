import { type FinderLine, type Match, plainWord, wordsOf } from "@/lib/tools/documents/redacting/finding/finder-line";
import { Labels } from "@/lib/tools/documents/redacting/finding/labels";
import { bare, isFamily, isGiven } from "./name-run";
import { MORE_KIN, MORE_ROLES } from "./offered/calling-words";
import { CAR_MAKES, KNOWN_THINGS } from "./words/known-things";

const PARTS = new Labels(
	`${MORE_ROLES}|${MORE_KIN}|complainant|deponent|applicant|guarantor|occupant|resident|employee|adjuster|clerk|escrivã|escrivão|comunicante|declarante|denunciante|perjudicada|perjudicado|locadora|locador|locatário|locatária|fiador|işveren|işçi|naczelnik|dyrektor|fachärzte|zeugen|versicherungsnehmer|beteiligter|beteiligte`,
);
/** So sure a name is one whatever its words mean. */
const SURE = 0.65;

/** "Treasurer", "Skoda Octavia", "IBAN": words of parts, of goods and of forms, which nothing else makes somebody's name. */
export function isNobodys(match: Match, lines: readonly FinderLine[]): boolean {
	const text = (lines[match.line]?.text ?? "").slice(match.start, match.end);
	const words = wordsOf(text).filter((word) => word.text.length > 1);
	if (words.length === 0) return false;
	const isThing = (word: string) => KNOWN_THINGS.has(plainWord(bare(word)));
	if (words.length > 1) return words.every(({ text: word }) => isThing(word) || /^\p{Lu}{1,4}$/u.test(word)) && words.some(({ text: word }) => isThing(word));
	const [{ text: only } = { text: "" }] = words;
	if (match.confidence >= SURE) return false;
	// "a Skoda Octavia": behind its make stands what a thing is called.
	const make = /(\p{L}{2,16}) $/u.exec((lines[match.line]?.text ?? "").slice(Math.max(0, match.start - 18), match.start))?.[1];
	if (make !== undefined && CAR_MAKES.has(plainWord(make)) && !isFamily(make)) return true;
	const plain = plainWord(bare(only));
	const isCalled = isGiven(only) || isFamily(only);
	return (isThing(only) && (!isCalled || /^\p{Lu}{2,5}$/u.test(only))) || (!isCalled && PARTS.isWhole(plain));
}
