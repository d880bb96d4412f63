import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

function makeFact(value: string): Fact {
	return { value, confidence: 1, source: { lineIds: ["L1"], page: 1, quote: value } };
}

/** A profile with one current position of the given title. */
export function makeProfile(given: {
	title: string;
	skills: readonly string[];
	location?: string;
	years?: number;
	languages?: readonly string[];
}): ResumeProfile {
	return {
		name: makeFact("Robin Example"),
		contact: { email: null, phone: null, location: given.location === undefined ? null : makeFact(given.location), links: [] },
		headline: makeFact(given.title),
		summary: null,
		titles: [makeFact(given.title)],
		experience: [
			{
				experienceId: "E1",
				company: "Former Employer",
				title: given.title,
				location: null,
				startDate: "2019-01",
				endDate: null,
				isCurrent: true,
				datesText: null,
				bullets: [],
				confidence: 1,
				source: { lineIds: ["L1"], page: 1, quote: given.title },
			},
		],
		education: [
			{
				educationId: "D1",
				details: [],
				institution: "Example University",
				degree: "BSc",
				field: "Physics",
				startDate: null,
				endDate: null,
				confidence: 1,
				source: { lineIds: ["L2"], page: 1, quote: "BSc" },
			},
		],
		skills: given.skills.map(makeFact),
		languages: (given.languages ?? []).map(makeFact),
		certifications: [],
		otherSections: [],
		yearsOfExperience: given.years === undefined ? null : { value: given.years, confidence: 1 },
		unused: [],
		readShare: 1,
		emptyPages: [],
		gaps: [],
		printed: null,
		method: "rules",
	};
}
