import type { Fact, ResumeDocument, ResumeExperience, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { yearsCovered } from "@/lib/tools/resume-profile/text/date-ranges";
import { titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { findSeniority } from "@/lib/tools/taxonomy/seniority";
import { normalizeTitle } from "@/lib/tools/taxonomy/titles";
import { coverageOf } from "./coverage";
import { factOf, paragraphsOf, settingOf } from "./facts";
import { japaneseHistoryOf, jobsOfHistory, schoolsOfHistory } from "./japanese-history";
import { withTables } from "./parts/entry-tables";
import { partsOf } from "./parts/resume-parts";
import { withWholeLabels } from "./parts/whole-labels";
import { readContact } from "./read-contact";
import { readEducation } from "./read-education";
import { readExperience } from "./read-experience";
import { readCertifications, readLanguages, readSkills } from "./read-lists";
import { readHeadline, readName } from "./read-name";

const MAX_TITLES = 5;

function summaryOf(lines: readonly ResumeLine[]): Fact | null {
	if (lines.length === 0) return null;
	return factOf(
		paragraphsOf(lines, "P")
			.map(({ text }) => text)
			.join(" "),
		0.9,
		lines,
	);
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

const OPENING_LINES = 12;

/** The first lines, and the largest of the first page: a name may stand above a second column. */
function openingOf(lines: readonly ResumeLine[]): ResumeLine[] {
	const first = lines.filter(({ page }) => page === 1);
	const largest = Math.max(...first.map(({ fontSize }) => fontSize ?? 0));
	return lines.filter((line, at) => at < OPENING_LINES || (largest > 0 && line.page === 1 && line.fontSize === largest));
}

/** Reads a profile from a resume's lines by rules alone. Equal lines and `now` give an equal profile. */
export function readProfile(printed: ResumeDocument, now: Date): ResumeProfile {
	const document = { ...printed, lines: withTables(withWholeLabels(printed.lines)) };
	const history = japaneseHistoryOf(document.lines);
	const parts = partsOf(history ? document.lines.filter((line) => !history.lines.has(line)) : document.lines);
	const heads = new Set([...parts.name, ...parts.headline, ...parts.person]);
	const head = document.lines.filter((line) => heads.has(line));
	const contact = readContact(head.length > 0 ? head : document.lines.slice(0, 12), document.lines);
	const opening = openingOf(document.lines);
	const name = readName(parts.name, [...new Set([...head, ...opening])], contact.email?.value ?? null);
	const headline = readHeadline(parts.headline, name);
	const setting = settingOf(document.lines);
	const told = readExperience(parts.jobs, setting);
	const experience = history ? [...told, ...jobsOfHistory(history, told)] : told;
	const schools = readEducation(parts.schools, setting);
	const itemLines = parts.others.flatMap(({ lines }) => lines);
	const evidence = [...parts.jobs.flatMap(({ body }) => body), ...itemLines, ...parts.summary];
	const years = yearsCovered(experience, now);
	const datedShare = experience.filter((job) => job.startDate !== null).length / Math.max(experience.length, 1);
	const profile = {
		name,
		contact,
		headline,
		summary: summaryOf(parts.summary),
		titles: targetTitles(experience, headline),
		experience,
		education: history ? [...schools, ...schoolsOfHistory(history, schools)] : schools,
		skills: readSkills(parts.skills, evidence),
		languages: readLanguages(parts.languages),
		certifications: readCertifications(parts.certifications),
		otherSections: parts.others.map(({ heading, lines }, index) => ({ heading, lines: paragraphsOf(lines, `O${index + 1}B`, setting) })),
		yearsOfExperience: years === null ? null : { value: years, confidence: Math.round(datedShare * 90) / 100 },
		method: "rules" as const,
	};
	return { ...profile, ...coverageOf(document, parts, profile) };
}
