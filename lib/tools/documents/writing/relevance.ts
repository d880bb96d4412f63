import { findEquivalents } from "@/lib/tools/documents/language/meaning/equivalents";
import type { Theme } from "@/lib/tools/documents/language/meaning/theme-data";
import { findThemes, themeWordsIn } from "@/lib/tools/documents/language/meaning/themes";
import { wordKeys } from "@/lib/tools/documents/language/meaning/word-keys";
import { resultStrength } from "@/lib/tools/documents/language/results";
import { bareSkill, type SkillSet, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { linesOf } from "@/lib/tools/fit/sections";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";
import { withoutLevel } from "@/lib/tools/resume-profile/profile/lists/skill-levels";
import { remembered } from "@/lib/tools/taxonomy/remembered";
import { canonicalSkill, findSkills } from "@/lib/tools/taxonomy/skills/skills";

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
	/** What it asks for and what is to be done, with its title. */
	readonly asked: string;
	/** The words of its title as it writes them, by their keys. */
	readonly titleWords: ReadonlyMap<string, string>;
	/** The words of what is asked for and of the title as they are written, by their keys, without skills that the resume does not show. */
	readonly spoken: ReadonlyMap<string, string>;
	/** What it says of each theme where it asks for something, without skills that the resume does not show. */
	readonly themeWords: ReadonlyMap<Theme, readonly string[]>;
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
	const asked = askedIn(description);
	const shown = withoutMissing(asked, posting);
	const inTitleWords = wordsByKey(title);
	return {
		skills,
		skillWeights,
		asked: `${title}\n${asked}`,
		equivalents: findEquivalents(`${title}\n${description}`),
		themeWeights: weighThemes(title, description),
		titleWords: inTitleWords,
		spoken: wordsByKey(`${title}\n${shown}`),
		themeWords: themeWordsIn(withoutWords(shown, inTitleWords)),
		wordWeights: weigh(wordKeys(`${title} ${title} ${description}`)),
	};
}

/** The lines of a posting that ask for something or say what is to be done: what an employer offers and is asks for nothing. */
function askedIn(description: string): string {
	const lines = linesOf(description).filter(({ section, isHeading }) => !isHeading && section !== "portrait" && section !== "offered");
	return lines.map(({ text, start }) => description.slice(start, start + text.length)).join("\n");
}

/** What is asked for without the skills that the resume does not show: no line of it is about them. */
function withoutMissing(asked: string, { fit }: Pick<MatchingJob, "fit">): string {
	const missing = new Set(fit.missingSkills.map((name) => name.toLowerCase()));
	const isMissing = ({ name, text }: { name: string; text: string }) => missing.has(name.toLowerCase()) || missing.has(text.toLowerCase());
	return findSkills(asked)
		.filter(isMissing)
		.reduceRight((rest, { index, text }) => rest.slice(0, index) + " ".repeat(text.length) + rest.slice(index + text.length), asked);
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*/gu;

function wordsByKey(text: string): Map<string, string> {
	const words = new Map<string, string>();
	for (const [word] of text.matchAll(WORD)) for (const key of wordKeys(word)) if (!words.has(key)) words.set(key, word);
	return words;
}

/** A text without the words of a title: what they are about is all of somebody's work. */
function withoutWords(text: string, words: ReadonlyMap<string, string>): string {
	return text.replace(WORD, (word) => (wordKeys(word).some((key) => words.has(key)) ? " ".repeat(word.length) : word));
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

/** Words that nearly every posting and resume has say nothing of what one is about. */
const COMMON = new Set(
	wordKeys("management manager system skill tool knowledge experience work service year new gestion gestión gestione Verwaltung Erfahrung"),
);
const MOST_QUOTED = 2;
/** What came of work says nothing of what it is about. */
const OF_ALL_WORK: Theme = "improving";

/** Shorter words say little by themselves. */
const LEAST_TELLING = 5;

/** What of the posting a line answers: the skills it names, and the posting's words for the work that it is about, both as the posting writes them. */
export function answersOf(line: string, needs: PostingNeeds): { skills: string[]; spoken: string[] } {
	const { skills, themes, words } = featuresOf(line);
	const own = new Set(words);
	const ofThemes = themes.flatMap((theme) => (theme === OF_ALL_WORK ? [] : (needs.themeWords.get(theme) ?? [])));
	const isShared = (word: string) => wordKeys(word).some((key) => own.has(key));
	const ofTitle = words.flatMap((word) => (COMMON.has(word) ? [] : (needs.titleWords.get(word) ?? [])));
	const shared = [...ofThemes.filter(isShared), ...ofTitle];
	const inBoth = () => wordsSharedWith(line, needs).filter((word) => word.length >= LEAST_TELLING);
	const spoken = shared.length > 0 ? shared : ofThemes.length > 0 ? ofThemes.slice(0, 1) : inBoth();
	return { skills: skills.flatMap((key) => needs.skills.get(key)?.text ?? []), spoken: [...new Set(spoken)].slice(0, MOST_QUOTED) };
}

/** The posting's words that a name of a skill has in it. */
export function wordsSharedWith(skill: string, needs: PostingNeeds): string[] {
	return featuresOf(skill).words.flatMap((word) => (COMMON.has(word) ? [] : (needs.spoken.get(word) ?? [])));
}

/** What a line is worth on top of a position: what it says to the posting, and what came of the work. */
export function worthOf(line: string, needs: PostingNeeds): number {
	const relevance = relevanceOf(line, needs);
	return relevance === 0 ? 0 : relevance + RESULT_WEIGHT * resultStrength(line);
}

/** How much a skill of the resume is asked for; 0 when it is not. */
export function demandFor(skill: string, needs: PostingNeeds, equivalent: number | null): number {
	const bare = withoutLevel(bareSkill(skill));
	const named = Math.max(...[skill, bare, canonicalSkill(bare) ?? bare].map((name) => needs.skillWeights.get(skillKey(name)) ?? 0));
	const within = named > 0 ? 0 : Math.max(0, ...featuresOf(skill).skills.map((key) => needs.skillWeights.get(key) ?? 0));
	return Math.max(named, within * 0.9, equivalent !== null && needs.equivalents.has(equivalent) ? 0.7 : 0);
}
