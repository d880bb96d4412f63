import type { Fact, ResumeDocument, ResumeExperience, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { yearsCovered } from "@/lib/tools/resume-profile/text/date-ranges";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles";
import { factOf, paragraphsOf } from "./facts";
import { readContact } from "./read-contact";
import { readEducation } from "./read-education";
import { readExperience } from "./read-experience";
import { readCertifications, readLanguages, readSkills } from "./read-lists";
import { readHeadline, readName } from "./read-name";
import { type Section, splitSections } from "./split-sections";
import { titleScore } from "./title-words";

const READ_KINDS: ReadonlySet<Section["kind"]> = new Set(["head", "contact", "summary", "experience", "education", "skills", "languages", "certifications"]);
const MAX_TITLES = 5;

function summaryOf(sections: readonly Section[], headline: Fact | null): Fact | null {
	const section = sections.find((candidate) => candidate.kind === "summary");
	if (section) {
		const text = paragraphsOf(section.lines, "P").map((paragraph) => paragraph.text);
		return factOf(text.join(" "), 0.95, section.lines);
	}
	const used = new Set(headline?.source.lineIds);
	const prose = sections
		.filter((candidate) => candidate.kind === "head")
		.flatMap((candidate) => candidate.lines.filter((line) => line.text.length > 70 && !line.text.includes("@") && !used.has(line.lineId)));
	const text = paragraphsOf(prose, "P").map((paragraph) => paragraph.text);
	return prose.length > 0 && text.join(" ").split(/\s+/).length >= 12 ? factOf(text.join(" "), 0.6, prose) : null;
}

function inTitleCase(title: string): string {
	if (title !== title.toUpperCase() || title === title.toLowerCase() || title.length <= 4) return title;
	return title.toLowerCase().replace(/(^|[\s\-/(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** First steps of a career: nobody looks for these again once they have left them behind. */
const BEGINNINGS: ReadonlySet<string | null> = new Set(["Intern", "Junior"]);

/** Titles to look for: running jobs first, then the newest, then the headline; one of each meaning, and none from before the first promotion. */
function targetTitles(experience: readonly ResumeExperience[], headline: Fact | null): Fact[] {
	const ordered = [...experience].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
	const written: Fact[] = ordered.flatMap((job, index) =>
		job.title ? [{ value: job.title, confidence: Math.max(0.4, job.confidence - index * 0.12), source: job.source }] : [],
	);
	const parts = headline?.value.split(/\s[|·•–—@]\s|\sat\s|,\s/).map((part) => part.trim()) ?? [];
	for (const part of parts.slice(0, 2)) {
		if (headline && titleScore(part) > 0) written.splice(1, 0, { ...headline, value: part, confidence: headline.confidence * 0.9 });
	}
	const titles = new Map<string, Fact>();
	for (const fact of written) {
		const key = normalizeTitle(fact.value).canonical.toLowerCase();
		if (!titles.has(key)) titles.set(key, { ...fact, value: inTitleCase(fact.value), confidence: Math.round(fact.confidence * 100) / 100 });
	}
	const [first, ...others] = titles.values();
	if (!first) return [];
	const isGrown = !BEGINNINGS.has(findSeniority(first.value));
	return [first, ...others.filter((title) => !isGrown || !BEGINNINGS.has(findSeniority(title.value)))].slice(0, MAX_TITLES);
}

function otherSections(sections: readonly Section[]): ResumeProfile["otherSections"] {
	return sections
		.filter((section) => !READ_KINDS.has(section.kind) && section.heading !== null)
		.map((section, index) => ({ heading: section.heading?.text ?? "", lines: paragraphsOf(section.lines, `O${index + 1}B`) }));
}

/** From the head and the section of contact first, then from anywhere. */
function contactOf(sections: readonly Section[]): ResumeProfile["contact"] {
	const linesOf = (some: readonly Section[]) => some.flatMap(({ lines }) => lines);
	return readContact(linesOf(sections.filter(({ kind }) => kind === "head" || kind === "contact")), linesOf(sections));
}

/** Reads a profile from a resume's lines by rules alone. Equal lines and `now` give an equal profile. */
export function readProfile(document: ResumeDocument, now: Date): ResumeProfile {
	const sections = splitSections(document.lines);
	const linesOf = (kind: Section["kind"]): ResumeLine[] => sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
	const contact = contactOf(sections);
	const name = readName(sections, contact.email?.value ?? null);
	const headline = readHeadline(sections, name);
	const experience: ResumeExperience[] = [];
	for (const section of sections) if (section.kind === "experience") experience.push(...readExperience(section.lines, experience.length + 1));
	const shown = new Set(experience.flatMap((job) => job.bullets.flatMap((bullet) => bullet.source.lineIds)));
	const evidence = [...linesOf("experience").filter((line) => shown.has(line.lineId)), ...linesOf("projects"), ...linesOf("summary")];
	const years = yearsCovered(experience, now);
	const datedShare = experience.filter((job) => job.startDate !== null).length / Math.max(experience.length, 1);
	return {
		name,
		contact,
		headline,
		summary: summaryOf(sections, headline),
		titles: targetTitles(experience, headline),
		experience,
		education: readEducation(linesOf("education")),
		skills: readSkills(linesOf("skills"), evidence),
		languages: readLanguages(linesOf("languages")),
		certifications: readCertifications(linesOf("certifications")),
		otherSections: otherSections(sections),
		yearsOfExperience: years === null ? null : { value: years, confidence: Math.round(datedShare * 90) / 100 },
		method: "rules",
	};
}
