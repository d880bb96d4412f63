import { suggestedSkills } from "@/lib/tools/resume-profile/profile/lists/suggested-skills";
import { suggestedTitles } from "@/lib/tools/resume-profile/profile/suggested-titles";
import type { Fact, ResumeBullet, ResumeDocument, ResumeProfile, ResumeSource } from "@/lib/tools/resume-profile/schemas";

/** Parts of a profile that a person may give or keep, in the order of screens. */
export const PROFILE_PARTS = [
	"name",
	"contact",
	"headline",
	"summary",
	"titles",
	"experience",
	"education",
	"skills",
	"languages",
	"certifications",
	"otherSections",
] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];

/** Stands nowhere in a file that is known. */
const NOWHERE: ResumeSource = { lineIds: [], page: 1, quote: "" };

const bare = <Value extends Pick<Fact, "source">>(value: Value): Value => ({ ...value, source: NOWHERE });
const bareBullets = (bullets: readonly ResumeBullet[]) => bullets.map(bare);
const orNull = <Value extends Pick<Fact, "source">>(value: Value | null): Value | null => (value === null ? null : bare(value));

/**
 * A profile of the given parts and nothing else of its file: no quotes, no text that stands in no field, no sections as they are printed. Years of
 * experience go with the positions that they are counted from.
 */
export function declaredProfile(profile: ResumeProfile, parts: ReadonlySet<ProfilePart>): ResumeProfile {
	const { contact } = profile;
	const has = (part: ProfilePart) => parts.has(part);
	const facts = (part: "titles" | "skills" | "languages") => (has(part) ? profile[part].map(bare) : []);
	return {
		name: has("name") ? orNull(profile.name) : null,
		contact: has("contact")
			? {
					email: orNull(contact.email),
					phone: orNull(contact.phone),
					...(contact.otherPhones ? { otherPhones: contact.otherPhones.map(bare) } : {}),
					location: orNull(contact.location),
					links: contact.links.map(bare),
				}
			: { email: null, phone: null, location: null, links: [] },
		headline: has("headline") ? orNull(profile.headline) : null,
		summary: has("summary") ? orNull(profile.summary) : null,
		titles: facts("titles"),
		experience: has("experience") ? profile.experience.map((job) => ({ ...bare(job), bullets: bareBullets(job.bullets) })) : [],
		education: has("education") ? profile.education.map((school) => ({ ...bare(school), details: bareBullets(school.details) })) : [],
		skills: facts("skills"),
		languages: facts("languages"),
		certifications: has("certifications") ? profile.certifications.map(bare) : [],
		otherSections: has("otherSections") ? profile.otherSections.map(({ heading, lines }) => ({ heading, lines: bareBullets(lines) })) : [],
		yearsOfExperience: has("experience") ? profile.yearsOfExperience : null,
		unused: [],
		readShare: profile.readShare,
		emptyPages: profile.emptyPages,
		gaps: [],
		printed: null,
		method: profile.method,
	};
}

/** What may be known of a resume whose text stays on the device. */
export function documentWithoutText(document: ResumeDocument): ResumeDocument {
	return { ...document, lines: [], keptOnDevice: true };
}

/** The outputs of the steps that read a resume, by their tools, as a device sends them. */
export function declaredOutputs(document: ResumeDocument, declared: ResumeProfile, now: Date): Readonly<Record<string, Record<string, unknown>>> {
	return {
		"resume-profile:parse_resume": { document: documentWithoutText(document) },
		"resume-profile:extract_profile": {
			profile: declared,
			suggestedTitles: suggestedTitles(declared, now),
			suggestedSkills: suggestedSkills(declared),
		},
	};
}
