import type { Evidence } from "@/lib/tools/documents/language/evidence";
import { SUMMARY_WORDS } from "@/lib/tools/documents/language/lexicon";
import { splitSentences, tokenizeLine } from "@/lib/tools/documents/language/line-text";
import { skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import type { TailoredLine } from "@/lib/tools/documents/schemas";
import { checkLine, type LineIssue } from "./line-gate";

/** What a summary may state besides sentences of its sources. */
export interface SummaryFacts {
	readonly titles: readonly string[];
	readonly skills: readonly string[];
	/** Whole years, rounded down. */
	readonly years: number | null;
}

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
	const years = [...sentence.matchAll(YEARS)];
	if (years.length > 1 || years.some((match) => facts.years === null || match[1] !== String(facts.years))) return false;
	const untitled = without(sentence.replace(YEARS, " "), facts.titles);
	const rest = without(untitled, facts.skills);
	const hasSkills = rest !== untitled;
	if (years.length > 0 && hasSkills) return false;
	if (skillKeys(rest).size > 0) return false;
	return tokenizeLine(rest).every((token) => token.kind === "word" && SUMMARY_WORDS.has(token.text.toLowerCase()));
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

/** Checks a summary sentence by sentence: each is a source's sentence, or is composed of titles, years and skills of the resume alone. */
export function checkSummary(summary: TailoredLine, evidence: Evidence, facts: SummaryFacts): LineIssue[] {
	const cited = summary.sourceIds.flatMap((id) => evidence.get(id) ?? []);
	const sources = [...new Set(cited.flatMap((text) => [text, ...splitSentences(text)]))];
	return splitSentences(summary.text).flatMap((sentence) => (isComposed(sentence, facts) ? [] : fromSource(sentence, sources)));
}
