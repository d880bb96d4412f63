import { yearsCovered } from "@/lib/tools/reading/text/date-ranges";
import { linesToldAgain } from "@/lib/tools/resume-profile/file/told-again";
import type { Fact, PrintedDoubt, ResumeDocument, ResumeExperience, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
import { workOf } from "./breaks";
import { coverageOf } from "./coverage/coverage";
import { factOf, paragraphsOf, settingOf } from "./facts";
import { employersByHistory, type JapaneseHistory, japaneseHistoryOf, jobsOfHistory, schoolsOfHistory } from "./japanese/history";
import { readCertifications } from "./lists/read-certifications";
import { readLanguages, readSkills } from "./lists/read-lists";
import { withTables } from "./parts/entry-tables";
import { partsOf, type ResumeParts } from "./parts/resume-parts";
import { wholeLines } from "./parts/whole-lines";
import { readContact } from "./person/read-contact";
import { readHeadline } from "./person/read-headline";
import { readName } from "./person/read-name";
import { readPlace } from "./person/read-place";
import { titleAndPlace } from "./person/title-and-place";
import { printedSections } from "./printed/printed-sections";
import { readAsOf } from "./printed/read-as";
import { readEducation } from "./read-education";
import { readExperience } from "./read-experience";
import { asSureAsRead } from "./scanned-values";
import { targetTitles } from "./target-titles";
import { toldJobs } from "./told/told-jobs";
import { workSentences } from "./told/told-sentences";
import { wantedTitles } from "./told/wanted-titles";

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

/** Where somebody lives by what stands apart from what they call themselves. */
function placeElsewhere(headline: Fact | null, head: readonly ResumeLine[], lines: readonly ResumeLine[]): Fact | null {
	const own = new Set(headline?.source.lineIds ?? []);
	return own.size === 0
		? null
		: readPlace(
				head.filter(({ lineId }) => !own.has(lineId)),
				lines,
			);
}

const BESIDE_TITLE = 0.8;

/** A place that stands beside what somebody calls themselves is where they live, and is told once; where they live elsewhere the line stays whole. */
function apartFromPlace(headline: Fact | null, location: Fact | null): { headline: Fact | null; location: Fact | null } {
	const parted = headline && titleAndPlace(headline.value);
	if (!headline || !parted) return { headline, location };
	const place: Fact = { value: parted.place, confidence: BESIDE_TITLE, source: headline.source };
	const [known, own] = [location?.value.toLowerCase() ?? "", parted.place.toLowerCase()];
	if (!known.includes(own) && !own.includes(known)) return { headline, location };
	return { headline: { ...headline, value: parted.title }, location: location && known.length >= own.length ? location : place };
}

const OPENING_LINES = 12;

/** The first lines, and the largest of the first page: a name may stand above a second column. */
function openingOf(lines: readonly ResumeLine[]): ResumeLine[] {
	const first = lines.filter(({ page }) => page === 1);
	const largest = Math.max(...first.map(({ fontSize }) => fontSize ?? 0));
	return lines.filter((line, at) => at < OPENING_LINES || (largest > 0 && line.page === 1 && line.fontSize === largest));
}

/** Where no position is listed, but work is told in sentences, what to make of it. */
function doubtsOfTold(jobs: readonly ResumeExperience[], lines: readonly ResumeLine[]): PrintedDoubt[] {
	const [first] = workSentences(lines);
	if (!first) return [];
	const read = jobs.length === 1 ? "One position was" : `${jobs.length} positions were`;
	const found =
		jobs.length > 0
			? `${read} read from them: check the entries, and add what is missing.`
			: "No position was read from them: add yours, so that they are searched for.";
	return [{ reason: "told", text: `The work in this file is told in sentences. ${found}`, source: first.source }];
}

function withHistory(parts: ResumeParts, history: JapaneseHistory | null): ResumeParts {
	if (history === null) return parts;
	return { ...parts, certifications: [...parts.certifications, ...history.certificates], noise: [...parts.noise, ...history.furniture] };
}

/** Reads a profile from a resume's lines by rules alone. Equal lines and `now` give an equal profile. */
export function readProfile(given: ResumeDocument, now: Date): ResumeProfile {
	const toldAgain = linesToldAgain(given.lines);
	const lines = wholeLines(given.lines.slice(0, given.lines.length - toldAgain.length));
	const document = { ...given, lines: withTables(lines) };
	const history = japaneseHistoryOf(document.lines);
	const parts = withHistory(partsOf(history ? document.lines.filter((line) => !history.lines.has(line)) : document.lines), history);
	const heads = new Set([...parts.name, ...parts.headline, ...parts.person]);
	const head = document.lines.filter((line) => heads.has(line));
	const reached = readContact(head.length > 0 ? head : document.lines.slice(0, 12), document.lines);
	const opening = openingOf(document.lines);
	const own = new Set([reached.email, reached.phone].flatMap((fact) => fact?.source.lineIds ?? []));
	const name = readName({ told: parts.name, head: [...new Set([...head, ...opening])], whole: document.lines, own }, reached.email?.value ?? null);
	// A trade in the place of the name is what the person says to be.
	const said = readHeadline(parts.headline.length > 0 || name !== null ? parts.headline : parts.name, name, document.lines);
	const { headline, location } = apartFromPlace(said, placeElsewhere(said, head, document.lines) ?? reached.location);
	const contact = { ...reached, location };
	const setting = settingOf(document.lines);
	const read = readExperience(parts.jobs, setting);
	const told = history ? employersByHistory(history, read) : read;
	const listed = history ? [...told, ...jobsOfHistory(history, told, setting)] : told;
	const experience = listed.length > 0 ? listed : toldJobs(document.lines);
	const schools = readEducation(parts.schools, setting);
	const evidence = parts.jobs.flatMap(({ body }) => body);
	const work = workOf({ experience });
	const years = yearsCovered(work, now);
	const datedShare = experience.filter((job) => job.startDate !== null).length / Math.max(experience.length, 1);
	const profile = asSureAsRead(
		{
			name,
			contact,
			headline,
			summary: summaryOf(parts.summary),
			titles: targetTitles(work, headline, wantedTitles([...parts.summary, ...parts.headline, ...(listed.length > 0 ? [] : document.lines)])),
			experience,
			education: history ? [...schools, ...schoolsOfHistory(history, schools)] : schools,
			skills: readSkills(parts.skills, evidence),
			languages: readLanguages(parts.languages),
			certifications: readCertifications(parts.certifications),
			otherSections: parts.others.map(({ heading, lines }, index) => ({ heading, lines: paragraphsOf(lines, `O${index + 1}B`, setting) })),
			yearsOfExperience: years === null ? null : { value: years, confidence: Math.round(datedShare * 90) / 100 },
			printed: null,
			method: "rules" as const,
		},
		document,
	);
	const printed = { ...printedSections(lines, parts, profile), readAs: readAsOf(profile) };
	const covered = coverageOf(document, parts, { ...profile, printed }, toldAgain);
	const inSentences = listed.length > 0 ? [] : doubtsOfTold(experience, document.lines);
	return { ...profile, printed: { ...printed, doubts: [...inSentences, ...printed.doubts] }, ...covered };
}
