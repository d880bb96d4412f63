import type { ReadAs } from "@/lib/tools/resume-profile/checkup-report";
import type { Fact, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

const valuesOf = (facts: readonly Fact[]): string[] => facts.map(({ value }) => value);

/** A profile as a tracking system would keep it. */
export function readAsOf(profile: ResumeProfile): ReadAs {
	const { email, phone, location, links } = profile.contact;
	return {
		name: profile.name?.value ?? null,
		headline: profile.headline?.value ?? null,
		email: email?.value ?? null,
		phone: phone?.value ?? null,
		location: location?.value ?? null,
		links: valuesOf(links),
		positions: profile.experience.map(({ title, company, location: place, startDate, endDate, isCurrent, datesText }) => ({
			title,
			company,
			location: place,
			startDate,
			endDate,
			isCurrent,
			datesText,
		})),
		studies: profile.education.map(({ degree, field, institution, startDate, endDate }) => ({ degree, field, institution, startDate, endDate })),
		skills: valuesOf(profile.skills),
		languages: valuesOf(profile.languages),
		certifications: valuesOf(profile.certifications),
		yearsOfExperience: profile.yearsOfExperience?.value ?? null,
		readShare: profile.readShare,
	};
}
