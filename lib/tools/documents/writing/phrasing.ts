import { checkLine } from "@/lib/tools/documents/checking/line-gate";
import { tidyText } from "@/lib/tools/documents/language/line-text";
import { withoutOpener } from "@/lib/tools/documents/language/openers";
import { resultFirst } from "@/lib/tools/documents/language/result-first";
import { type SkillSet, skillKey, spellingIn } from "@/lib/tools/documents/language/skill-mentions";
import { findVerbByGerund, findVerbByPresent, verbMeaning } from "@/lib/tools/documents/language/verbs";
import type { RephrasingRule } from "@/lib/tools/documents/schemas";
import { findSkills } from "@/lib/tools/taxonomy/skills/skills";

const ENGLISH = new Set("the and of for with to from by at in on a an using".split(" "));
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

/** "Responsible for maintaining X" and "Maintaining X" open with the verb instead. */
export function openWithVerb(line: string, isCurrent: boolean): string {
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
	if (!gerund) return /^(?:and|or)\b/iu.test(rest) ? null : rest;
	const forms = findVerbByGerund(gerund.toLowerCase());
	return forms ? `and ${isCurrent ? forms.base : forms.past} ${after}` : null;
}

/** Whether a line opens with a verb in the present and its object, as `Manage the budget` does and `Design patents` does not. */
export function opensInPresent(line: string): boolean {
	const [, verb = ""] = /^([a-z]+)\s+(?:an?|the|our|all|up|\d)/iu.exec(line) ?? [];
	const forms = findVerbByPresent(verb.toLowerCase());
	return forms !== null && forms.base !== forms.past;
}

/** `Manage the budget of 3 shops` in the past; null where another verb would fall out of step. */
export function inPast(line: string): string | null {
	const [verb = ""] = line.split(" ", 1);
	const forms = findVerbByPresent(verb.toLowerCase());
	if (!forms || !opensInPresent(line) || /[;:]|[.!?]\s/u.test(line)) return null;
	const followers = [...line.matchAll(/(?:,|\band|\bor|\bthen)\s+(?:and\s+)?([a-z]+)(\s+(?:an?|the|all|our|their|its|with|to|that|on|for)\b)?/giu)];
	if (followers.some(([, word = "", object]) => verbMeaning(word.toLowerCase()) !== null || object !== undefined)) return null;
	return sentenceCase(`${forms.past}${line.slice(verb.length)}`);
}

const TRIMS: readonly (readonly [RegExp, string])[] = [
	[/^i\s+(?=[a-z]+(?:ed|t|n|w|d)\b)/iu, ""],
	[/\bin order to\b/giu, "to"],
	[/\butili[sz]ed\b/gu, "used"],
	[/\bUtili[sz]ed\b/gu, "Used"],
	[/\butili[sz]ing\b/gu, "using"],
];

/** Verbs that say by themselves that it was done; to have resisted or applied successfully is more than to have done so. */
const OPEN_ENDED = new Set("negotiate coordinate consult advise support help assist test research".split(" "));

function trimFiller(line: string): string {
	const plain = line.replace(/\b(?:successfully|proactively|efficiently)\s+(?=([a-z]+))/giu, (adverb, verb: string) => {
		const meaning = verbMeaning(verb.toLowerCase());
		return meaning !== null && !OPEN_ENDED.has(meaning) ? "" : adverb;
	});
	return TRIMS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), plain);
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

export interface PhrasingOptions {
	readonly isEnglish: boolean;
	readonly isCurrent: boolean;
	readonly wanted: SkillSet;
	/** Whether bare openings such as `Maintaining the site` become verbs, and whether the present becomes past. */
	readonly opensVerbs: boolean;
	readonly putsInPast: boolean;
}

export interface PhrasedLine {
	readonly text: string;
	/** Null for a line that stands as it was. */
	readonly rule: RephrasingRule | null;
	readonly why: string;
}

const REASONS: Readonly<Record<RephrasingRule, string>> = {
	result_first: "Leads with the result, in your own words.",
	verb_first: "Opens with what you did instead of naming a responsibility.",
	tense: "You have left this position, so it stands in the past.",
	shorter: "Drops words that say nothing.",
	posting_word: "Spells it as the posting does, which is what a search looks for.",
	model: "Reads closer to the posting.",
};

type Operation = readonly [RephrasingRule, (line: string) => string | null];

function operationsFor({ isEnglish: english, isCurrent, wanted, opensVerbs, putsInPast }: PhrasingOptions): Operation[] {
	if (!english) return [["verb_first", withoutOpener]];
	const isOpened = (line: string) => opensVerbs || /^(?:i (?:was|am) )?responsible for/iu.test(line);
	return [
		["shorter", trimFiller],
		["verb_first", (line) => (isOpened(line) ? openWithVerb(line, isCurrent) : null)],
		["tense", (line) => (putsInPast ? inPast(line) : null)],
		["result_first", resultFirst],
		["posting_word", (line) => spellAsPosting(line, wanted)],
	];
}

const BY_IMPORTANCE: readonly RephrasingRule[] = ["result_first", "verb_first", "tense", "posting_word", "shorter"];

/**
 * Rephrases a line without changing what it claims: the result first, the opening verb, the tense, filler, the posting's spelling of a skill.
 * Each operation is kept only if the claim check lets it pass; anything else leaves the line as it was.
 */
export function rephraseLine(source: string, options: PhrasingOptions): PhrasedLine {
	const original = tidyText(source);
	const rules: RephrasingRule[] = [];
	let line = original;
	for (const [rule, operate] of operationsFor(options)) {
		const next = sentenceCase(tidyText(operate(line) ?? line));
		if (next === line || next.toLowerCase() === line.toLowerCase() || checkLine(next, original).length > 0) continue;
		line = next;
		rules.push(rule);
	}
	const rule = BY_IMPORTANCE.find((candidate) => rules.includes(candidate)) ?? null;
	return { text: line, rule, why: [...rules.map((name) => REASONS[name]), "It claims nothing new."].join(" ") };
}
