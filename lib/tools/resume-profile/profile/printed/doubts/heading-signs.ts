import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { SeenLine } from "@/lib/tools/resume-profile/profile/printed/printed-lines";
import { isDocumentTitle } from "@/lib/tools/resume-profile/words/furniture-words";
import { isOrganisation, titleScore } from "@/lib/tools/resume-profile/words/title-words";
import { cellsIn, type DoubtedSection, linesOf, placesOf, type Sign } from "./sign";

const linesIn = (seen: readonly SeenLine[]) => seen.map(({ line }) => line);
const looksOf = ({ line }: SeenLine): string => `${line.fontSize} ${line.bold} ${line.caps}`;
const isKnown = ({ printed }: DoubtedSection): boolean => sectionKindOf(printed.heading) !== null;
const nameOf = ({ printed }: DoubtedSection): string => printed.heading.trim().toLowerCase();

const LINES_ALIKE = 2;
const SHORT = 3;

/** A heading that looks like none of those whose words are known may be a line of what stands above it. */
function oddSigns(section: DoubtedSection, sections: readonly DoubtedSection[]): Sign[] {
	const { printed, headings } = section;
	// Words that only head sections are a heading in whatever letters.
	if (isKnown(section) || isDocumentTitle(printed.heading)) return [];
	const known = sections.filter((other) => other !== section && isKnown(other)).flatMap((other) => other.headings.map(looksOf));
	const looks = headings.map(looksOf);
	const isOdd = known.length > 0 && !looks.some((look) => known.includes(look));
	const saysNothing = !/\p{L}{2}/u.test(printed.heading);
	const lines = linesIn(headings);
	if (!isOdd) return saysNothing ? [{ name: "heading_like_entry", lines }] : [];
	const alike = sections.flatMap(({ lines: below }) => below.filter((line) => looks.includes(looksOf(line))));
	const isEntry = titleScore(printed.heading) > 0 || isOrganisation(printed.heading) || findDateRange(printed.heading) !== null;
	return [
		{ name: "odd_heading", lines },
		...(alike.length >= LINES_ALIKE ? [{ name: "looks_like_lines" as const, lines }] : []),
		...(printed.lines.length < SHORT ? [{ name: "short_section" as const, lines }] : []),
		...(isEntry || saysNothing ? [{ name: "heading_like_entry" as const, lines }] : []),
	];
}

/** "Work and studies": a heading of two kinds. */
const IS_JOINT = /[&+/,・]|\s(?:and|und|et|y|e|i|en|och|og|и|та|ve|dan|và)\s/iu;
const KIND_OF_LABEL = /^(job|school)\./u;
const CONTRARY: Readonly<Record<string, string>> = { experience: "school", education: "job", skills: "job", languages: "job", interests: "job" };
const MOST_WORDS = 4;

/** Work below a heading of studies, or studies below one of work; a heading that is printed as a line. */
function signsBelow(section: DoubtedSection): Sign[] {
	const { printed, lines, headings } = section;
	const contrary = IS_JOINT.test(printed.heading) || !isKnown(section) ? undefined : CONTRARY[printed.section];
	const strays = lines.filter(({ label }) => contrary !== undefined && KIND_OF_LABEL.exec(label ?? "")?.[1] === contrary);
	const isHeading = (text: string) => sectionKindOf(text) !== null && text.split(/\s+/u).length <= MOST_WORDS;
	const swallowed = placesOf(section).filter(({ line: { text, dates, style } }) => style !== "item" && dates === null && isHeading(text));
	return [
		...(strays.length > 0 ? [{ name: "mixed_kinds" as const, lines: linesIn(strays.slice(0, 2)), beside: linesIn(headings) }] : []),
		...swallowed.map((place): Sign => ({ name: "swallowed_heading", lines: linesOf(place) })),
	];
}

const IS_ENTRY = /^(?:job|school)\./u;

/** Entries of work or study above the first heading, of which there is a section further down: a column may have been read before the one that it goes on from. */
function isHeadless({ printed, headings, lines }: DoubtedSection, at: number, sections: readonly DoubtedSection[]): boolean {
	const isOfEntries = (printed.section === "experience" || printed.section === "education") && lines.some(({ label }) => IS_ENTRY.test(label ?? ""));
	return (
		isOfEntries &&
		headings.length === 0 &&
		sections.slice(at + 1).some(({ printed: later, headings: own }) => later.section === printed.section && own.length > 0)
	);
}

/** What is doubtful about headings, and about what stands below them. */
export function headingSigns(sections: readonly DoubtedSection[]): Sign[] {
	return sections.flatMap((section, at) => {
		const { headings } = section;
		const lines = linesIn(headings);
		const isTwo = lines.some(({ text }) => cellsIn(text).length > 1 && cellsIn(text).some((cell) => sectionKindOf(cell) !== null));
		const isRepeated = isKnown(section) && sections.slice(0, at).some((other) => nameOf(other) === nameOf(section));
		return [
			...(isTwo ? [{ name: "two_headings" as const, lines }] : []),
			...(isHeadless(section, at, sections) ? [{ name: "no_heading" as const, lines: linesIn(section.lines.slice(0, 2)) }] : []),
			...(isRepeated && headings.length > 0 ? [{ name: "repeated_heading" as const, lines }] : []),
			...(headings.length > 0 ? oddSigns(section, sections) : []),
			...signsBelow(section),
		];
	});
}
