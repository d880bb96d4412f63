import { z } from "zod";
import { yearsCovered } from "@/lib/tools/reading/text/date-ranges";
import { targetTitles } from "@/lib/tools/resume-profile/profile/target-titles";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { ResumeLabel } from "./labelled-resume";

/** The content of a resume, told by who made it. */
export const LabelledPerson = ResumeLabel.omit({ file: true }).extend({ personId: z.string(), country: z.string() });
export type LabelledPerson = z.infer<typeof LabelledPerson>;

const NO_SOURCE = { lineIds: [], page: 1, quote: "" };
const factOf = (value: string): Fact => ({ value, confidence: 1, source: NO_SOURCE });
const maybeFact = (value: string | null | undefined): Fact | null => (value ? factOf(value) : null);
const dateOf = (text: string | null | undefined): string | null => text?.match(/^\d{4}(?:-\d{2})?/)?.[0] ?? null;

/** The profile that a faultless reader would make of a person's resume. */
export function profileOf(person: LabelledPerson, now: Date): ResumeProfile {
	const headline = maybeFact(person.headline);
	const experience = person.jobs.map((job, index) => ({
		experienceId: `E${index + 1}`,
		company: job.company ?? null,
		title: job.title ?? null,
		location: job.place ?? null,
		startDate: dateOf(job.start),
		endDate: dateOf(job.end),
		isCurrent: job.end === "present",
		datesText: null,
		bullets: job.bullets.map((text, at) => ({ bulletId: `E${index + 1}B${at + 1}`, text, source: NO_SOURCE })),
		confidence: 1,
		source: NO_SOURCE,
	}));
	const years = yearsCovered(experience, now);
	return {
		name: maybeFact(person.name),
		contact: {
			email: maybeFact(person.emails[0]),
			phone: maybeFact(person.phones[0]),
			location: maybeFact(person.place),
			links: person.links.map(factOf),
		},
		headline,
		summary: maybeFact(person.summary),
		titles: targetTitles(experience, headline),
		experience,
		education: person.education.map(({ degree, field, school, start, end }, index) => ({
			educationId: `D${index + 1}`,
			institution: school ?? null,
			degree: degree ?? null,
			field: field ?? null,
			startDate: dateOf(start),
			endDate: dateOf(end),
			details: [],
			confidence: 1,
			source: NO_SOURCE,
		})),
		skills: person.skills.map(factOf),
		languages: person.languages.map(({ name, level }) => factOf(level ? `${name} (${level})` : name)),
		certifications: person.certifications.map(({ name }) => factOf(name)),
		otherSections: person.other.map(({ kind, lines }) => ({ heading: kind, lines: lines.map((text) => ({ bulletId: "", text, source: NO_SOURCE })) })),
		yearsOfExperience: years === null ? null : { value: years, confidence: 1 },
		unused: [],
		readShare: 1,
		emptyPages: [],
		gaps: [],
		printed: null,
		method: "rules",
	};
}
