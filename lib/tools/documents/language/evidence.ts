import { workOf } from "@/lib/tools/resume-profile/profile/breaks";
import type { ResumeEducation, ResumeExperience, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { tidyText } from "./line-text";

/** The resume's texts by the ids that a tailored line may cite: bullets, lines, experiences and education. */
export type Evidence = ReadonlyMap<string, readonly string[]>;

/** Cited for a summary that stands in no line of the file, since its owner wrote it later. */
export const SUMMARY_ID = "summary";

/** Dates as the resume writes them, or built from its parsed months and years; null where it has none. */
export function datesOf(experience: Pick<ResumeExperience, "datesText" | "startDate" | "endDate" | "isCurrent">): string | null {
	if (experience.datesText) return tidyText(experience.datesText);
	return dateRange(experience.startDate, experience.endDate, experience.isCurrent);
}

/** `2024-03` as `03/2024`, `2024` as it is. */
function printedDate(date: string): string {
	return date.split("-").reverse().join("/");
}

function dateRange(start: string | null, end: string | null, isCurrent = false): string | null {
	const first = start && printedDate(start);
	const last = end ? printedDate(end) : isCurrent ? "Present" : null;
	if (first && last) return first === last ? first : `${first} – ${last}`;
	return first ?? last;
}

/** The printed line and dates of an education entry. */
export function educationText(education: ResumeEducation): { line: string; datesText: string | null } {
	const degree = [education.degree, education.field].filter((part): part is string => Boolean(part));
	const lettersOf = (text = "") => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
	const isFieldInDegree = degree.length === 2 && lettersOf(degree[0]).includes(lettersOf(degree[1]).trim());
	const parts = [(isFieldInDegree ? degree.slice(0, 1) : degree).join(", "), education.institution ?? ""].filter(Boolean);
	return { line: tidyText(parts.join(" – ") || education.source.quote), datesText: dateRange(education.startDate, education.endDate) };
}

/** Name, contact line entries in printing order: e-mail, phone, place, links. */
export function contactOf(profile: ResumeProfile): string[] {
	const { email, phone, otherPhones = [], location, links } = profile.contact;
	const facts = [email, phone, ...otherPhones, location, ...links].filter((fact) => fact !== null);
	return [...new Set(facts.map((fact) => tidyText(fact.value)))];
}

/** The whole years of work, where every position tells when it began and ended and nothing of the file is open; null where they are a guess. */
export function certainYears(profile: ResumeProfile): number | null {
	const { gaps, yearsOfExperience } = profile;
	const isDated = workOf(profile).every(({ startDate, endDate, isCurrent }) => startDate !== null && (endDate !== null || isCurrent));
	return isDated && gaps.length === 0 && yearsOfExperience ? Math.floor(yearsOfExperience.value) : null;
}

/** Every title that the resume claims: its headline, its positions and the titles read from them. */
export function titlesOf(profile: ResumeProfile): string[] {
	const titles = [profile.headline?.value, ...profile.experience.map((experience) => experience.title), ...profile.titles.map((title) => title.value)];
	return [...new Set(titles.filter((title): title is string => Boolean(title)).map(tidyText))];
}

/** Indexes the resume by the ids that lines cite. */
export function indexEvidence(profile: ResumeProfile): Evidence {
	const index = new Map<string, string[]>();
	const add = (id: string, text: string | null | undefined) => {
		if (!text) return;
		const known = index.get(id);
		if (known) known.push(text);
		else index.set(id, [text]);
	};
	for (const experience of profile.experience) {
		for (const text of [experience.title, experience.company, datesOf(experience)]) add(experience.experienceId, text);
		for (const bullet of experience.bullets) add(bullet.bulletId, bullet.text);
	}
	for (const education of profile.education) {
		add(education.educationId, educationText(education).line);
		for (const detail of education.details) add(detail.bulletId, detail.text);
	}
	for (const section of [...profile.otherSections, ...(profile.printed?.sections ?? [])]) for (const line of section.lines) add(line.bulletId, line.text);
	if (profile.summary) add(SUMMARY_ID, profile.summary.value);
	const facts = [profile.headline, profile.summary, ...profile.titles, ...profile.skills, ...profile.certifications, ...profile.languages];
	for (const fact of facts) {
		for (const lineId of fact?.source.lineIds ?? []) {
			add(lineId, fact?.value);
			add(lineId, fact?.source.quote);
		}
	}
	return index;
}
