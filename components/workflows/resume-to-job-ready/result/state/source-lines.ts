import type { PrintedLine, PrintedSection, ResumeBullet, ResumeSource } from "@/lib/tools/resume-profile/schemas";
import type { ResultItem } from "./item";
import { tidy } from "./line-order";

/** A line of the person's own resume, by the id that tailored lines cite. */
export interface SourceLine {
	readonly id: string;
	readonly text: string;
	readonly source: ResumeSource;
}

/** Lines under a head of their own. */
export interface SourceBlock {
	readonly key: string;
	readonly title: string;
	readonly about: string;
	readonly lines: readonly SourceLine[];
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

/** The sections that a tailored resume takes its own from: as the file prints them where it was written so, else what no field of a profile holds. */
export function sectionsOf({ profile, resume }: Pick<ResultItem, "profile" | "resume">): readonly Pick<PrintedSection, "heading" | "lines">[] {
	const printed = profile.printed?.sections ?? [];
	const cited = new Set(resume.otherSections.flatMap(({ lines }) => lines.flatMap(({ sourceIds }) => sourceIds)));
	const isCited = ({ lines }: PrintedSection) => lines.some(({ bulletId }) => cited.has(bulletId));
	// Skills that are listed stand in their own list.
	if (printed.some(isCited)) return printed.filter((own) => own.section !== "skills" || isCited(own));
	return profile.otherSections.map(({ heading, lines }) => ({
		heading,
		lines: lines.map((line) => ({ ...line, style: "item" as const, dates: null, isStrong: false, opens: false })),
	}));
}

const withDates = ({ text, dates }: PrintedLine): string => [tidy(text), dates].filter(Boolean).join(" · ");

/** A person's resume as it was put in, in its order. */
export function sourceParts(item: Pick<ResultItem, "profile" | "resume">): SourcePart[] {
	const { profile } = item;
	const own = sectionsOf(item);
	const isAsPrinted = profile.printed?.sections.some((section) => own.includes(section)) === true;
	const fact = (id: string, { value, source }: { value: string; source: ResumeSource }): SourceLine => ({ id, text: tidy(value), source });
	const { email, phone, location, links } = profile.contact;
	const contact = [email, phone, location, ...links].filter((one) => one !== null);
	const lists = (name: "skills" | "certifications" | "languages") => profile[name].map((one, at) => fact(`${name}-${at}`, one));
	const parts: SourcePart[] = [
		{
			name: "Head",
			blocks: [
				plain("head", [
					...(profile.name ? [fact("name", profile.name)] : []),
					...(profile.headline ? [fact("headline", profile.headline)] : []),
					...contact.map((one, at) => fact(`contact-${at}`, one)),
				]),
			],
		},
		{ name: "Summary", blocks: profile.summary ? [plain("summary", [fact(SUMMARY_ID, profile.summary)])] : [] },
		{
			name: "Experience",
			blocks: (isAsPrinted ? [] : profile.experience).map((job) => ({
				key: job.experienceId,
				title: joined([job.title, job.company]),
				about: joined([job.location, job.datesText ?? between(job.startDate, job.endDate)]),
				lines: job.bullets.map(bulletLine),
			})),
		},
		{
			name: "Education",
			blocks: (isAsPrinted ? [] : profile.education).map((school) => ({
				key: school.educationId,
				title: joined([school.degree, school.field, school.institution]),
				about: between(school.startDate, school.endDate),
				lines: school.details.map(bulletLine),
			})),
		},
		{ name: "Skills", blocks: [plain("skills", lists("skills"))] },
		{ name: "Certificates", blocks: [plain("certifications", isAsPrinted ? [] : lists("certifications"))] },
		{ name: "Languages", blocks: [plain("languages", isAsPrinted ? [] : lists("languages"))] },
		...own.map(({ heading, lines }, at) => ({
			name: heading || "More",
			blocks: [
				plain(
					`other-${at}`,
					lines.map((line) => ({ ...bulletLine(line), text: withDates(line) })),
				),
			],
		})),
	];
	return parts.filter(({ blocks }) => blocks.some(({ title, lines }) => title !== "" || lines.length > 0));
}

/** Every line of a resume that has an id, by it. */
export function linesById(parts: readonly SourcePart[]): Map<string, SourceLine> {
	return new Map(parts.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines)).map((line) => [line.id, line]));
}
