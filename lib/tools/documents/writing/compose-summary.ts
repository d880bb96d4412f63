import { certainYears, SUMMARY_ID } from "@/lib/tools/documents/language/evidence";
import { joinSentences, leansOnPrevious, splitSentences, tidyText } from "@/lib/tools/documents/language/line-text";
import { skillInSentence, smallWords } from "@/lib/tools/documents/language/meaning/skill-in-sentence";
import { resultStrength } from "@/lib/tools/documents/language/results";
import { bareSkill, skillKey, skillKeys } from "@/lib/tools/documents/language/skill-mentions";
import { fitsSentence, type SummaryWords, skillsSentence, yearsSentence } from "@/lib/tools/documents/language/summary-words";
import type { LeftOutLine, TailoredExperience, TailoredLine } from "@/lib/tools/documents/schemas";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { canonicalLanguage } from "@/lib/tools/taxonomy/languages";
import { type PostingNeeds, relevanceOf } from "./relevance";

export interface SummaryMaterial {
	readonly profile: ResumeProfile;
	readonly needs: PostingNeeds;
	readonly headline: string | null;
	/** What the posting asks for and the resume shows, the strongest first. */
	readonly wanted: readonly string[];
	/** The skills in the order of the resume. */
	readonly own: readonly string[];
	readonly experience: readonly Pick<TailoredExperience, "bullets">[];
	readonly isEnglish: boolean;
	/** Whether the rest of the written resume says all that a sentence says. */
	readonly isSaidElsewhere: (sentence: string) => boolean;
	/** Null for a language in which only the person's own sentences are used. */
	readonly words: SummaryWords | null;
}

export interface ComposedSummary {
	readonly line: TailoredLine;
	readonly leftOut: readonly LeftOutLine[];
	/** What became of it, in words. */
	readonly what: readonly string[];
}

const MAX_OWN_SENTENCES = 4;
const MAX_SKILLS = 5;
const MAX_TITLE_LENGTH = 60;
const MAX_ACHIEVEMENT_LENGTH = 180;
/** A sentence goes before another when it says this much more to the posting. */
const LEAST_LEAD = 3;
const WISH =
	/\b(?:seek|seeking|looking for|eager|aim to|goal|suche|möchte|cherche|souhaite|recherche|busco|deseo|cerco|procuro|busco|zoek|szukam|poszukuję|söker|hledám|arıyorum|mencari|ищу|шукаю)(?![\p{L}])/iu;

function joinWithAnd(names: readonly string[]): string {
	if (names.length < 2) return names.join("");
	return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}

const ENDS = /[.!?。！？।؟]$/u;

function asSentence(text: string): string {
	return ENDS.test(text) ? text : `${text}.`;
}

interface RankedSentence {
	readonly sentence: string;
	readonly at: number;
	readonly score: number;
}

/** The first sentence tells who speaks and stays first, a wish and what follows it stay last; those between go by what they say to the posting. */
function inOrder(kept: readonly RankedSentence[]): RankedSentence[] {
	const [first, ...rest] = kept;
	const canMove = !rest.some(({ sentence }) => leansOnPrevious(sentence)) && rest.every(({ sentence }) => ENDS.test(sentence));
	if (!first || !canMove) return [...kept];
	const wish = rest.findIndex(({ sentence }) => WISH.test(sentence));
	const others = wish < 0 ? [...rest] : rest.slice(0, wish);
	for (let at = 1; at < others.length; at++) {
		for (let place = at; place > 0; place--) {
			const [before, after] = [others[place - 1], others[place]];
			if (!before || !after || after.score < before.score + LEAST_LEAD) break;
			others.splice(place - 1, 2, after, before);
		}
	}
	return [first, ...others, ...rest.slice(others.length)];
}

/** The person's own summary: of sentences that the resume says elsewhere too only the most telling, those for this posting right after the first. */
function ownSentences({ profile, needs, isSaidElsewhere }: SummaryMaterial): ComposedSummary | null {
	const own = profile.summary;
	if (!own || tidyText(own.value) === "") return null;
	const sourceIds = own.source.lineIds.length > 0 ? own.source.lineIds : [SUMMARY_ID];
	const ranked = splitSentences(own.value).map((sentence, at): RankedSentence => ({ sentence, at, score: relevanceOf(sentence, needs) }));
	const [first, ...rest] = ranked;
	const best = [...rest].sort((a, b) => b.score - a.score || a.at - b.at).slice(0, MAX_OWN_SENTENCES - 1);
	const leaning = rest.some(({ sentence }) => leansOnPrevious(sentence));
	const kept =
		ranked.length <= MAX_OWN_SENTENCES || leaning
			? ranked
			: ranked.filter((entry) => entry === first || best.includes(entry) || !isSaidElsewhere(entry.sentence));
	const ordered = inOrder(kept);
	const dropped = ranked.filter((entry) => !kept.includes(entry));
	const isMoved = ordered.some((entry, place) => entry.at < (ordered[place - 1]?.at ?? 0));
	return {
		line: { text: isMoved || dropped.length > 0 ? joinSentences(ordered.map(({ sentence }) => sentence)) : tidyText(own.value), sourceIds: [...sourceIds] },
		leftOut: dropped.map(({ sentence }) => ({ section: "Summary", text: sentence, sourceId: sourceIds[0] ?? SUMMARY_ID })),
		what: [
			...(isMoved ? ["Put those of your sentences first that say the most about this posting."] : []),
			...(dropped.length > 0 ? [`Left out: ${dropped.map(({ sentence }) => `"${sentence}"`).join(" ")}`] : []),
		],
	};
}

/** A title that says no more than what somebody is. */
function fitsBeforeYears(title: string): boolean {
	return title.length > 2 && title.length <= MAX_TITLE_LENGTH && !/[,;:–—]|\p{N}{2}/u.test(title);
}

function yearsLine({ profile, headline, isEnglish, words }: SummaryMaterial): TailoredLine | null {
	const years = certainYears(profile) ?? 0;
	const title = [headline, ...profile.titles.map((fact) => fact.value)].map((name) => tidyText(name ?? "")).find(fitsBeforeYears) ?? "";
	const sourceIds = profile.experience.map((experience) => experience.experienceId);
	if (years < 1 || title === "" || sourceIds.length === 0) return null;
	if (isEnglish) return { text: `${title} with ${years} ${years === 1 ? "year" : "years"} of experience.`, sourceIds };
	return words ? { text: yearsSentence(words, title, years), sourceIds } : null;
}

/** What a person is skilled in, not what they hold or speak. */
function isNamedInProse(skill: string): boolean {
	return fitsSentence(skill) && canonicalLanguage(skill) === null && !/licen[cs]e|permit|certificat|diploma|english|deutsch/iu.test(skill);
}

/** What a resume lists and tells, to know which of its words are names. */
const textsOf = ({ skills, experience }: ResumeProfile): string[] => [
	...skills.map(({ value }) => value),
	...experience.flatMap(({ bullets }) => bullets.map(({ text }) => text)),
];

function skillsLine({ profile, needs, wanted, own, isEnglish, words }: SummaryMaterial, told: string): TailoredLine | null {
	const mentioned = skillKeys(told);
	const lower = told.toLowerCase();
	const isTold = (skill: string) => mentioned.has(skillKey(skill)) || lower.includes(skill.toLowerCase());
	const place = (skill: string) => own.findIndex((name) => bareSkill(name) === skill);
	const names = [...new Set(wanted.map(bareSkill))].filter((skill) => !isTold(skill) && isNamedInProse(skill));
	const named = names.slice(0, MAX_SKILLS).sort((a, b) => place(a) - place(b));
	const sources = profile.skills.filter((fact: Fact) => named.some((skill) => skillKey(skill) === skillKey(bareSkill(fact.value))));
	const sourceIds = [...new Set(sources.flatMap((fact) => fact.source.lineIds))];
	if (named.length < 2 || sourceIds.length === 0) return null;
	if (isEnglish) {
		const known = smallWords([...textsOf(profile), told, needs.asked]);
		return { text: `Skilled in ${joinWithAnd(named.map((skill) => skillInSentence(skill, known)))}.`, sourceIds };
	}
	return words ? { text: skillsSentence(words, named), sourceIds } : null;
}

/** Not the very first line: it stands right below the summary anyway. */
function achievementLine({ needs, experience }: SummaryMaterial): TailoredLine | null {
	const [opening, ...lines] = experience.slice(0, 2).flatMap((position) => position.bullets);
	const best = [...lines, ...(opening && lines.length === 0 ? [opening] : [])]
		.filter((line) => resultStrength(line.text) > 0 && line.text.length <= MAX_ACHIEVEMENT_LENGTH)
		.map((line, at) => ({ line, at, score: relevanceOf(line.text, needs) + resultStrength(line.text) }))
		.sort((a, b) => b.score - a.score || a.at - b.at)[0];
	return best ? { text: asSentence(best.line.text), sourceIds: best.line.sourceIds } : null;
}

/** The person's own sentences alone, in the order that suits the posting. */
export function composeOwnSummary(material: SummaryMaterial): ComposedSummary | null {
	return ownSentences(material);
}

/**
 * The summary for one posting, from facts of the resume alone: the person's own sentences where there are any, else title and years; then the
 * strongest matching skills; in English without own sentences also the most relevant result, which is no summary alone.
 */
export function composeSummary(material: SummaryMaterial): ComposedSummary | null {
	const own = ownSentences(material);
	const opening = own?.line ?? yearsLine(material);
	// No sentence goes on what is none.
	const skills = own && !ENDS.test(own.line.text) ? null : skillsLine(material, opening?.text ?? "");
	// A result alone is no summary: it stands below already.
	if (!opening && !skills) return null;
	const parts = [opening, skills, own || !material.isEnglish ? null : achievementLine(material)].filter((part) => part !== null);
	const line = { text: joinSentences(parts.map((part) => closed(part.text, material))), sourceIds: [...new Set(parts.flatMap((part) => part.sourceIds))] };
	const what = own ? (skills ? ["Named matching skills that your sentences leave out."] : []) : ["Composed from your titles, years, skills and results."];
	return { line: skills || !own ? line : own.line, leftOut: own?.leftOut ?? [], what: [...(own?.what ?? []), ...what] };
}

function closed(text: string, { words, isEnglish }: SummaryMaterial): string {
	if (isEnglish) return asSentence(text);
	return words === null || ENDS.test(text) ? text : `${text}${words.end}`;
}
