import type { ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { canonicalSkill } from "@/lib/tools/taxonomy/skills/skills";
import type { SampleResume } from "./corpus";

/** Counts over any number of resumes: how many values were to be found, were given, and agree. */
export interface FieldScore {
	expected: number;
	given: number;
	correct: number;
	readonly misses: string[];
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, " ").trim();
const skill = (name: string) => (canonicalSkill(name) ?? name).toLowerCase();
const present = (values: readonly (string | null | undefined)[]) => values.filter((value): value is string => typeof value === "string" && value !== "");

type Values = Record<string, readonly string[]>;

function expectedValues({ person, has }: SampleResume): Values {
	return {
		name: [person.name],
		email: [person.email],
		phone: [person.phone],
		location: [person.location],
		links: person.links,
		headline: has.headline ? present([person.headline]) : [],
		summary: has.summary ? present([person.summary]) : [],
		"job title": person.jobs.map((job) => job.title),
		company: person.jobs.map((job) => job.company),
		"job location": has.jobLocation ? present(person.jobs.map((job) => job.location)) : [],
		"job dates": person.jobs.map((job) => `${job.start}/${job.end}/${job.end === null}`),
		bullets: person.jobs.flatMap((job) => job.bullets),
		institution: person.education.map((item) => item.institution),
		degree: person.education.map((item) => item.degree),
		"education dates": person.education.map((item) => `${item.start}/${item.end}`),
		skills: person.skills.flatMap((group) => group.names.map(skill)),
		languages: person.languages.map((language) => language.name),
		certifications: person.certifications,
	};
}

function readValues(profile: ResumeProfile, { has }: SampleResume): Values {
	return {
		name: present([profile.name?.value]),
		email: present([profile.contact.email?.value]),
		phone: present([profile.contact.phone?.value]),
		location: present([profile.contact.location?.value]),
		links: profile.contact.links.map((link) => link.value),
		headline: present([profile.headline?.value]),
		summary: present([profile.summary?.value]),
		"job title": present(profile.experience.map((job) => job.title)),
		company: present(profile.experience.map((job) => job.company)),
		"job location": has.jobLocation ? present(profile.experience.map((job) => job.location)) : [],
		"job dates": profile.experience.map((job) => `${job.startDate}/${job.endDate}/${job.isCurrent}`),
		bullets: profile.experience.flatMap((job) => job.bullets.map((bullet) => bullet.text)),
		institution: present(profile.education.map((item) => item.institution)),
		degree: present(profile.education.map((item) => item.degree)),
		"education dates": profile.education.map((item) => `${item.startDate}/${item.endDate}`),
		// Skills that only the work shows are extra evidence, not claims of the list.
		skills: profile.skills.filter((fact) => fact.confidence !== 0.75).map((fact) => skill(fact.value)),
		languages: profile.languages.map((fact) => fact.value.split(" (")[0] ?? ""),
		certifications: profile.certifications.map((fact) => fact.value),
	};
}

/** Adds one resume's result to the counts by field. */
export function addScores(scores: Map<string, FieldScore>, resume: SampleResume, profile: ResumeProfile): void {
	const expected = expectedValues(resume);
	const given = readValues(profile, resume);
	for (const [field, values] of Object.entries(expected)) {
		const score = scores.get(field) ?? { expected: 0, given: 0, correct: 0, misses: [] };
		scores.set(field, score);
		const left = [...(given[field] ?? [])].map(plain);
		score.expected += values.length;
		score.given += left.length;
		for (const value of values) {
			const at = left.indexOf(plain(value));
			if (at >= 0) {
				score.correct++;
				left.splice(at, 1);
			} else score.misses.push(`${resume.id}: ${value} ← ${left.join(" / ")}`);
		}
		if (values.length === 0 || left.length > 0)
			for (const extra of left) if (!score.misses.some((miss) => miss.startsWith(resume.id))) score.misses.push(`${resume.id}: extra ${extra}`);
	}
}

export const precision = (score: FieldScore): number => (score.given === 0 ? 1 : score.correct / score.given);
export const recall = (score: FieldScore): number => (score.expected === 0 ? 1 : score.correct / score.expected);
