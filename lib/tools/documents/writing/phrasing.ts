import { checkLine } from "@/lib/tools/documents/checking/line-gate";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { type SkillSet, skillKey, spellingIn } from "@/lib/tools/documents/language/skill-mentions";
import { findVerbByGerund } from "@/lib/tools/documents/language/verbs";
import { findSkills } from "@/lib/tools/taxonomy/skills";

const ENGLISH = new Set("the and of for with to by from at in on a an using".split(" "));
const OTHER_LANGUAGES = new Set(
	"der die das und mit für von im zur el la los las y para con del le les et des du une pour dans il della di per che e o os da com na em no het een van voor met và của cho các với trong i w z do na się och för att med".split(
		" ",
	),
);

/** Whether the text is English enough for English rules. A text in another language is left as it is. */
export function isEnglish(text: string): boolean {
	const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
	const english = words.filter((word) => ENGLISH.has(word)).length;
	const other = words.filter((word) => OTHER_LANGUAGES.has(word)).length;
	return english > 0 && english > 2 * other && english / words.length >= 0.05;
}

/** Capitalises the first letter. */
function sentenceCase(text: string): string {
	return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

function openWithVerb(line: string, isCurrent: boolean): string {
	const match = /^(?<lead>responsible for(?: the)?\s+|i (?:was|am) responsible for\s+)?(?<gerund>[a-z]+ing)\s+(?<rest>.+)$/isu.exec(line);
	const { lead, gerund = "", rest = "" } = match?.groups ?? {};
	const forms = findVerbByGerund(gerund.toLowerCase());
	if (!forms || !isVerbPlace(lead, rest)) return line;
	const parallel = withParallelVerb(rest, isCurrent);
	return parallel === null ? line : `${isCurrent ? forms.base : forms.past} ${parallel}`;
}

/** `Leading a team` opens with a verb; `Leading provider of …` and `Building materials …` do not. */
function isVerbPlace(lead: string | undefined, rest: string): boolean {
	return Boolean(lead) || /^(?:an?|the|our|new|all|and)\s|^\d/iu.test(rest);
}

/** The second verb of `maintaining and extending X` takes the form of the first; null where a later verb would fall out of step. */
function withParallelVerb(rest: string, isCurrent: boolean): string | null {
	const match = /^(?:and\s+(?<gerund>[a-z]+ing)\s+)?(?<after>.*)$/isu.exec(rest);
	const { gerund, after = "" } = match?.groups ?? {};
	if (/^,|\b(?:and|or)\s+[a-z]+ing\b/iu.test(after)) return null;
	if (!gerund) return rest;
	const forms = findVerbByGerund(gerund.toLowerCase());
	return forms ? `and ${isCurrent ? forms.base : forms.past} ${after}` : null;
}

const TRIMS: readonly (readonly [RegExp, string])[] = [
	[/^i\s+(?=[a-z]+(?:ed|t|n|w|d)\b)/iu, ""],
	[/\b(?:successfully|effectively|proactively)\s+/giu, ""],
	[/\bin order to\b/giu, "to"],
	[/\butili[sz]ed\b/gu, "used"],
	[/\bUtili[sz]ed\b/gu, "Used"],
	[/\butili[sz]ing\b/gu, "using"],
];

function trimFiller(line: string): string {
	return TRIMS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
}

/** Spells a skill as the posting does when both are spellings of one name: an applicant tracking system may search for the exact word. */
function spellAsPosting(line: string, wanted: SkillSet): string {
	return findSkills(line).reduceRight((text, mention) => {
		const spelling = spellingIn(wanted, mention.text);
		const isSame = !spelling || spelling.toLowerCase() === mention.text.toLowerCase() || spelling.length <= mention.text.length;
		if (isSame || !wanted.has(skillKey(mention.text))) return text;
		return `${text.slice(0, mention.index)}${spelling}${text.slice(mention.index + mention.text.length)}`;
	}, line);
}

/**
 * Rephrases an English line without changing what it claims: the opening verb, filler, the posting's spelling of a skill.
 * Each operation is kept only if the claim check lets it pass; anything else leaves the line as it was.
 */
export function rephraseLine(source: string, options: { isCurrent: boolean; wanted: SkillSet }): string {
	const operations = [(line: string) => openWithVerb(line, options.isCurrent), trimFiller, (line: string) => spellAsPosting(line, options.wanted)];
	const original = tidyText(source);
	return operations.reduce((line, operate) => {
		const next = sentenceCase(tidyText(operate(line)));
		return checkLine(next, original).length === 0 ? next : line;
	}, original);
}
