import type { ProfilePart } from "@/lib/tools/resume-profile/profile/declared-profile";
import type { ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";

export const PART_NAMES: Readonly<Record<ProfilePart, string>> = {
	name: "Your name",
	contact: "Contact",
	headline: "Headline",
	summary: "Summary",
	titles: "Job titles",
	experience: "Experience",
	education: "Education",
	skills: "Skills",
	languages: "Languages",
	certifications: "Certifications",
	otherSections: "Other sections",
};

const joined = (parts: readonly (string | null)[], sign: string) => parts.filter((part) => part !== null && part !== "").join(sign);

function datesOf({ startDate, endDate, isCurrent, datesText }: ResumeExperience): string | null {
	return datesText ?? (joined([startDate, isCurrent ? "now" : endDate], " to ") || null);
}

/** What a part of a profile says, line by line; nothing where the resume has no such part. */
export function linesOfPart(profile: ResumeProfile, part: ProfilePart): string[] {
	const { contact } = profile;
	switch (part) {
		case "name":
		case "headline":
		case "summary":
			return profile[part] ? [profile[part].value] : [];
		case "contact":
			return [contact.email, contact.phone, ...(contact.otherPhones ?? []), contact.location, ...contact.links].flatMap((fact) => (fact ? [fact.value] : []));
		case "titles":
		case "skills":
		case "languages":
			return profile[part].length > 0 ? [profile[part].map(({ value }) => value).join(", ")] : [];
		case "certifications":
			return profile.certifications.map(({ value }) => value);
		case "experience":
			return profile.experience.flatMap((job) => [joined([job.title, job.company, job.location, datesOf(job)], " · "), ...job.bullets.map(({ text }) => text)]);
		case "education":
			return profile.education.flatMap((school) => [
				joined([school.degree, school.field, school.institution, joined([school.startDate, school.endDate], " to ")], " · "),
				...school.details.map(({ text }) => text),
			]);
		case "otherSections":
			return profile.otherSections.flatMap(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)]).filter((line) => line !== "");
	}
}
