import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedLine, ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** A printed line that is being put together from lines of the file. */
export interface Draft extends Omit<PrintedLine, "bulletId" | "opens"> {
	readonly label: LineLabel | null;
	readonly lines: readonly ResumeLine[];
	/** What stands before its value, in a form. */
	readonly formLabel?: string;
}

const DATE_SIGNS = 3;
/** "(2014 –": the rest stands on the next line. */
const OPEN_SPAN = /^\(?(?:\p{L}{3,12}\.? )?[\d./ ]{4,10} ?[~〜～–—-]$/u;

/** "(6 months)", "(expected June 2026)": a remark on dates. */
export const BRACKETED = /\s\([^()]{1,30}\)/gu;

/** Whether a cell is dates and nothing else but a remark on them. */
export function isDates(cell: string): boolean {
	const bare = cell.replace(BRACKETED, "").trim();
	const range = findDateRange(bare);
	return OPEN_SPAN.test(bare) || (range !== null && range.length >= bare.length - DATE_SIGNS);
}

/** "2019.07" above "~ 2021.02", and "(2014 –" above "2016)": the second goes on with the span that the first begins. */
const OPENS_END = /^\s*[~〜～–—-]/u;
const IS_OPEN = /[~〜～–—-]\s*$/u;

/** Whether dates begin and end: beside a row of its own such a span is no end of the one above. */
function isWhole(dates: string): boolean {
	const range = findDateRange(dates);
	return range !== null && range.start !== null && (range.isCurrent || (range.end !== null && range.end !== range.start));
}

const isEndOf = (end: string, dates: string): boolean => OPENS_END.test(end) || (IS_OPEN.test(dates) && !isWhole(end));

/** Heads with spans of dates whole that were printed in two lines. */
export function withWholeSpans(drafts: readonly Draft[]): Draft[] {
	const whole: Draft[] = [];
	for (const draft of drafts) {
		const before = whole.at(-1);
		const end = draft.dates ?? (draft.style !== "item" && isDates(draft.text) ? draft.text : null);
		if (!before || before.dates === null || before.style !== "head" || end === null || !isEndOf(end, before.dates)) {
			whole.push(draft);
			continue;
		}
		const lines = draft.dates === null ? [...before.lines, ...draft.lines] : before.lines;
		whole[whole.length - 1] = { ...before, dates: `${before.dates} ${end.trim()}`, lines, source: sourceOf(lines) };
		if (draft.dates !== null) whole.push({ ...draft, dates: null });
	}
	return whole;
}

export const isOnlyDates = (draft: Draft): boolean => draft.style !== "item" && draft.dates === null && isDates(draft.text);
const mayTakeDates = (draft: Draft | undefined): draft is Draft =>
	draft !== undefined && draft.style === "head" && draft.formLabel === undefined && draft.dates === null && findDateRange(draft.text) === null;

/** The space above a line, in font sizes beyond the usual; null where the file does not say or a column or page begins. */
export function gapAbove(draft: Draft | undefined, before: Draft | undefined): number | null {
	const [line, last] = [draft?.lines[0], before?.lines.at(-1)];
	return !line || !last || line.page !== last.page || line.column !== last.column ? null : line.gap;
}

/** How far one line stands below another, in font sizes of the text; null where the file does not say or a column or page begins. */
function distance(upper: Draft | undefined, lower: Draft | undefined): number | null {
	const [last, first] = [upper?.lines.at(-1), lower?.lines[0]];
	if (!last || !first || gapAbove(lower, upper) === null) return null;
	return last.y === null || first.y === null ? first.gap : (first.y - last.y) / Math.max(last.fontSize ?? 1, first.fontSize ?? 1);
}

/** Dates on a line of their own go beside the head that they stand close to, if it is clear which one that is; else they stay where they are. */
export function withDatesBeside(drafts: readonly Draft[]): Draft[] {
	// Where a section begins with dates, all stand above what they are of.
	const areAbove = drafts[0] !== undefined && isOnlyDates(drafts[0]);
	const beside: Draft[] = [];
	let taken: Draft | null = null;
	drafts.forEach((draft, at) => {
		const [before, next] = [beside.at(-1), drafts[at + 1]];
		if (taken !== null) {
			const lines = [...taken.lines, ...draft.lines];
			beside.push({ ...draft, dates: taken.text, label: taken.label, lines, source: sourceOf(lines) });
			taken = null;
			return;
		}
		const [above, below] = [distance(drafts[at - 1], draft), distance(draft, next)];
		if (!isOnlyDates(draft)) beside.push(draft);
		else if (mayTakeDates(next) && above !== null && below !== null && below < above - CLEAR) taken = draft;
		else if (
			!areAbove &&
			mayTakeDates(before) &&
			before.lines.at(-1) === drafts[at - 1]?.lines.at(-1) &&
			(above === null || below === null || above <= below)
		) {
			const lines = [...before.lines, ...draft.lines];
			beside[beside.length - 1] = { ...before, dates: draft.text, lines, source: sourceOf(lines) };
		} else beside.push(draft);
	});
	return beside;
}

/** So much more space on one side than on the other says where a line belongs. */
const CLEAR = 0.15;
