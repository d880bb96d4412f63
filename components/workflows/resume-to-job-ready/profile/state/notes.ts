import { isBackwards } from "./dates";
import type { Job, Profile, UnusedLine } from "./profile";

/** Something to look at before going on, and where it is. */
export interface AttentionNote {
	readonly path: string;
	readonly text: string;
}

/** A year of a working life, alone or in a date. */
const YEAR = /(?<!\d)(?:19[4-9]\d|20\d\d)(?!\d)/;

const nameOf = (job: Job) => job.title || job.company || job.bullets[0]?.text || "A job without a title";

function jobNotes(job: Job, at: number): AttentionNote[] {
	const path = `experience[${at}]`;
	return [
		...(job.startDate || job.endDate || job.isCurrent ? [] : [{ path, text: `${nameOf(job)}: no dates.` }]),
		...(job.title ? [] : [{ path, text: `${nameOf(job)}: no title.` }]),
		...(job.company ? [] : [{ path, text: `${nameOf(job)}: no employer.` }]),
		...(isBackwards(job.startDate, job.endDate) ? [{ path, text: `${nameOf(job)}: it ends before it begins.` }] : []),
	];
}

const isLooseDate = ({ text, reason }: UnusedLine) => reason === "not_understood" && YEAR.test(text);

/** What is missing or looks wrong: no name, no job, jobs without dates or employer, and lines with dates that belong to nothing. */
export function notesOf(profile: Profile): AttentionNote[] {
	return [
		...(profile.name ? [] : [{ path: "name", text: "Your name was not found." }]),
		...(profile.experience.length > 0 ? [] : [{ path: "experience", text: "No job was found." }]),
		...profile.experience.flatMap(jobNotes),
		...profile.unused.flatMap((line, at) => (isLooseDate(line) ? [{ path: `unused[${at}]`, text: `“${line.text}” has a date and belongs to no entry.` }] : [])),
	];
}
