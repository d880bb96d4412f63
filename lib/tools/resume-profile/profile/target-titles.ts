import { replaceBracketed } from "@/lib/platform/language/brackets";
import { trimOf } from "@/lib/platform/language/outer-letters";
import type { Fact, ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { isTown } from "@/lib/tools/taxonomy/places/towns";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { kinship } from "@/lib/tools/taxonomy/titles/occupations";
import { searchTitles } from "@/lib/tools/taxonomy/titles/search-titles";
import { highestSkillLevel } from "@/lib/tools/taxonomy/titles/skill-level";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";

const MOST_TITLES = 5;
const LONGEST_TITLE = 90;
const LONGEST_TEXT = 500;
/** First steps of a career: nobody looks for these again once they have left them behind. */
const BEGINNINGS: ReadonlySet<string | null> = new Set(["Intern", "Junior"]);
/** Below it a former job has nothing to do with the newest one. */
const LEAST_KINSHIP = 20;
/** A job of another trade, this long and not longer ago, may be looked for again. */
const LONG_MONTHS = 36;
const RECENT_MONTHS = 72;
const DATES = /\b(?:0?[1-9]|1[0-2])[./](?:19|20)\d{2}\b|\b(?:19|20)\d{2}\b/g;

interface Proposal extends Fact {
	/** The job that it names, or null for a part of the headline. */
	readonly job: ResumeExperience | null;
}

function inTitleCase(title: string): string {
	if (title !== title.toUpperCase() || title === title.toLowerCase() || title.length <= 4) return title;
	return title.toLowerCase().replace(/(^|[\s\-/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

const withoutBrackets = (text: string): string => replaceBracketed(text, "([", () => " ").replace(/ {2,}/g, " ");

/** A title without dates, or null for what is none: a company, a place, a sentence. */
function titleIn(text: string): string | null {
	const undated = text
		.slice(0, LONGEST_TEXT)
		.replace(DATES, " ")
		.replace(/\s+/g, " ")
		.replace(/\( ?[-–—]? ?\)/g, " ");
	const plain = trimOf(undated, /[\s\-–—,|/]/);
	const short = plain.length <= LONGEST_TITLE ? plain : (withoutBrackets(plain).split(/[,;:]| [-–—] /)[0] ?? "").trim();
	if (!/\p{L}{2}|[\u3040-\u9fff\uac00-\ud7af]/u.test(short) || short.length > LONGEST_TITLE) return null;
	const isKnown = titleScore(short) > 0 || normalizeTitle(short).family !== null;
	return !isKnown && (isTown(short) || isOrganisation(short)) ? null : short;
}

const monthsOf = (date: string | null): number | null => (date === null ? null : Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 6));
const endOf = (job: ResumeExperience): number => (job.isCurrent ? Number.POSITIVE_INFINITY : (monthsOf(job.endDate) ?? monthsOf(job.startDate) ?? 0));

/** Whether people would look for a former job of another trade again: it was long, and not long ago. */
function isStillOpen(job: ResumeExperience, newest: ResumeExperience): boolean {
	if (job.isCurrent) return true;
	const [start, end] = [monthsOf(job.startDate), monthsOf(job.endDate)];
	const now = newest.isCurrent ? (monthsOf(newest.startDate) ?? 0) : endOf(newest);
	return start !== null && end !== null && end - start >= LONG_MONTHS && now - end <= RECENT_MONTHS;
}

function isKin(one: string, other: string): boolean {
	const [first, second] = [normalizeTitle(one).occupations, normalizeTitle(other).occupations];
	if (first.length === 0 || second.length === 0) return true;
	return first.some((a) => second.some((b) => kinship(a, b) >= LEAST_KINSHIP));
}

/** So many skill levels below the newest job, a job is what somebody did before they were qualified, or does beside it. */
const FAR_BELOW = 2;

/** Whether a title is of work far below another: `Care Assistant` for a nurse, `Waiter` for an engineer. */
function isFarBelow(title: string, newest: string): boolean {
	const [own, level] = [highestSkillLevel(normalizeTitle(title).occupations), highestSkillLevel(normalizeTitle(newest).occupations)];
	return own !== null && level !== null && level - own >= FAR_BELOW;
}

const wordsOf = (title: string): string[] => title.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether a part of the headline names the same work in words of its own: people are found by what they call themselves. */
function isOwnName(proposal: Proposal, headline: Fact | null, others: readonly Proposal[]): boolean {
	if (proposal.job !== null || headline === null || !headline.value.includes(proposal.value)) return false;
	const words = wordsOf(proposal.value);
	return others.every(({ value }) => words.some((word) => !wordsOf(value).includes(word)));
}

function written(experience: readonly ResumeExperience[], headline: Fact | null): Proposal[] {
	const newestFirst = [...experience].sort((a, b) => {
		const [one, other] = [endOf(a), endOf(b)];
		return one === other ? 0 : other > one ? 1 : -1;
	});
	const titles: Proposal[] = newestFirst.flatMap((job, index) =>
		job.title ? [{ value: job.title, confidence: Math.max(0.4, job.confidence - index * 0.12), source: job.source, job }] : [],
	);
	const parts = headline?.value.split(/\s[|·•–—@/&]\s|\sat\s|,\s/).map((part) => withoutBrackets(part).trim() || part.trim()) ?? [];
	for (const value of parts.slice(0, 2)) {
		if (headline && (titleScore(value) > 0 || normalizeTitle(value).family !== null))
			titles.splice(1, 0, { ...headline, value, confidence: headline.confidence * 0.9, job: null });
	}
	return titles.flatMap((proposal) => {
		const value = titleIn(proposal.value);
		return value === null ? [] : [{ ...proposal, value }];
	});
}

/** Behind the title of the newest job, or what is wanted first, those under which such work is advertised. */
function withSearchTitles(titles: readonly Proposal[]): Proposal[] {
	const taken = new Set(titles.map(({ value }) => value.toLowerCase()));
	return titles.flatMap((title, at) => {
		const others = at > 0 ? [] : searchTitles(title.value).filter((value) => !taken.has(value.toLowerCase()));
		return [title, ...others.map((value) => ({ ...title, value, confidence: Math.round(title.confidence * 90) / 100 }))];
	});
}

/**
 * Titles to look for: of the newest job first, then what the resume says is wanted, then of the others and of the headline; one of each meaning, none
 * from before the first promotion or of work far below it, none of another trade that was left long ago. A word that names no trade ("owner") stands behind those that do.
 */
export function targetTitles(experience: readonly ResumeExperience[], headline: Fact | null, wanted: readonly Fact[] = []): Fact[] {
	const own = written(experience, headline);
	const all = [...own.slice(0, 1), ...wanted.map((fact) => ({ ...fact, job: null })), ...own.slice(1)];
	const known = all.filter(({ value }) => normalizeTitle(value).family !== null);
	const titles = new Map<string, Proposal>();
	for (const proposal of [...known, ...all.filter((title) => !known.includes(title))]) {
		const meaning = normalizeTitle(proposal.value).canonical.toLowerCase();
		const key = titles.has(meaning) && isOwnName(proposal, headline, [...titles.values()]) ? `headline: ${proposal.value}` : meaning;
		if (!titles.has(key)) titles.set(key, { ...proposal, value: inTitleCase(proposal.value), confidence: Math.round(proposal.confidence * 100) / 100 });
	}
	const [first, ...others] = titles.values();
	if (!first) return [];
	const isGrown = !BEGINNINGS.has(findSeniority(first.value));
	const kept = others.filter(({ value, job }) => {
		if (isGrown && BEGINNINGS.has(findSeniority(value))) return false;
		if (job !== null && isFarBelow(value, first.value) && (!job.isCurrent || isKin(value, first.value))) return false;
		return job === null || first.job === null || isKin(value, first.value) || isStillOpen(job, first.job);
	});
	return withSearchTitles([first, ...kept])
		.slice(0, MOST_TITLES)
		.map(({ job: _, ...fact }) => fact);
}
