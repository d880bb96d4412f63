import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { type DateRange, findDateRange } from "@/lib/tools/resume-profile/text/date-ranges";

/** Lines of one dated entry: its head (with the line that has the dates) and what follows. */
export interface EntryLines {
	readonly head: readonly ResumeLine[];
	readonly dateLine: ResumeLine | null;
	readonly range: DateRange | null;
	readonly body: readonly ResumeLine[];
}

const MAX_HEAD_LINES = 3;
const DURATION_ONLY =
	/^\(?\s?(?:\d{1,3}\s?(?:years?|yrs?|jahre?|ans?|años?|anos?|anni|jaar|năm|年)\s?)?(?:\d{1,3}\s?(?:months?|mos?|monate?|mois|meses|mesi|maanden|tháng|ヶ月|か月))?\s?\)?$/iu;

export function isProse(text: string): boolean {
	return text.length > 95 || /[.。;]$/.test(text.replace(/\b(?:Inc|Ltd|Co|Corp|S\.[AL]|S\.p\.A|S\.r\.l|e\.V|B\.V|Jr|Sr)\.$/u, ""));
}

function rangeOf(line: ResumeLine): DateRange | null {
	if (line.kind === "bullet" || line.text.length > 160) return null;
	const range = findDateRange(line.text);
	if (!range) return null;
	const rest = line.text.length - range.length;
	return range.start !== null ? range : rest <= 90 && !isProse(line.text) ? range : null;
}

const isAlike = (a: ResumeLine, b: ResumeLine) => a.bold === b.bold && Math.abs((a.fontSize ?? 0) - (b.fontSize ?? 0)) < 0.4;

/** Without any dates a short line after list items begins the next entry. */
function splitUndated(lines: readonly ResumeLine[]): EntryLines[] {
	const starts = lines.flatMap((line, index) =>
		index === 0 || (line.kind !== "bullet" && lines[index - 1]?.kind === "bullet" && !isProse(line.text) && !/^\p{Ll}/u.test(line.text)) ? [index] : [],
	);
	return starts.map((start, order) => ({
		head: lines.slice(start, start + 1),
		dateLine: null,
		range: null,
		body: lines.slice(start + 1, starts[order + 1] ?? lines.length),
	}));
}

/**
 * Parts a section into dated entries. The first entry tells how many lines stand before the dates and how they look; the others are cut alike, so that
 * the last line of one job is not taken for the head of the next.
 */
export function splitEntries(sectionLines: readonly ResumeLine[]): EntryLines[] {
	const lines = sectionLines.filter((line) => line.text.trim() !== "" && !DURATION_ONLY.test(line.text));
	const ranges = lines.map(rangeOf);
	// Where real spans exist, a lone year in between is part of a text.
	const hasSpans = ranges.some((range) => range?.start);
	const dated = lines.flatMap((_, index) => (ranges[index] && (!hasSpans || ranges[index]?.start) ? [index] : []));
	const first = dated[0];
	if (first === undefined) return splitUndated(lines);
	const depth = Math.min(first, MAX_HEAD_LINES);
	const model = lines.slice(first - depth, first);
	const starts = dated.map((at, order) => {
		const floor = order === 0 ? 0 : (dated[order - 1] ?? 0) + 1;
		let start = at;
		while (start > floor && at - start < depth) {
			const above = lines[start - 1];
			const pattern = model[model.length - (at - start) - 1];
			if (!above || !pattern || above.kind === "bullet" || above.text.length > 160 || (order > 0 && (isProse(above.text) || !isAlike(above, pattern)))) break;
			start--;
		}
		return start;
	});
	return dated.map((at, order) => {
		const end = starts[order + 1] ?? lines.length;
		return { head: lines.slice(starts[order] ?? at, at + 1), dateLine: lines[at] ?? null, range: ranges[at] ?? null, body: lines.slice(at + 1, end) };
	});
}
