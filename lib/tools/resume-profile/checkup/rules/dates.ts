import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { hasDateStyles, oddDates } from "@/lib/tools/resume-profile/checkup/date-styles";
import { type CheckupInput, type Draft, draft, nameOfJob, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { workOf } from "@/lib/tools/resume-profile/profile/breaks";

function missingDates({ document, profile }: CheckupInput): Draft[] {
	const undated = workOf(profile).filter(({ startDate, endDate, source }) => startDate === null && endDate === null && source.lineIds.length > 0);
	// Dates that stand somewhere in the file may be theirs, though a system would not know.
	const hasNone = undated.length === workOf(profile).length && !document.lines.some(({ text }) => (findDateRange(text)?.start ?? null) !== null);
	const jobs = undated.map((job) =>
		draft("dates_missing", hasNone ? "high" : job.experienceId === profile.experience[0]?.experienceId ? "medium" : "low", {
			title: `No dates were read for ${nameOfJob(job)}`,
			why: "Systems count your experience from the dates of your positions. Put month and year of beginning and end on the line of the title.",
			place: job.source,
		}),
	);
	const studies = profile.education.filter(({ startDate, endDate, source }) => startDate === null && endDate === null && source.lineIds.length > 0);
	return [
		...jobs,
		...studies.map(({ degree, institution, field, source }) =>
			draft("dates_missing", "low", {
				title: `No dates were read for ${quoted(degree ?? field ?? institution ?? source.quote)}`,
				why: "Some systems leave out studies without a year. The year in which you finished is enough.",
				place: source,
			}),
		),
	];
}

/** Years alone for a position. One finding stands for all of them. */
function withoutMonths({ profile }: CheckupInput): Draft[] {
	const years = profile.experience.filter(({ startDate, endDate, isCurrent, source }) => {
		const hasYears = startDate?.length === 4 && (isCurrent || endDate?.length === 4);
		return hasYears && source.lineIds.length > 0;
	});
	const [first] = years;
	if (!first) return [];
	const told = first.datesText !== null && first.source.quote.includes(first.datesText) ? quoted(first.datesText) : "A year alone";
	const others = years.length > 1 ? ` The same is true of ${years.length - 1} more.` : "";
	return [
		draft("dates_without_months", "low", {
			title: `The dates of ${nameOfJob(first)} have no months`,
			why: `${told} does not say in which months: systems guess, and recruiters suspect gaps. Add the months if you know them.${others}`,
			place: first.source,
		}),
	];
}

/** Where the dates themselves stand in a head, they are the quote, so that the mend can take their place. */
function severalStyles({ profile, language }: CheckupInput): Draft[] {
	if (!hasDateStyles(language)) return [];
	const jobs = profile.experience.filter(({ source }) => source.lineIds.length > 0);
	const odd = oddDates(
		jobs.map(({ datesText }) => datesText),
		language,
	);
	return jobs.flatMap((job, at) => {
		const mended = odd.get(at);
		if (mended === undefined || job.datesText === null) return [];
		return [
			draft("dates_in_several_styles", "low", {
				title: `The dates of ${nameOfJob(job)} are written in another way than most`,
				why: "One way of writing dates is read more surely than several, and looks tidier.",
				place: { ...job.source, quote: job.datesText },
				mended,
			}),
		];
	});
}

/** Dates that are missing, vague or written in several ways. */
export function dateFindings(input: CheckupInput): Draft[] {
	return [...missingDates(input), ...withoutMonths(input), ...severalStyles(input)];
}
