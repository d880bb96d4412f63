import { findDateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import { sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedDoubt, PrintedLine, PrintedSection, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { isDates } from "./dates-beside";
import type { SeenLine } from "./printed-lines";

/** A section that is printed, with the lines of the file that it is of. */
export interface DoubtedSection {
	readonly printed: PrintedSection;
	readonly headings: readonly SeenLine[];
	readonly lines: readonly SeenLine[];
}

const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
const cellsIn = (text: string): string[] => text.split("\t").filter((cell) => wordsIn(cell) > 0 && !isDates(cell));

/** "Communication⇥University of Cape Town,⇥Durban": a cell that breaks off goes on below, so its row is none. */
const BREAKS_OFF = /(?:[,&(]|\s[–—-]|\p{L}-)$/u;
const tornRow = (text: string): boolean => {
	const cells = cellsIn(text);
	return cells.slice(0, -1).some((cell) => BREAKS_OFF.test(cell.trim()) && wordsIn(cell) > 1);
};

/** Two list items on one line. */
const isTwoItems = ({ kind, text }: ResumeLine): boolean => kind === "bullet" && cellsIn(text).filter((cell) => wordsIn(cell) > 2).length > 1;

/** Two periods on one line, one of them beside it. */
const isTwoPeriods = ({ text, dates }: PrintedLine): boolean => {
	const ranges = findDateRanges(text).filter(({ start, end, isCurrent }) => start !== null && (isCurrent || (end !== null && end !== start)));
	return ranges.length + (dates !== null && (findDateRange(dates)?.start ?? null) !== null ? 1 : 0) > 1;
};

const LONGEST_QUOTE = 80;
const SAYS: Readonly<Record<PrintedDoubt["reason"], string>> = {
	side_by_side: "stands beside other text in your file, and may be joined with what it does not belong to.",
	dates_apart: "stand in a list of their own, away from what they are the dates of.",
};

function doubt(reason: PrintedDoubt["reason"], lines: readonly ResumeLine[]): PrintedDoubt {
	const [source, text] = [sourceOf(lines), lines.map((line) => line.text.replaceAll("\t", " ")).join(", ")];
	const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE).trimEnd()}…` : text;
	return { reason, text: `“${quote}” on page ${source.page} ${SAYS[reason]}`, source };
}

function doubtsOfSection({ printed, headings, lines }: DoubtedSection): PrintedDoubt[] {
	const byId = new Map(lines.map(({ line }) => [line.lineId, line]));
	const of = ({ source }: PrintedLine) => source.lineIds.flatMap((id) => byId.get(id) ?? []);
	const titles = headings.filter(({ line }) => cellsIn(line.text).length > 1).map(({ line }) => line);
	const rows = lines.filter(({ line }) => tornRow(line.text) || isTwoItems(line)).map(({ line }) => line);
	const periods = printed.lines.filter(isTwoPeriods).flatMap(of);
	const alone = printed.lines.map(({ text, dates, style }) => style !== "item" && dates === null && isDates(text));
	const stacked = printed.lines.filter((_, at) => alone[at] && (alone[at - 1] || alone[at + 1])).flatMap(of);
	const beside = [...titles, ...rows, ...periods];
	return [
		...(beside.length > 0 ? [doubt("side_by_side", beside.slice(0, 1))] : []),
		...(stacked.length > 0 ? [doubt("dates_apart", stacked.slice(0, 2))] : []),
	];
}

/** A heading of known words that comes a second time stands in another column. */
function repeatedHeadings(sections: readonly DoubtedSection[]): PrintedDoubt[] {
	const seen = new Set<string>();
	return sections.flatMap(({ printed: { heading }, headings }) => {
		const name = heading.trim().toLowerCase();
		const isRepeated = name !== "" && sectionKindOf(heading) !== null && seen.has(name);
		seen.add(name);
		return isRepeated
			? [
					doubt(
						"side_by_side",
						headings.map(({ line }) => line),
					),
				]
			: [];
	});
}

/** Where what is printed may not be what the file means: text that was set side by side, dates in a list of their own. */
export function doubtsOf(sections: readonly DoubtedSection[]): PrintedDoubt[] {
	return [...sections.flatMap(doubtsOfSection), ...repeatedHeadings(sections)];
}
