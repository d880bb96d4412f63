import type { Evidence } from "@/lib/tools/documents/language/evidence";
import { SUMMARY_WORDS } from "@/lib/tools/documents/language/lexicon";
import { sameText, splitSentences, tidyText, tokenizeLine } from "@/lib/tools/documents/language/line-text";
import { isResumeSkill, readSkillSet, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { isYearsSentence, partsOfSummary, skillsOfSentence } from "@/lib/tools/documents/language/summary-words";
import type { TailoredLine } from "@/lib/tools/documents/schemas";
import { checkLine, type LineIssue } from "./line-gate";

/** What a summary may state besides sentences of its sources. */
export interface SummaryFacts {
	readonly titles: readonly string[];
	/** Those that the resume shows and the user confirmed. */
	readonly skills: readonly string[];
	/** Those that the user added and the resume doesn't show: none may stand in prose. */
	readonly added: readonly string[];
	/** Whole years, rounded down. */
	readonly years: number | null;
}

const MOST_SOURCES = 500;
const MOST_SENTENCES = 100;
const YEARS = /(?<!\p{N})(\p{N}{1,4})\+?\s{1,4}years? of experience/giu;

function without(text: string, phrases: readonly string[]): string {
	const longestFirst = [...phrases].filter(Boolean).sort((left, right) => right.length - left.length);
	return longestFirst.reduce((rest, phrase) => {
		const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
		return rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu"), " ");
	}, text);
}

/**
 * Whether a sentence is made only of a title, the whole years of experience and skills of the resume. Years and skills never stand
 * in one sentence: that would claim the years for each skill.
 */
function isComposed(sentence: string, facts: SummaryFacts): boolean {
	const listed = skillsOfSentence(sentence);
	if (listed !== null) return areOwnSkills(listed, facts.skills);
	if (facts.years !== null && isYearsSentence(sentence, facts.titles, facts.years)) return true;
	const years = [...sentence.matchAll(YEARS)];
	if (years.length > 1 || years.some((match) => facts.years === null || match[1] !== String(facts.years))) return false;
	const untitled = without(sentence.replace(YEARS, " "), facts.titles);
	const rest = without(untitled, facts.skills);
	const hasSkills = rest !== untitled;
	if (years.length > 0 && hasSkills) return false;
	if (skillKeys(rest).size > 0) return false;
	return tokenizeLine(rest).every((token) => token.kind === "word" && SUMMARY_WORDS.has(token.text.toLowerCase()));
}

function areOwnSkills(listed: readonly string[], skills: readonly string[]): boolean {
	const known = readSkillSet(skills);
	return listed.length > 0 && listed.every((skill) => isResumeSkill(skill, known));
}

function fromSource(sentence: string, sources: readonly string[]): LineIssue[] {
	let best: LineIssue[] | null = null;
	for (const source of sources) {
		const issues = checkLine(sentence, source);
		if (issues.length === 0) return [];
		if (!best || issues.length < best.length) best = issues;
	}
	return best ?? [{ kind: "unsupported_text", claim: sentence, explanation: "It cites no line of the resume." }];
}

/** A skill that only the user's word speaks for, named in a sentence that isn't their own. */
function addedSkillIn(sentence: string, { added, skills }: SummaryFacts): LineIssue[] {
	const known = readSkillSet(skills);
	const claimed = skillKeys(sentence);
	return added
		.filter((skill) => claimed.has(skillKey(skill)) && !known.has(skillKey(skill)))
		.map((skill) => ({ kind: "skill", claim: skill, explanation: "You added this skill; your resume does not show it, so it may only stand in the list." }));
}

/** Checks a summary sentence by sentence: each is a source's sentence, or is composed of titles, years and skills of the resume alone. */
export function checkSummary(summary: TailoredLine, evidence: Evidence, facts: SummaryFacts): LineIssue[] {
	const cited = summary.sourceIds.flatMap((id) => evidence.get(id) ?? []);
	const sources = [...new Set(cited.flatMap((text) => [text, ...splitSentences(text)]))];
	const check = (sentence: string): LineIssue[] => {
		if (isComposed(sentence, facts)) return [];
		const issues = fromSource(sentence, sources);
		return issues.length === 0 || !addedSkillIn(sentence, facts).length ? issues : [...addedSkillIn(sentence, facts), ...issues];
	};
	const text = tidyText(summary.text);
	if (sources.some((source) => sameText(source, text))) return [];
	return partsOfSummary(text).flatMap((part) => (isComposed(part, facts) ? [] : splitSentences(withoutOwnSentences(part, sources)).flatMap(check)));
}

/** What is left of a text once sentences of the sources are taken from its front; not every sentence shows where it ends. */
function withoutOwnSentences(text: string, sources: readonly string[]): string {
	const known = sources.slice(0, MOST_SOURCES).map(tidyText).filter(Boolean);
	let rest = text;
	for (let taken = 0; taken < MOST_SENTENCES && rest !== ""; taken++) {
		const sentence = known.find((candidate) => rest === candidate || rest.startsWith(`${candidate} `) || (isClosed(candidate) && rest.startsWith(candidate)));
		if (!sentence) return rest;
		rest = rest.slice(sentence.length).trim();
	}
	return rest;
}

function isClosed(sentence: string): boolean {
	return /[。！？]$/u.test(sentence);
}
