import { headingsFor } from "@/lib/tools/documents/printing/printed-headings";
import { type CheckupInput, type Draft, draft, placeOf, quoted } from "@/lib/tools/resume-profile/checkup/finding";
import { hasHeadings } from "@/lib/tools/resume-profile/checkup/words";
import type { PrintedSection, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { sectionKindOf } from "@/lib/tools/resume-profile/text/section-headings";

const LONGEST_HEADING = 40;

const plain = (text: string): string => text.replace(/\s+/gu, " ").trim().toLowerCase();

/** The line that a heading is; null where it is not one whole line of the file. */
function lineOf(lines: readonly ResumeLine[], heading: string): ResumeLine | null {
	const found = lines.filter(({ text }) => plain(text) === plain(heading));
	return found.find(({ kind }) => kind === "heading") ?? null;
}

function unknownHeading({ document, language, profile }: CheckupInput, { heading, section }: PrintedSection): Draft[] {
	// Below a usual heading an unknown one may be an employer or a topic in large letters.
	const isBelowUsual = profile.printed?.sections.some((one) => one.section === section && sectionKindOf(one.heading) !== null) ?? false;
	if (isBelowUsual) return [];
	const line = heading === "" || heading.length > LONGEST_HEADING || /\d/u.test(heading) ? null : lineOf(document.lines, heading);
	if (line === null || sectionKindOf(heading) !== null || section === "other") return [];
	const usual = headingsFor(language)[section];
	return [
		draft("heading_unknown", "medium", {
			title: `The heading ${quoted(heading)} is none of the usual ones`,
			why: "Systems tell the sections of a resume by their headings. What stands below one that they don't know may be left out of your record.",
			place: placeOf(line),
			mended: usual,
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
