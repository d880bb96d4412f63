import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { positionName } from "@/lib/tools/documents/matching/resume-pieces";
import { monthNow, spanOf } from "@/lib/tools/resume-profile/checkup/months";
import { spanFindings } from "@/lib/tools/resume-profile/checkup/rules/spans";
import { saysBeside } from "@/lib/tools/resume-profile/checkup/side-work";
import type { ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import type { Likely } from "./question";
import { linesOfJob, type ResumePieces } from "./resume-at-hand";
import type { QuestionWords } from "./words/question-words";

const SHORT_MONTHS = 12;
const MOST_OF_A_KIND = 2;
const MOST_JOBS = 30;
const MOST_LINES = 2;
const LEADING = new Set(["Lead", "Executive"]);

const nameOf = (job: ResumeExperience, words: QuestionWords): string => positionName(job) ?? words.somePosition;

function about(question: string, why: string, advice: string, evidence: Likely["evidence"] = []): Likely {
	return { group: "resume", question, why, strength: evidence.length > 0 ? "strong" : "fair", evidence, missing: null, advice };
}

/** Times that nothing in the resume covers. */
function gapQuestions({ whole, now }: ResumePieces, language: string, words: QuestionWords): Likely[] {
	const gaps = spanFindings({ profile: whole, now, language }).filter(({ kind }) => kind === "gap");
	return gaps.slice(0, MOST_OF_A_KIND).map(({ title }) => about(words.openTime(title), words.reasons.openTimeWhy, words.reasons.openTimeAdvice));
}

/** Positions of less than a year that ended and say nothing of having been meant so. */
function shortStays({ profile, now }: ResumePieces, words: QuestionWords): Likely[] {
	const short = profile.experience.slice(0, MOST_JOBS).filter((job) => {
		const span = spanOf(job, now);
		const isMeant = saysBeside(`${job.title ?? ""} ${job.source.quote}`);
		return span !== null && !job.isCurrent && !isMeant && span.endMax - span.startMin + 1 < SHORT_MONTHS && span.endMax < monthNow(now);
	});
	return short.slice(0, MOST_OF_A_KIND).map((job) => {
		const span = spanOf(job, now);
		const months = span ? span.endMax - span.startMin + 1 : 1;
		return about(words.leftAfter(months, nameOf(job, words)), words.reasons.shortWhy, words.reasons.shortAdvice);
	});
}

/** Two positions that follow each other in different trades. */
function changesOfTrade(resume: ResumePieces, words: QuestionWords): Likely[] {
	const jobs = resume.profile.experience.slice(0, MOST_JOBS);
	const changes = jobs.flatMap((job, at) => {
		const before = jobs[at + 1];
		const [to, from] = [job, before].map((one) => (one?.title ? normalizeTitle(one.title).field : null));
		return before && to && from && to !== from ? [{ job, before }] : [];
	});
	return changes
		.slice(0, MOST_OF_A_KIND)
		.map(({ job, before }) =>
			about(words.changed(before.title, job.title), words.reasons.changeWhy, words.reasons.changeAdvice, linesOfJob(job, resume, MOST_LINES)),
		);
}

/** The first position that leads others, or none at all where the posting's position does. */
function leadership(resume: ResumePieces, postingTitle: string | null, words: QuestionWords): Likely[] {
	const led = resume.profile.experience.filter(({ title }) => title !== null && LEADING.has(normalizeTitle(title).level ?? ""));
	const first = led.at(-1);
	if (first)
		return [
			about(words.intoLeading(nameOf(first, words)), words.reasons.intoLeadingWhy, words.reasons.intoLeadingAdvice, linesOfJob(first, resume, MOST_LINES)),
		];
	const asksToLead = postingTitle !== null && LEADING.has(normalizeTitle(postingTitle).level ?? "");
	if (!asksToLead) return [];
	return [
		{
			...about(words.leadFirst, words.reasons.leadFirstWhy, words.reasons.leadFirstAdvice),
			strength: "none",
			missing: words.reasons.noLeading,
		},
	];
}

function leaving({ profile }: ResumePieces, words: QuestionWords): Likely[] {
	const newest = newestWork(profile);
	if (!newest?.isCurrent || !newest.company) return [];
	return [about(words.whyLeave(newest.company), words.reasons.leaveWhy, words.reasons.leaveAdvice)];
}

/** Questions that the resume itself raises: times that are open, short stays, changes of trade, first leadership, and leaving. */
export function resumeQuestions(resume: ResumePieces, language: string, postingTitle: string | null, words: QuestionWords): Likely[] {
	return [
		...gapQuestions(resume, language, words),
		...shortStays(resume, words),
		...changesOfTrade(resume, words),
		...leadership(resume, postingTitle, words),
		...leaving(resume, words),
	];
}
