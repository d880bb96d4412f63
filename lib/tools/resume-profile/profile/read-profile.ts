import { yearsCovered } from "@/lib/tools/reading/text/date-ranges";
import { linesToldAgain } from "@/lib/tools/resume-profile/file/told-again";
import type { Fact, PrintedDoubt, ResumeDocument, ResumeLine, ResumeProfile } from "@/lib/tools/resume-profile/schemas";
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
import { doubtsOfLostLetters } from "./printed/doubts/lost-letters";
import { printedSections } from "./printed/printed-sections";
import { readAsOf } from "./printed/read-as";
import { readEducation } from "./read-education";
import { readExperience } from "./read-experience";
import { asSureAsRead } from "./scanned-values";
import { targetTitles } from "./target-titles";
import { type ToldLife, toldLife } from "./told/told-life";
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

const LONGEST_QUOTE = 60;

/** Where no position is listed, but work is told in sentences, what to make of it. */
function doubtsOfTold(life: ToldLife | null, lines: readonly ResumeLine[]): PrintedDoubt[] {
	const [first] = workSentences(lines);
	if (!first) return [];
	const jobs = life?.experience ?? [];
	const read = jobs.length === 1 ? "One position was" : `${jobs.length} positions were`;
	const found =
		jobs.length > 0
			? `${read} read from them: check the entries, and add what is missing.`
			: "No position was read from them: add yours, so that they are searched for.";
	const [unplaced, ...others] = life?.unplaced ?? [];
	const quote = unplaced && `“${unplaced.text.length > LONGEST_QUOTE ? `${unplaced.text.slice(0, LONGEST_QUOTE).trimEnd()}…` : unplaced.text}”`;
	const left = quote
		? ` ${quote}${others.length > 0 ? ` and ${others.length} more` : ""} found no place and ${others.length > 0 ? "stand" : "stands"} in your summary.`
		: "";
	return [{ reason: "told", text: `The work in this file is told in sentences. ${found}${left}`, source: first.source }];
}

/** The summary's own lines, then what is told and belongs to no other section. */
function summaryWith(own: Fact | null, life: ToldLife | null): Fact | null {
	if (!life || life.rest.length === 0) return own;
	const text = life.rest.map((sentence) => sentence.text).join(" ");
	const [first] = life.rest;
	const ids = [...new Set([...(own?.source.lineIds ?? []), ...life.rest.flatMap(({ source }) => source.lineIds)])];
	const value = own ? `${own.value} ${text}` : text;
	return { value, confidence: own?.confidence ?? 0.9, source: { lineIds: ids, page: own?.source.page ?? first?.source.page ?? 1, quote: value } };
}

/** The parts without the lines that were read sentence by sentence. */
function withoutTold(parts: ResumeParts, life: ToldLife | null): ResumeParts {
	if (!life) return parts;
	const left = (lines: readonly ResumeLine[]) => lines.filter((line) => !life.lines.has(line));
	const entries = (given: ResumeParts["schools"]) =>
		given.map(({ head, body }) => ({ head: left(head), body: left(body) })).filter(({ head, body }) => head.length + body.length > 0);
	return {
		...parts,
		summary: left(parts.summary),
		jobs: entries(parts.jobs),
		schools: entries(parts.schools),
		skills: left(parts.skills),
		languages: left(parts.languages),
		certifications: left(parts.certifications),
		others: parts.others.map(({ heading, lines }) => ({ heading, lines: left(lines) })).filter(({ lines }) => lines.length > 0),
	};
}

/** What is listed, then what is told besides. */
function withTold<Value extends Fact>(listed: Value[], told: readonly Value[] = []): Value[] {
	const nameOf = ({ value }: Value) => value.split(" (")[0]?.toLowerCase();
	const known = new Set(listed.map(nameOf));
	return [...listed, ...told.filter((fact) => !known.has(nameOf(fact)))];
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
	const found = withHistory(partsOf(history ? document.lines.filter((line) => !history.lines.has(line)) : document.lines), history);
	const heads = new Set([...found.name, ...found.headline, ...found.person]);
	const head = document.lines.filter((line) => heads.has(line));
	const reached = readContact(head.length > 0 ? head : document.lines.slice(0, 12), document.lines);
	const opening = openingOf(document.lines);
	const own = new Set([reached.email, reached.phone].flatMap((fact) => fact?.source.lineIds ?? []));
	const name = readName({ told: found.name, head: [...new Set([...head, ...opening])], whole: document.lines, own }, reached.email?.value ?? null);
	// A trade in the place of the name is what the person says to be.
	const said = readHeadline(found.headline.length > 0 || name !== null ? found.headline : found.name, name, document.lines);
	const { headline, location } = apartFromPlace(said, placeElsewhere(said, head, document.lines) ?? reached.location);
	const contact = { ...reached, location };
	const setting = settingOf(document.lines);
	const read = readExperience(found.jobs, setting);
	const told = history ? employersByHistory(history, read) : read;
	const listed = history ? [...told, ...jobsOfHistory(history, told, setting)] : told;
	const life = listed.length > 0 ? null : toldLife(document.lines.filter((line) => !heads.has(line)));
	const parts = withoutTold(found, life);
	const experience = life?.experience ?? listed;
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
			summary: summaryWith(summaryOf(parts.summary), life),
			titles: targetTitles(work, headline, wantedTitles([...found.summary, ...found.headline, ...(listed.length > 0 ? [] : document.lines)])),
			experience,
			education: [...(life?.education ?? []), ...(history ? [...schools, ...schoolsOfHistory(history, schools)] : schools)],
			skills: withTold(readSkills(parts.skills, evidence), life?.skills),
			languages: withTold(readLanguages(parts.languages), life?.languages),
			certifications: withTold(readCertifications(parts.certifications), life?.certifications),
			otherSections: parts.others.map(({ heading, lines }, index) => ({ heading, lines: paragraphsOf(lines, `O${index + 1}B`, setting) })),
			yearsOfExperience: years === null ? null : { value: years, confidence: Math.round(datedShare * 90) / 100 },
			printed: null,
			method: "rules" as const,
		},
		document,
	);
	// What is told in sentences stands in the entries that were read from them, not in the sections that the file prints.
	const printed = { ...printedSections(lines, found, profile, document.fileName), readAs: life ? "" : readAsOf(profile) };
	const covered = coverageOf(document, parts, { ...profile, printed }, toldAgain, life?.lines);
	const inSentences = listed.length > 0 ? [] : doubtsOfTold(life, document.lines);
	return { ...profile, printed: { ...printed, doubts: [...inSentences, ...doubtsOfLostLetters(document.lines), ...printed.doubts] }, ...covered };
}
