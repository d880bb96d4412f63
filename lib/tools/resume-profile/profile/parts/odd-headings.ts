import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { type SectionKind, sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { titleAndPlace } from "@/lib/tools/resume-profile/profile/person/title-and-place";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

const LEAST_KNOWN = 2;
const MOST_OF = 0.75;
const CLEARLY_SMALLER = 0.9;
const START_IN: Readonly<Partial<Record<SectionKind, LineLabel>>> = { experience: "job.start", education: "school.start" };

const HEAD_OF: Readonly<Partial<Record<LineLabel, LineLabel>>> = { "job.start": "job.head", "school.start": "school.head" };

const isHeading = (label: LineLabel | undefined): boolean => label?.startsWith("heading.") === true;

/** The size that a column's headings of known words are printed in, or those of all columns; null where they differ or are few. */
function sizeOfHeadings(lines: readonly ResumeLine[], labels: readonly LineLabel[], column: number | null): number | null {
	const known = lines.filter((line, at) => (column === null || line.column === column) && isHeading(labels[at]) && sectionKindOf(line.text) !== null);
	const sizes = known.flatMap(({ fontSize }) => fontSize ?? []);
	const [size] = [...new Set(sizes)].sort(
		(one, other) => sizes.filter((printed) => printed === other).length - sizes.filter((printed) => printed === one).length,
	);
	const isUsual = size !== undefined && sizes.length >= LEAST_KNOWN && sizes.filter((printed) => printed === size).length >= sizes.length * MOST_OF;
	return isUsual ? size : null;
}

/** What stands below work or studies in smaller letters than all headings, in words of none, begins an entry there: an employer above its roles. */
export function withoutOddHeadings(lines: readonly ResumeLine[], labels: readonly LineLabel[]): LineLabel[] {
	const sizes = new Map([...new Set(lines.map(({ column }) => column))].map((column) => [column, sizeOfHeadings(lines, labels, column)]));
	const usual = sizeOfHeadings(lines, labels, null);
	let section: SectionKind | null = null;
	return labels.map((label, at) => {
		const line = lines[at];
		if (!line || !isHeading(label)) return label;
		const kind = sectionKindOf(line.text);
		if (kind !== null) {
			section = kind;
			return label;
		}
		const start = section === null ? undefined : START_IN[section];
		// "Responsibilities" above bullets begins nothing.
		const next = labels[at + 1];
		const isEntry = start !== undefined && (next === start || next === HEAD_OF[start]);
		const size = sizes.get(line.column) ?? usual;
		return isEntry && size !== null && line.fontSize !== null && line.fontSize < size * CLEARLY_SMALLER ? start : label;
	});
}

/**
 * What stands right below the name and tells no dates is what the person calls themselves, not the head of a job; so is a title beside a place, which
 * is no mere fact about them either.
 */
export function withHeadlineBelowName(lines: readonly ResumeLine[], labels: readonly LineLabel[]): LineLabel[] {
	const named: LineLabel[] = [];
	labels.forEach((label, at) => {
		const line = lines[at];
		const isBelow = named[at - 1] === "name" && line !== undefined && lines[at - 1]?.column === line.column && lines[at - 1]?.page === line.page;
		const isHead = (label === "job.head" || label === "job.start") && line !== undefined && line.kind !== "bullet" && findDateRange(line.text) === null;
		const isTitled = !isHeading(label) && line !== undefined && line.kind !== "bullet" && titleAndPlace(line.text) !== null;
		named.push(isBelow && ((isHead && isHeading(labels[at + 1])) || isTitled) ? "headline" : label);
	});
	return named;
}
