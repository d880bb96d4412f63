import { type CheckupInput, type Draft, draft, nameOfJob } from "@/lib/tools/resume-profile/checkup/finding";
import { monthNow, monthsInWords, type Span, spanOf } from "@/lib/tools/resume-profile/checkup/months";
import { saysBeside } from "@/lib/tools/resume-profile/checkup/side-work";
import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";

/** Spans are told by the entries alone, so whoever has a profile may ask for them. */
type SpanInput = Pick<CheckupInput, "profile" | "now" | "language">;
type Job = ResumeProfile["experience"][number];
type TimedJob = { readonly job: Job; readonly span: Span };

const LONGEST_GAP = 6;
const LONG_GAP = 12;
/** A handover of a month is usual. */
const LONGEST_OVERLAP = 1;
/** More positions than anybody has; each is compared with each. */
const MOST_COMPARED = 100;
/** How long a study takes at most, where only its end is known. */
const STUDY_MONTHS = 84;

function studySpans({ profile, now }: SpanInput): Span[] {
	return profile.education.flatMap(({ startDate, endDate }) => {
		if (startDate === null && endDate === null) return [];
		const span = spanOf({ startDate: startDate ?? endDate, endDate: endDate ?? startDate }, now);
		if (span === null) return [];
		if (startDate !== null && endDate !== null) return [span];
		return [{ ...span, startMin: span.startMin - STUDY_MONTHS, endMax: span.endMax + STUDY_MONTHS }];
	});
}

/** Times that neither a position nor a study covers, however its years are meant. */
function gapFindings(input: SpanInput, timed: readonly TimedJob[]): Draft[] {
	const covered = [...timed.map(({ span }) => span), ...studySpans(input)];
	const byStart = [...timed].sort((a, b) => a.span.startMin - b.span.startMin || a.span.endMax - b.span.endMax);
	const found = byStart.slice(1).flatMap(({ job, span }): Draft[] => {
		const earlier = covered.filter((other) => other.startMin < span.startMin);
		const reached = Math.max(...earlier.map(({ endMax }) => endMax));
		const before = byStart.findLast((other) => other.span.endMax === reached && other.job !== job);
		const months = span.startMin - reached - 1;
		if (months <= LONGEST_GAP || !before) return [];
		return [
			draft("gap", months > LONG_GAP ? "medium" : "low", {
				title: `${monthsInWords(months)} open before ${nameOfJob(job)}`,
				why: `Nothing in your resume covers the time since ${nameOfJob(before.job)}. Recruiters ask about it: a line that says what you did, such as parental leave, study or travel, answers before they do.`,
				place: job.source,
			}),
		];
	});
	return [...found, ...openEnd(input, timed, covered)];
}

/** The time from the last end until now. */
function openEnd({ now }: SpanInput, timed: readonly TimedJob[], covered: readonly Span[]): Draft[] {
	const last = [...timed].sort((a, b) => b.span.endMax - a.span.endMax)[0];
	const months = monthNow(now) - Math.max(...covered.map(({ endMax }) => endMax)) - 1;
	if (!last || months <= LONGEST_GAP) return [];
	return [
		draft("gap", "low", {
			title: `${monthsInWords(months)} open since ${nameOfJob(last.job)}`,
			why: "Your resume says nothing of the time until today. If you have done something since, add it; if you still work there, write so in its dates.",
			place: last.job.source,
		}),
	];
}

const isSameEmployer = (one: Job, other: Job): boolean =>
	one.company !== null && other.company !== null && one.company.trim().toLowerCase() === other.company.trim().toLowerCase();

const isWithin = (one: Span, other: Span): boolean => one.startMin >= other.startMin && one.endMax <= other.endMax;

/** Positions of different employers of which one begins before the other ends; what lies within the time of another was done beside it. */
function overlapFindings(timed: readonly TimedJob[]): Draft[] {
	const told = timed.slice(0, MOST_COMPARED).filter(({ job }) => job.company !== null && !saysBeside(`${job.title ?? ""} ${job.source.quote}`));
	return told.flatMap(({ job, span }, at) =>
		told.slice(at + 1).flatMap((other): Draft[] => {
			const months = Math.min(span.endMin, other.span.endMin) - Math.max(span.startMax, other.span.startMax) + 1;
			if (months <= LONGEST_OVERLAP || isSameEmployer(job, other.job) || isWithin(span, other.span) || isWithin(other.span, span)) return [];
			return [
				draft("overlap", "low", {
					title: `${nameOfJob(job)} and ${nameOfJob(other.job)} overlap by ${monthsInWords(months)}`,
					why: "If you did both at once, say so, for example with “part-time”. If not, one of the dates is wrong.",
					place: job.source,
				}),
			];
		}),
	);
}

/** Resumes of these languages tell a life from its beginning. */
const OLDEST_FIRST = new Set(["ja"]);

function orderFindings({ language }: SpanInput, timed: readonly TimedJob[]): Draft[] {
	const [first] = timed;
	const isAscending = timed.every(({ span }, at) => {
		const before = timed[at - 1];
		return before === undefined || (span.startMin > before.span.startMax && span.endMin > before.span.endMin);
	});
	if (!first || timed.length < 2 || !isAscending || OLDEST_FIRST.has(language)) return [];
	return [
		draft("oldest_first", "medium", {
			title: "Your positions begin with the oldest",
			why: "Recruiters read the first position the longest, and systems take it for the present one. Turn the order: the newest first.",
			place: first.job.source,
		}),
	];
}

/** A single month may be the beginning of more that was not read. */
const isOneMonth = ({ startDate, endDate }: Job): boolean => startDate !== null && startDate.length > 4 && startDate === endDate;

/** Gaps over six months, overlaps, and an order from old to new. Silent as long as any position has no dates: it might fill the gap. */
export function spanFindings(input: SpanInput): Draft[] {
	const jobs = input.profile.experience;
	const timed = jobs.flatMap((job): TimedJob[] => {
		const span = isOneMonth(job) ? null : spanOf(job, input.now);
		return span && job.source.lineIds.length > 0 ? [{ job, span }] : [];
	});
	if (timed.length === 0 || timed.length < jobs.length) return overlapFindings(timed);
	return [...gapFindings(input, timed), ...overlapFindings(timed), ...orderFindings(input, timed)];
}
