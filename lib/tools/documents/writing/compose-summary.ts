import { splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import type { TailoredExperience, TailoredLine } from "@/lib/tools/documents/schemas";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { isEnglish } from "./phrasing";
import { type PostingNeeds, relevanceOf } from "./relevance";

export interface SummaryMaterial {
	readonly profile: ResumeProfile;
	readonly needs: PostingNeeds;
	readonly headline: string | null;
	/** In the order of the tailored resume: what the posting asks for first. */
	readonly skills: readonly string[];
	readonly experience: readonly TailoredExperience[];
	readonly isEnglish: boolean;
}

const MAX_OWN_SENTENCES = 3;
const MAX_SKILLS = 4;
const MAX_ACHIEVEMENT_LENGTH = 180;

function joinWithAnd(names: readonly string[]): string {
	if (names.length < 2) return names.join("");
	return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

function asSentence(text: string): string {
	return /[.!?。]$/u.test(text) ? text : `${text}.`;
}

/** The person's own summary, cut to its most relevant sentences in their own order. */
function ownSentences({ profile, needs }: SummaryMaterial): TailoredLine | null {
	const own = profile.summary;
	if (!own || own.source.lineIds.length === 0) return null;
	const sentences = splitSentences(own.value);
	const ranked = sentences.map((sentence, at) => ({ sentence, at, score: relevanceOf(sentence, needs) })).sort((a, b) => b.score - a.score || a.at - b.at);
	if (sentences.length <= MAX_OWN_SENTENCES) return { text: tidyText(own.value), sourceIds: own.source.lineIds };
	const kept = ranked.slice(0, MAX_OWN_SENTENCES).sort((a, b) => a.at - b.at);
	return { text: kept.map(({ sentence }) => sentence).join(" "), sourceIds: own.source.lineIds };
}

function yearsSentence({ profile, headline }: SummaryMaterial): TailoredLine | null {
	const years = Math.floor(profile.yearsOfExperience?.value ?? 0);
	const title = headline ?? profile.titles[0]?.value ?? null;
	const sourceIds = profile.experience.map((experience) => experience.experienceId);
	if (years < 1 || !title || sourceIds.length === 0) return null;
	return { text: `${tidyText(title)} with ${years} ${years === 1 ? "year" : "years"} of experience.`, sourceIds };
}

function skillsSentence({ profile, needs, skills }: SummaryMaterial, told: string): TailoredLine | null {
	const mentioned = skillKeys(told);
	const wanted = skills.filter((skill) => needs.skills.has(skillKey(skill)) && !mentioned.has(skillKey(skill))).slice(0, MAX_SKILLS);
	const sources = profile.skills.filter((fact) => wanted.some((skill) => skillKey(skill) === skillKey(fact.value)));
	const sourceIds = [...new Set(sources.flatMap((fact) => fact.source.lineIds))];
	if (wanted.length < 2 || sourceIds.length === 0) return null;
	return { text: `Skilled in ${joinWithAnd(wanted)}.`, sourceIds };
}

/** Not the very first line: it stands right below the summary anyway. */
function achievementSentence({ needs, experience }: SummaryMaterial): TailoredLine | null {
	const [opening, ...lines] = experience.slice(0, 2).flatMap((position) => position.bullets);
	const best = [...lines, ...(opening && lines.length === 0 ? [opening] : [])]
		.filter((line) => /\p{N}/u.test(line.text) && line.text.length <= MAX_ACHIEVEMENT_LENGTH)
		.map((line, at) => ({ line, at, score: relevanceOf(line.text, needs) }))
		.sort((a, b) => b.score - a.score || a.at - b.at)[0];
	return best ? { text: asSentence(best.line.text), sourceIds: best.line.sourceIds } : null;
}

/**
 * The summary for one posting, from facts of the resume alone: the person's own sentences where there are any, else title and years,
 * then the strongest matching skills and the most relevant result. In other languages than English only own sentences are used.
 */
export function composeSummary(material: SummaryMaterial): TailoredLine | null {
	const own = ownSentences(material);
	if (!material.isEnglish || (own && !isEnglish(own.text))) return own;
	const opening = own ?? yearsSentence(material);
	const skills = skillsSentence(material, opening?.text ?? "");
	const parts = [opening, skills, own ? null : achievementSentence(material)].filter((part) => part !== null);
	if (parts.length === 0) return null;
	return { text: parts.map((part) => asSentence(part.text)).join(" "), sourceIds: [...new Set(parts.flatMap((part) => part.sourceIds))] };
}
