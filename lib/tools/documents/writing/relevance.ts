import { STOP_WORDS } from "@/lib/tools/documents/language/lexicon";
import { tokenizeLine } from "@/lib/tools/documents/language/line-text";
import { type SkillSet, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import type { MatchingJob } from "@/lib/tools/job-search/schemas";

/** What a posting asks for, read once per posting. */
export interface PostingNeeds {
	/** Skills by key, with the words that the posting uses for them. */
	readonly skills: SkillSet;
	/** Weight of a skill by key: title before description, early and repeated before late. */
	readonly skillWeights: ReadonlyMap<string, number>;
	/** Weight of a word, 0 to 1. */
	readonly wordWeights: ReadonlyMap<string, number>;
}

const TITLE_SKILL_WEIGHT = 2;
const SKILL_WEIGHT = 3;
const WORD_WEIGHT = 2;
const NUMBER_WEIGHT = 1;
/** Word matches count up to this many words' full weight, so that long bullets do not win by length. */
const WORD_CAP = 3;

/** Reads the posting's skills and words with their weights. */
export function readPostingNeeds(posting: Pick<MatchingJob, "title" | "description" | "fit">): PostingNeeds {
	const inTitle = skillKeys(posting.title);
	const skills = new Map([...skillKeys(posting.description), ...inTitle]);
	for (const name of [...posting.fit.matchedSkills, ...posting.fit.missingSkills]) {
		const key = skillKey(name);
		if (!skills.has(key)) skills.set(key, { name, text: name });
	}
	const skillWeights = new Map([...skills.keys()].map((key, at) => [key, (inTitle.has(key) ? TITLE_SKILL_WEIGHT : 1) - at / (4 * skills.size)]));
	return { skills, skillWeights, wordWeights: weighWords(`${posting.title} ${posting.title} ${posting.description}`) };
}

function contentWords(text: string): string[] {
	return tokenizeLine(text)
		.filter((token) => token.kind === "word" && token.meaning.length > 2 && !STOP_WORDS.has(token.meaning))
		.map((token) => token.meaning);
}

function weighWords(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	for (const word of contentWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
	return new Map([...counts].map(([word, count]) => [word, Math.min(1, (1 + Math.log2(count)) / 3)]));
}

/** How well a line of the resume speaks to the posting; 0 when it says nothing to it. Comparable within one posting. */
export function relevanceOf(line: string, needs: PostingNeeds): number {
	const skills = [...skillKeys(line).keys()].reduce((sum, key) => sum + (needs.skillWeights.get(key) ?? 0), 0);
	const words = [...new Set(contentWords(line))].reduce((sum, word) => sum + (needs.wordWeights.get(word) ?? 0), 0);
	const hasResult = tokenizeLine(line).some((token) => token.kind === "number");
	const match = SKILL_WEIGHT * skills + WORD_WEIGHT * Math.min(words, WORD_CAP);
	return match === 0 ? 0 : Math.round((match + (hasResult ? NUMBER_WEIGHT : 0)) * 10) / 10;
}
