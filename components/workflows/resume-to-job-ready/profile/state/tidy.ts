import { tidyDate } from "./dates";
import type { Bullet, Fact, Profile } from "./profile";

const clean = (text: string | null) => text?.trim() || null;
const cleanDate = (date: string | null) => (date === null ? null : tidyDate(date) || null);

const tidyFact = (fact: Fact | null) => (fact && fact.value.trim() !== "" ? { ...fact, value: fact.value.trim() } : null);
const tidyFacts = (facts: readonly Fact[]) => facts.flatMap((fact) => tidyFact(fact) ?? []);
const tidyBullets = (bullets: readonly Bullet[]) => bullets.flatMap((bullet) => (bullet.text.trim() === "" ? [] : { ...bullet, text: bullet.text.trim() }));

/** A profile as it is sent: nothing that was begun and left empty, no spaces around. */
export function tidied(profile: Profile): Profile {
	const { contact } = profile;
	const jobs = profile.experience.map((job) => ({
		...job,
		title: clean(job.title),
		company: clean(job.company),
		location: clean(job.location),
		startDate: cleanDate(job.startDate),
		endDate: cleanDate(job.endDate),
		bullets: tidyBullets(job.bullets),
	}));
	const schools = profile.education.map((school) => ({
		...school,
		institution: clean(school.institution),
		degree: clean(school.degree),
		field: clean(school.field),
		startDate: cleanDate(school.startDate),
		endDate: cleanDate(school.endDate),
		details: tidyBullets(school.details),
	}));
	const sections = profile.otherSections.map(({ heading, lines }) => ({ heading: heading.trim(), lines: tidyBullets(lines) }));
	return {
		...profile,
		name: tidyFact(profile.name),
		headline: tidyFact(profile.headline),
		summary: tidyFact(profile.summary),
		contact: {
			email: tidyFact(contact.email),
			phone: tidyFact(contact.phone),
			...(contact.otherPhones ? { otherPhones: tidyFacts(contact.otherPhones) } : {}),
			location: tidyFact(contact.location),
			links: tidyFacts(contact.links),
		},
		languages: tidyFacts(profile.languages),
		certifications: tidyFacts(profile.certifications),
		skills: tidyFacts(profile.skills),
		experience: jobs.filter((job) => job.title || job.company || job.location || job.startDate || job.endDate || job.bullets.length > 0),
		education: schools.filter(
			(school) => school.institution || school.degree || school.field || school.startDate || school.endDate || school.details.length > 0,
		),
		otherSections: sections.filter((section) => section.heading !== "" || section.lines.length > 0),
	};
}
