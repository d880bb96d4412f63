import type { PrintedLine, PrintedSection, ResumeBullet, ResumeProfile, ResumeSource } from "@/lib/tools/resume-profile/schemas";
import type { ResultItem } from "./item";
import { tidy } from "./line-order";

/** A line of the person's own resume, by the id that tailored lines cite. */
export interface SourceLine {
	readonly id: string;
	readonly text: string;
	readonly source: ResumeSource;
	/** Of what was read from it and is cited by itself: skills of a list. */
	readonly alsoIds?: readonly string[];
}

/** Lines under a head of their own. */
export interface SourceBlock {
	readonly key: string;
	readonly title: string;
	readonly about: string;
	readonly lines: readonly SourceLine[];
	/** Where its head stands. */
	readonly source?: ResumeSource;
}

export interface SourcePart {
	readonly name: string;
	readonly blocks: readonly SourceBlock[];
}

export const SUMMARY_ID = "summary";

function bulletLine({ bulletId, text, source }: ResumeBullet): SourceLine {
	return { id: bulletId, text: tidy(text), source };
}

const plain = (key: string, lines: readonly SourceLine[]): SourceBlock => ({ key, title: "", about: "", lines });
const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(", ");
const between = (from: string | null, to: string | null) => [from, to].filter(Boolean).join(" – ");

/** The sections as the file prints them, where the tailored resume was written from them; null where its fields were. */
function printedSections({ profile, resume }: Pick<ResultItem, "profile" | "resume">): PrintedSection[] | null {
	const printed = profile.printed?.sections ?? [];
	return printed.some((section) => isCited(section, resume)) ? printed : null;
}

function isCited({ lines }: PrintedSection, { otherSections }: ResultItem["resume"]): boolean {
	const cited = new Set(otherSections.flatMap((section) => section.lines.flatMap(({ sourceIds }) => sourceIds)));
	return lines.some(({ bulletId }) => cited.has(bulletId));
}

/** The sections that a tailored resume takes its own from: as the file prints them where it was written so, else what no field of a profile holds. */
export function sectionsOf({ profile, resume }: Pick<ResultItem, "profile" | "resume">): readonly Pick<PrintedSection, "heading" | "lines">[] {
	// Skills that are listed stand in their own list.
	const printed = printedSections({ profile, resume })?.filter((own) => own.section !== "skills" || isCited(own, resume));
	if (printed) return printed;
	return profile.otherSections.map(({ heading, lines }) => ({
		heading,
		lines: lines.map((line) => ({ ...line, style: "item" as const, dates: null, isStrong: false, opens: false })),
	}));
}

const withDates = ({ text, dates }: PrintedLine): string => [tidy(text), dates].filter(Boolean).join(" · ");

/** A person's resume as it was put in, in the order of the file. */
export function sourceParts(item: Pick<ResultItem, "profile" | "resume">): SourcePart[] {
	const { profile } = item;
	const printed = printedSections(item);
	const parts = printed ? [headPart(profile), summaryPart(profile), ...printedParts(profile, printed)] : partsOfFields(profile);
	return inFileOrder(parts.filter(({ blocks }) => blocks.some(({ title, lines }) => title !== "" || lines.length > 0)));
}

const fact = (id: string, { value, source }: { value: string; source: ResumeSource }): SourceLine => ({ id, text: tidy(value), source });

function headPart({ name, headline, contact }: ResumeProfile): SourcePart {
	const { email, phone, location, links } = contact;
	const reached = [email, phone, location, ...links].filter((one) => one !== null);
	const lines = [
		...(name ? [fact("name", name)] : []),
		...(headline ? [fact("headline", headline)] : []),
		...reached.map((one, at) => fact(`contact-${at}`, one)),
	];
	return { name: "Head", blocks: [plain("head", lines)] };
}

function summaryPart({ summary }: ResumeProfile): SourcePart {
	return { name: "Summary", blocks: summary ? [plain("summary", [fact(SUMMARY_ID, summary)])] : [] };
}

/** The sections as the file prints them. Lists that are cited by what was read of a line lead to the line. */
function printedParts(profile: ResumeProfile, sections: readonly PrintedSection[]): SourcePart[] {
	const facts = LISTS.flatMap((list) => profile[list].map(({ source }, at) => ({ id: `${list}-${at}`, lineIds: source.lineIds })));
	return sections.map(({ heading, lines }, at) => {
		const own = lines.map((line) => ({
			...bulletLine(line),
			text: withDates(line),
			alsoIds: facts.filter(({ lineIds }) => lineIds.some((id) => line.source.lineIds.includes(id))).map(({ id }) => id),
		}));
		return { name: tidy(heading) || "More", blocks: [plain(`other-${at}`, own)] };
	});
}

const LISTS = ["skills", "certifications", "languages"] as const;

/** What a person mended is no longer as the file prints it: it is shown by its fields. */
function partsOfFields(profile: ResumeProfile): SourcePart[] {
	const lists = (name: (typeof LISTS)[number]) => [
		plain(
			name,
			profile[name].map((one, at) => fact(`${name}-${at}`, one)),
		),
	];
	return [
		headPart(profile),
		summaryPart(profile),
		{
			name: "Experience",
			blocks: profile.experience.map((job) => ({
				key: job.experienceId,
				title: joined([job.title, job.company]),
				about: joined([job.location, job.datesText ?? between(job.startDate, job.endDate)]),
				lines: job.bullets.map(bulletLine),
				source: job.source,
			})),
		},
		{
			name: "Education",
			blocks: profile.education.map((school) => ({
				key: school.educationId,
				title: joined([school.degree, school.field, school.institution]),
				about: between(school.startDate, school.endDate),
				lines: school.details.map(bulletLine),
				source: school.source,
			})),
		},
		{ name: "Skills", blocks: lists("skills") },
		{ name: "Certificates", blocks: lists("certifications") },
		{ name: "Languages", blocks: lists("languages") },
		...profile.otherSections.map(({ heading, lines }, at) => ({ name: tidy(heading) || "More", blocks: [plain(`other-${at}`, lines.map(bulletLine))] })),
	];
}

/** The head first, then each part where the middle of its lines stands: of a list of skills some may be told far away. What has no place stays where it is. */
function inFileOrder(parts: readonly SourcePart[]): SourcePart[] {
	const places = parts.map(placeOf);
	const known = places.map((place, at) => (at === 0 && parts[at]?.name === "Head" ? -1 : (place ?? places.slice(0, at).findLast((one) => one !== null) ?? 0)));
	return parts
		.map((part, at) => ({ part, place: known[at] ?? 0 }))
		.sort((one, other) => one.place - other.place)
		.map(({ part }) => part);
}

function placeOf({ blocks }: SourcePart): number | null {
	const ids = blocks.flatMap(({ lines, source }) => [...(source?.lineIds ?? []), ...lines.flatMap((line) => line.source.lineIds)]);
	const numbers = ids
		.map((id) => Number(id.replace(/\D/gu, "")))
		.filter((place) => place > 0)
		.sort((one, other) => one - other);
	return numbers[Math.floor(numbers.length / 2)] ?? null;
}

/** Every line of a resume that has an id, by it. */
export function linesById(parts: readonly SourcePart[]): Map<string, SourceLine> {
	const lines = parts.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
	return new Map(lines.flatMap((line) => idsOf(line).map((id) => [id, line] as const)));
}

/** The ids by which tailored lines may cite a line. */
export const idsOf = ({ id, alsoIds = [] }: SourceLine): string[] => [id, ...alsoIds];
