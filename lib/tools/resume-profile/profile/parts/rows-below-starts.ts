import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import type { LabelledLine } from "./settled-labels";

const LONGEST_ROW = 110;
/** So many of the entries have such a row, and of so many the models say that it is of the head. */
const LEAST_ENTRIES = 2;
const MOST_HAVE_IT = 0.6;
const SOME_ARE_HEADS = 0.25;

const lookOf = ({ fontSize, bold, italic, caps, indent }: ResumeLine): string =>
	`${fontSize}|${bold}|${italic}|${caps}|${indent === null ? "-" : Math.round(indent)}`;

/** What stands right below a dated start and may go on with its head: a short row without dates that is no item, no sentence and no wrap. */
function rowBelow(labelled: readonly LabelledLine[], at: number): LabelledLine | null {
	const [start, row] = [labelled[at], labelled[at + 1]];
	if (start?.label !== "job.start" || !row?.label.startsWith("job.") || start.isForm || row.isForm) return null;
	const { line } = row;
	const isPlain = line.kind !== "bullet" && line.isRest !== true && line.column === start.line.column && line.x !== null;
	const isShort = line.text.length < LONGEST_ROW && !/[.!;:]$/.test(line.text) && !/^\p{Ll}/u.test(line.text);
	return isPlain && isShort && findDateRange(start.line.text) !== null && findDateRange(line.text) === null ? row : null;
}

/**
 * "Heating Installer⇥2011 – 2017" above "R J Oldroyd & Sons, Barnsley": the entries of one resume are written alike, so where most have such a row and the
 * models took some of these for a part of the head, all of them are.
 */
export function withRowsBelowStarts(labelled: readonly LabelledLine[]): LabelledLine[] {
	const dated = labelled.filter(({ line, label }) => label === "job.start" && findDateRange(line.text) !== null);
	const rows = labelled.flatMap((start, at) => {
		const row = rowBelow(labelled, at);
		return row ? [{ row, look: `${lookOf(start.line)}/${lookOf(row.line)}` }] : [];
	});
	const heads = new Set<LabelledLine>();
	for (const look of new Set(rows.map((one) => one.look))) {
		const alike = rows.filter((one) => one.look === look).map(({ row }) => row);
		const known = alike.filter(({ label }) => label === "job.head");
		const isUsual = alike.length >= LEAST_ENTRIES && alike.length >= dated.length * MOST_HAVE_IT && known.length >= alike.length * SOME_ARE_HEADS;
		if (isUsual) for (const row of alike) heads.add(row);
	}
	return labelled.map((one) => (heads.has(one) ? { ...one, label: "job.head" } : one));
}
