import { newestWork } from "@/lib/tools/documents/language/newest-work";
import { positionName } from "@/lib/tools/documents/matching/resume-pieces";
import { monthNow, monthsInWords, spanOf } from "@/lib/tools/resume-profile/checkup/months";
import { spanFindings } from "@/lib/tools/resume-profile/checkup/rules/spans";
import { saysBeside } from "@/lib/tools/resume-profile/checkup/side-work";
import type { ResumeExperience } from "@/lib/tools/resume-profile/schemas";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles/titles";
import type { Likely } from "./question";
import { linesOfJob, type ResumePieces } from "./resume-at-hand";

const SHORT_MONTHS = 12;
const MOST_OF_A_KIND = 2;
const MOST_JOBS = 30;
const MOST_LINES = 2;
const LEADING = new Set(["Lead", "Executive"]);

const nameOf = (job: ResumeExperience): string => positionName(job) ?? "one of your positions";

function about(question: string, why: string, advice: string, evidence: Likely["evidence"] = []): Likely {
	return { group: "resume", question, why, strength: evidence.length > 0 ? "strong" : "fair", evidence, missing: null, advice };
}

/** Times that nothing in the resume covers. */
function gapQuestions({ whole, now }: ResumePieces, language: string): Likely[] {
	const gaps = spanFindings({ profile: whole, now, language }).filter(({ kind }) => kind === "gap");
	return gaps
		.slice(0, MOST_OF_A_KIND)
		.map(({ title }) =>
			about(
				`What did you do in the time that your resume leaves open? (${title})`,
				"Nothing in your resume covers this time, and who reads it wonders.",
				"Say in a sentence what it was, without excuse, and go on to what you did next. You need not tell what is private.",
			),
		);
}

/** Positions of less than a year that ended and say nothing of having been meant so. */
function shortStays({ profile, now }: ResumePieces): Likely[] {
	const short = profile.experience.slice(0, MOST_JOBS).filter((job) => {
		const span = spanOf(job, now);
		const isMeant = saysBeside(`${job.title ?? ""} ${job.source.quote}`);
		return span !== null && !job.isCurrent && !isMeant && span.endMax - span.startMin + 1 < SHORT_MONTHS && span.endMax < monthNow(now);
	});
	return short.slice(0, MOST_OF_A_KIND).map((job) => {
		const span = spanOf(job, now);
		const months = span ? monthsInWords(span.endMax - span.startMin + 1) : "a short time";
		return about(
			`Why did you leave after ${months}? (${nameOf(job)})`,
			"The stay was shorter than a year.",
			"Give the real reason in one sentence, speak well of the people, and say what you look for instead.",
		);
	});
}

/** Two positions that follow each other in different trades. */
function changesOfTrade(resume: ResumePieces): Likely[] {
	const jobs = resume.profile.experience.slice(0, MOST_JOBS);
	const changes = jobs.flatMap((job, at) => {
		const before = jobs[at + 1];
		const [to, from] = [job, before].map((one) => (one?.title ? normalizeTitle(one.title).field : null));
		return before && to && from && to !== from ? [{ job, before }] : [];
	});
	return changes
		.slice(0, MOST_OF_A_KIND)
		.map(({ job, before }) =>
			about(
				`Why did you change from ${before.title ?? "your earlier work"} to ${job.title ?? "other work"}?`,
				"Your resume shows a change of trade here.",
				"Tell what drew you to it and what you took along. The work since then is your best answer.",
				linesOfJob(job, resume, MOST_LINES),
			),
		);
}

/** The first position that leads others, or none at all where the posting's position does. */
function leadership(resume: ResumePieces, postingTitle: string | null): Likely[] {
	const led = resume.profile.experience.filter(({ title }) => title !== null && LEADING.has(normalizeTitle(title).level ?? ""));
	const first = led.at(-1);
	if (first)
		return [
			about(
				`How did you find your way into leading others? (${nameOf(first)})`,
				"It is the first position in your resume that leads.",
				"Tell one thing that went wrong at first and what you do differently since.",
				linesOfJob(first, resume, MOST_LINES),
			),
		];
	const asksToLead = postingTitle !== null && LEADING.has(normalizeTitle(postingTitle).level ?? "");
	if (!asksToLead) return [];
	return [
		{
			...about(
				"You would lead for the first time. What makes you ready for it?",
				"The position leads others, and no title in your resume does.",
				"Say that it would be the first time. Tell where you guided, taught or stood in for somebody, if your work has such a moment.",
			),
			strength: "none",
			missing: "No title in your resume names leading others.",
		},
	];
}

function leaving({ profile }: ResumePieces): Likely[] {
	const newest = newestWork(profile);
	if (!newest?.isCurrent || !newest.company) return [];
	return [
		about(
			`Why do you want to leave ${newest.company}?`,
			"Your resume says that you work there now.",
			"Say what you are looking for rather than what you are running from. One honest sentence is enough.",
		),
	];
}

/** Questions that the resume itself raises: times that are open, short stays, changes of trade, first leadership, and leaving. */
export function resumeQuestions(resume: ResumePieces, language: string, postingTitle: string | null): Likely[] {
	return [...gapQuestions(resume, language), ...shortStays(resume), ...changesOfTrade(resume), ...leadership(resume, postingTitle), ...leaving(resume)];
}
