import { headingsFor } from "@/lib/tools/documents/printing/outline/printed-headings";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { type CheckupInput, type Draft, draft, placeOf, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { hasHeadings } from "@/lib/tools/resume-profile/checkup/words";
import type { PrintedSection, ResumeLine, ResumeProfile, ResumeSource } from "@/lib/tools/resume-profile/schemas";

const LONGEST_HEADING = 40;
/** Shorter words are parts of longer ones by chance. */
const SHORTEST_PART = 6;
/** Sections that every system looks for. */
const SOUGHT = new Set<PrintedSection["section"]>(["experience", "education", "skills", "summary"]);

const plain = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/** The heading that a text is; null where it is not one whole line of the file. */
function lineOf(lines: readonly ResumeLine[], heading: string): ResumeLine | null {
	return lines.find(({ kind, text }) => kind === "heading" && plain(text) === plain(heading)) ?? null;
}

/** A usual heading, or the one of which it is the singular. */
const isUsual = (text: string): boolean => sectionKindOf(text) !== null || sectionKindOf(`${text}s`) !== null;

/** "TEACHING EXPERIENCE", "Schul- und Berufsausbildung", "EDUCATIONAL ATTAINMENT": a search for the usual word finds it. */
function holdsUsualWord(heading: string): boolean {
	const text = plain(heading).replaceAll("\u0e4d\u0e32", "\u0e33");
	const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
	const isWithin = (word: string) =>
		Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, cut) => cut + 1).some(
			(cut) => isUsual(word.slice(cut)) || isUsual(word.slice(0, -cut)),
		);
	return isUsual(words.join("")) || words.some((word, at) => isUsual(word) || isUsual(`${word} ${words[at + 1] ?? ""}`) || isWithin(word));
}

/** Whether what the heading is taken for was read from below it, and nothing else. */
function holdsOnly({ section, lines }: PrintedSection, profile: ResumeProfile): boolean {
	const within = new Set(lines.flatMap(({ source }) => source.lineIds));
	const counts = (sources: readonly ResumeSource[]) => sources.filter(({ lineIds }) => lineIds.some((lineId) => within.has(lineId))).length;
	const jobs = counts(profile.experience.map(({ source }) => source));
	const studies = counts(profile.education.map(({ source }) => source));
	const others = counts([...profile.languages, ...profile.certifications].map(({ source }) => source));
	if (section === "experience") return jobs > 0 && studies + others === 0;
	if (section === "education") return studies > 0 && jobs + others === 0;
	if (section === "summary") return counts(profile.summary ? [profile.summary.source] : []) > 0 && jobs + studies + others === 0;
	return counts(profile.skills.map(({ source }) => source)) > 2 && jobs + studies + others === 0;
}

function unknownHeading({ document, language, profile }: CheckupInput, printed: PrintedSection): Draft[] {
	const { heading, section } = printed;
	// Of several sections of one kind each tells something of its own: a usual heading would be wrong for most of them.
	const isOnly = profile.printed?.sections.filter((one) => one.section === section && one.heading !== "").length === 1;
	const line = heading === "" || heading.length > LONGEST_HEADING || /\d/u.test(heading) ? null : lineOf(document.lines, heading);
	if (!isOnly || line === null || !SOUGHT.has(section) || sectionKindOf(heading) !== null || holdsUsualWord(heading)) return [];
	if (!holdsOnly(printed, profile)) return [];
	return [
		draft("heading_unknown", "medium", {
			title: `The heading ${quoted(heading)} is none of the usual ones`,
			why: "Systems tell the sections of a resume by their headings. What stands below one that they don't know may be left out of your record.",
			place: placeOf(line),
			mended: headingsFor(language)[section === "other" ? "more" : section],
		}),
	];
}

/** Positions below no heading at all: the first line of them, before which one should stand. */
function missingHeading({ document, language, profile }: CheckupInput, section: "experience" | "education"): Draft[] {
	const printed = profile.printed?.sections ?? [];
	const own = printed.filter((one) => one.section === section);
	const hasHeading = own.some(({ heading }) => heading !== "") || document.lines.some(({ text }) => sectionKindOf(text) === section);
	const [first] = own.flatMap(({ lines }) => lines);
	const entries = section === "experience" ? profile.experience : profile.education;
	if (hasHeading || !first || first.source.lineIds.length === 0 || entries.length === 0) return [];
	const usual = headingsFor(language)[section];
	return [
		draft("heading_missing", "medium", {
			title: section === "experience" ? "Your positions stand below no heading" : "Your studies stand below no heading",
			why: `Systems look for a heading before they read entries. Put “${usual}” on a line of its own above this one.`,
			place: first.source,
		}),
	];
}

/** Headings that systems don't know, with the usual ones of the resume's language. */
export function headingFindings(input: CheckupInput): Draft[] {
	if (!hasHeadings(input.language)) return [];
	const unknown = (input.profile.printed?.sections ?? []).flatMap((section) => unknownHeading(input, section));
	return [...unknown, ...missingHeading(input, "experience"), ...missingHeading(input, "education")];
}
