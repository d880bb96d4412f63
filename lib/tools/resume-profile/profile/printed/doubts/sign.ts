import { isDates } from "@/lib/tools/resume-profile/profile/printed/dates-beside";
import type { SeenLine } from "@/lib/tools/resume-profile/profile/printed/printed-lines";
import type { PrintedLine, PrintedSection, ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** A section that is printed, with the lines of the file that it is of. */
export interface DoubtedSection {
	readonly printed: PrintedSection;
	readonly headings: readonly SeenLine[];
	readonly lines: readonly SeenLine[];
}

/** What makes doubtful whether lines of a file are printed as they are meant. */
export type SignName =
	| "two_headings"
	| "torn_row"
	| "two_items"
	| "two_periods"
	| "stacked_dates"
	| "repeated_heading"
	| "swallowed_heading"
	| "mixed_kinds"
	| "no_heading"
	| "odd_heading"
	| "looks_like_lines"
	| "short_section"
	| "heading_like_entry"
	| "goes_on"
	| "breaks_off"
	| "dates_within"
	| "other_column"
	| "goes_up"
	| "drawn_apart"
	| "odd_name"
	| "half_name"
	| "odd_headline"
	| "half_headline"
	| "odd_email";

export interface Sign {
	readonly name: SignName;
	readonly lines: readonly ResumeLine[];
	/** What they may belong to as well, or may not. */
	readonly beside?: readonly ResumeLine[];
	/** What was read of the lines, where it is not all of their text. */
	readonly value?: string;
}

/** A printed line with the lines of the file that it is of. */
export interface PrintedPlace {
	readonly line: PrintedLine;
	readonly of: readonly SeenLine[];
}

export function placesOf({ printed, lines }: DoubtedSection): PrintedPlace[] {
	const byId = new Map(lines.map((seen) => [seen.line.lineId, seen]));
	return printed.lines.map((line) => ({ line, of: line.source.lineIds.flatMap((id) => byId.get(id) ?? []) }));
}

export const linesOf = ({ of }: PrintedPlace): ResumeLine[] => of.map(({ line }) => line);
export const isList = ({ printed }: DoubtedSection): boolean => printed.section === "skills" || printed.section === "languages";
export const wordsIn = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;
export const cellsIn = (text: string): string[] => text.split("\t").filter((cell) => wordsIn(cell) > 0 && !isDates(cell));
