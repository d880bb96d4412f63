import { type DateRange, findDateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";

const OPEN_END = /[-–—→]\s*$/u;
/** Before a date that is the end alone. */
const UNTIL = /(?:[-–—]|(?<!\p{L})(?:until|till|to|up to|bis|jusqu['’](?:à|en|au)|hasta|até|fino al?|tot|tom|do))\s*$/iu;
const LONGEST_DATE = 30;

const cellFrom = (text: string, at: number): string => text.slice(at).split("\t", 1)[0] ?? "";

/** The span that a cell begins and the cell below it ends: "Aug 2012 –" above "May 2014". */
function wrappedRange(segment: NamedSegment, segments: readonly NamedSegment[]): DateRange | null {
	const cell = cellFrom(segment.line.text, segment.start);
	const below = segments.find(({ row, start }) => row === segment.row + 1 && start === 0);
	const end = below ? cellFrom(below.line.text, 0) : "";
	if (!segment.isDates || !OPEN_END.test(cell) || end === "" || end.length > LONGEST_DATE) return null;
	const range = findDateRange(`${cell} ${end}`);
	return range !== null && range.start !== null && range.length > cell.trim().length + 1 ? range : null;
}

/** The span of a part of a head; one date of a job is all of its time. */
export function rangeOf(segment: NamedSegment, segments: readonly NamedSegment[], kind: "job" | "school"): DateRange | null {
	const above = segments.find(({ row, isDates }) => isDates && row === segment.row - 1);
	if (segment.start === 0 && above && wrappedRange(above, segments)) return null;
	const wrapped = wrappedRange(segment, segments);
	if (wrapped) return wrapped;
	// What stands behind it may leave it open: "2014 –".
	const text = segment.line.text.slice(segment.start, segment.end);
	const range = findDateRanges(segment.line.text).find(({ index, isCurrent }) => isCurrent && index === segment.start) ?? findDateRange(text);
	const isOne = kind === "job" && range !== null && range.start === null && !UNTIL.test(segment.line.text.slice(0, segment.start + range.index));
	return isOne ? { ...range, start: range.end } : range;
}
