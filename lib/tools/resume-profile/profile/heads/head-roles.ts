import type { NamedSegment } from "@/lib/tools/resume-profile/labelling/label-lines";
import type { SegmentRole } from "@/lib/tools/resume-profile/labelling/labels";

const GRADE = /\d[.,:]\d|^\d+$|%/;
/** A line that ends so goes on in the next. */
const GOES_ON = /(?:^|\s)(?:of|in|and|for|the|&|und|für|der|de|du|des|et|del|della|di|e|y|do|da|van|voor|en|i|w|dla|och|för)$|[-–/(]$/iu;
/** "Diploma I": a number, no word that goes on. */
const NUMBERED = /\sI$/u;

export const has = (segments: readonly NamedSegment[], role: SegmentRole): boolean => segments.some((segment) => segment.role === role);

/**
 * "Carpenter (self-employed)", "Rescue Committee (IRC)": what stands in brackets behind a value and is nothing by itself belongs to it, if `belongs`
 * says so of the value's role and the text.
 */
export function withBrackets(
	segments: readonly NamedSegment[],
	belongs: (role: SegmentRole, text: string) => boolean = (_role, text) => !GRADE.test(text),
): NamedSegment[] {
	return segments.map((segment, at) => {
		const before = segments[at - 1];
		const isAside = segment.sign === "bracket" && segment.role === "note" && before?.row === segment.row && belongs(before.role, segment.text);
		return isAside && before.role !== "dates" && before.role !== "place" && before.end < segment.start ? { ...segment, role: before.role } : segment;
	});
}

/** Whether a part goes on where the one before had to end for want of room: "Pacific Northwest College of" above "Art". */
export function isWrapOf(before: NamedSegment | undefined, segment: NamedSegment): boolean {
	const isBelow = before !== undefined && segment.row === before.row + 1 && segment.start === 0 && !before.isDates && !segment.isDates;
	return (
		isBelow && before.end >= before.line.text.trimEnd().length - 1 && GOES_ON.test(before.line.text.trimEnd()) && !NUMBERED.test(before.line.text.trimEnd())
	);
}

/** What a wrap goes on with is of one role with it. */
export function withWraps(segments: readonly NamedSegment[]): NamedSegment[] {
	const named: NamedSegment[] = [];
	for (const segment of segments) {
		const before = named.at(-1);
		named.push(before && isWrapOf(before, segment) ? { ...segment, role: before.role } : segment);
	}
	return named;
}
