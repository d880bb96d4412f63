import type {
	Fact,
	ResumeBullet,
	ResumeEducation,
	ResumeExperience,
	ResumeProfile,
	ResumeSource,
	UnusedReason,
	UnusedText,
} from "@/lib/tools/resume-profile/schemas";

/** What a person types stays as typed, right or wrong: `problemsOf` says what is wrong with it. */
interface TypedDates {
	startDate: string | null;
	endDate: string | null;
}

/** A profile while it is edited. */
export type Profile = Omit<ResumeProfile, "experience" | "education"> & {
	experience: Array<Omit<ResumeExperience, keyof TypedDates> & TypedDates>;
	education: Array<Omit<ResumeEducation, keyof TypedDates> & TypedDates>;
};
export type Job = Profile["experience"][number];
export type School = Profile["education"][number];
export type Section = Profile["otherSections"][number];
export type Bullet = ResumeBullet;
export type Source = ResumeSource;
export type UnusedLine = UnusedText;
export type { Fact, UnusedReason };

/** A change of a profile; the given one stays as it is. */
export type Change = (profile: Profile) => Profile;

/** Of what the person wrote: it stands nowhere in the file. */
export const NO_SOURCE: Source = { lineIds: [], page: 1, quote: "" };

export const isAdded = (source: Source) => source.lineIds.length === 0;

/** An id that none of `taken` is: N1, N2, … */
function freshId(taken: readonly string[]): string {
	const known = new Set(taken);
	let number = 1;
	while (known.has(`N${number}`)) number += 1;
	return `N${number}`;
}

function idsOf(profile: Profile): string[] {
	const bullets = [
		...profile.experience.flatMap((job) => job.bullets),
		...profile.education.flatMap((school) => school.details),
		...profile.otherSections.flatMap((section) => section.lines),
	];
	return [
		...profile.experience.map((job) => job.experienceId),
		...profile.education.map((school) => school.educationId),
		...bullets.map((bullet) => bullet.bulletId),
	];
}

export function newBullet(profile: Profile, text = "", source = NO_SOURCE): Bullet {
	return { bulletId: freshId(idsOf(profile)), text, source };
}

export function newJob(profile: Profile, given: Partial<Job> = {}): Job {
	const empty = { company: null, title: null, location: null, startDate: null, endDate: null, isCurrent: false, datesText: null };
	return { experienceId: freshId(idsOf(profile)), ...empty, bullets: [], confidence: 1, source: NO_SOURCE, ...given };
}

export function newSchool(profile: Profile, given: Partial<School> = {}): School {
	const empty = { institution: null, degree: null, field: null, startDate: null, endDate: null, details: [] };
	return { educationId: freshId(idsOf(profile)), ...empty, confidence: 1, source: NO_SOURCE, ...given };
}

export function newFact(value: string, source = NO_SOURCE): Fact {
	return { value, confidence: 1, source };
}

const LONGEST_QUOTE = 2000;

/** Where several values stand together. */
export function joinedSource(sources: readonly Source[]): Source {
	const read = sources.filter((source) => !isAdded(source));
	const lineIds = [...new Set(read.flatMap((source) => source.lineIds))];
	const quote = [...new Set(read.map((source) => source.quote))].filter((text) => text !== "").join(" … ");
	return { lineIds, page: read[0]?.page ?? 1, quote: quote.slice(0, LONGEST_QUOTE) };
}
