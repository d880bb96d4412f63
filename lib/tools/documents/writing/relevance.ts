import { findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import type { Theme } from "@/lib/tools/documents/language/meaning/theme-data";
import { findThemes } from "@/lib/tools/documents/language/meaning/themes";
import { wordKeys } from "@/lib/tools/documents/language/meaning/word-keys";
import { resultStrength } from "@/lib/tools/documents/language/results";
import { type SkillSet, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { remembered } from "@/lib/tools/taxonomy/remembered";

/** What a posting asks for, read once per posting. */
export interface PostingNeeds {
	/** Skills by key, with the words that the posting uses for them. */
	readonly skills: SkillSet;
	/** Weight of a skill by key: title before description, early and repeated before late. */
	readonly skillWeights: ReadonlyMap<string, number>;
	/** What it names that has other names in other languages, with its own word for it. */
	readonly equivalents: ReadonlyMap<number, string>;
	/** Weight of what it speaks about, 0 to 1, whatever its language. */
	readonly themeWeights: ReadonlyMap<Theme, number>;
	/** The words of its title, by their keys. */
	readonly titleWords: ReadonlySet<string>;
	/** Weight of a word by its key, 0 to 1. */
	readonly wordWeights: ReadonlyMap<string, number>;
}

const TITLE_SKILL_WEIGHT = 2;
const SKILL_WEIGHT = 3;
const WORD_WEIGHT = 1.5;
const THEME_WEIGHT = 2;
/** Words and themes count up to this many full weights, so that long bullets do not win by length. */
const WORD_CAP = 3;
const THEME_CAP = 2;
const RESULT_WEIGHT = 2;
/** Longer descriptions repeat themselves and tell of the company. */
const MOST_CHARACTERS = 12_000;

/** Reads the posting's skills, themes and words with their weights. */
export function readPostingNeeds(posting: Pick<MatchingJob, "title" | "description" | "fit">): PostingNeeds {
	const { title } = posting;
	const description = posting.description.slice(0, MOST_CHARACTERS);
	const inTitle = skillKeys(title);
	const skills = new Map([...skillKeys(description), ...inTitle]);
	for (const name of [...posting.fit.matchedSkills, ...posting.fit.missingSkills]) {
		const key = skillKey(name);
		if (!skills.has(key)) skills.set(key, { name, text: name });
	}
	const skillWeights = new Map([...skills.keys()].map((key, at) => [key, (inTitle.has(key) ? TITLE_SKILL_WEIGHT : 1) - at / (4 * skills.size)]));
	return {
		skills,
		skillWeights,
		equivalents: findEquivalents(`${title}\n${description}`),
		themeWeights: weighThemes(title, description),
		titleWords: new Set(wordKeys(title)),
		wordWeights: weigh(wordKeys(`${title} ${title} ${description}`)),
	};
}

function weightOf(count: number): number {
	return Math.min(1, (1 + Math.log2(count)) / 3);
}

function weigh(words: readonly string[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	return new Map([...counts].map(([word, count]) => [word, weightOf(count)]));
}

/** A theme of the title weighs as if the description spoke of it three times more. */
function weighThemes(title: string, description: string): Map<Theme, number> {
	const counts = findThemes(description);
	for (const theme of findThemes(title).keys()) counts.set(theme, (counts.get(theme) ?? 0) + 3);
	return new Map([...counts].map(([theme, count]) => [theme, weightOf(count)]));
}

function sumOf(weights: Iterable<number>): number {
	let sum = 0;
	for (const weight of weights) sum += weight;
	return sum;
}

interface LineFeatures {
	readonly skills: readonly string[];
	readonly words: readonly string[];
	readonly themes: readonly Theme[];
}

const MOST_REMEMBERED = 2_000;
/** The same lines are weighed for each of the postings that a person picks. */
const featuresOf = remembered(
	(line): LineFeatures => ({ skills: [...skillKeys(line).keys()], words: [...new Set(wordKeys(line))], themes: [...findThemes(line).keys()] }),
	MOST_REMEMBERED,
);

/** How well a line of the resume speaks to the posting; 0 when it says nothing to it. Comparable within one posting. */
export function relevanceOf(line: string, needs: PostingNeeds): number {
	const features = featuresOf(line);
	const skills = sumOf(features.skills.map((key) => needs.skillWeights.get(key) ?? 0));
	const words = sumOf(features.words.map((word) => needs.wordWeights.get(word) ?? 0));
	const themes = sumOf(features.themes.map((theme) => needs.themeWeights.get(theme) ?? 0));
	const match = SKILL_WEIGHT * skills + WORD_WEIGHT * Math.min(words, WORD_CAP) + THEME_WEIGHT * Math.min(themes, THEME_CAP);
	return Math.round(match * 10) / 10;
}

/** What of the posting a line answers: the skills it names, in the posting's words, and whether it is about the work that the posting or its title is about. */
export function answersOf(line: string, needs: PostingNeeds): { skills: string[]; isOnTheme: boolean } {
	const { skills, themes, words } = featuresOf(line);
	const isOnTheme = themes.some((theme) => needs.themeWeights.has(theme)) || words.some((word) => needs.titleWords.has(word));
	return { skills: skills.flatMap((key) => needs.skills.get(key)?.text ?? []), isOnTheme };
}

/** What a line is worth on top of a position: what it says to the posting, and what came of the work. */
export function worthOf(line: string, needs: PostingNeeds): number {
	const relevance = relevanceOf(line, needs);
	return relevance === 0 ? 0 : relevance + RESULT_WEIGHT * resultStrength(line);
}

/** How much a skill of the resume is asked for; 0 when it is not. */
export function demandFor(skill: string, needs: PostingNeeds, equivalent: number | null): number {
	const named = needs.skillWeights.get(skillKey(skill)) ?? 0;
	const within = named > 0 ? 0 : Math.max(0, ...featuresOf(skill).skills.map((key) => needs.skillWeights.get(key) ?? 0));
	return Math.max(named, within * 0.9, equivalent !== null && needs.equivalents.has(equivalent) ? 0.7 : 0);
}
