import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";

/** What a column of dates may hold of a span in its second line: "2020", "'24", "08/2018", "ediyor". */
const REST_OF_SPAN = /^(?:['’]?\d{2}|\d{4}|\d{1,2}[./]\d{4}|\p{L}[\p{L}\p{M}.'’]{1,14}(?:\s['’]?\d{2,4})?|(?:(?:[-–—]|to|bis|do|a|à|al|tot)\s)\S.{1,16})$/iu;
const MOST_WORDS = 7;
/** Lines of one cell are set at one edge, at the other or around its middle, which are never further apart than this. */
const MOST_ASIDE_PT = 48;
const LONGEST_DATE = 24;

const cellOf = (text: string): string => text.split("\t", 1)[0]?.trim() ?? "";

/** A span that a text is from its first letter to its last. */
function isWholeSpan(text: string): boolean {
	const range = findDateRange(text);
	return range !== null && range.index < 2 && range.start !== null && range.index + range.length > text.trimEnd().length - 2;
}

function isWholeDate(text: string): boolean {
	const range = text.length > LONGEST_DATE ? null : findDateRange(text);
	return range !== null && range.index < 2 && range.start === null && range.index + range.length > text.trimEnd().length - 2;
}

/** The line with the rest of its span from the line below; null where it is no cut span. "Haziran 2016 – Şubat⇥Engineer" with "2020". */
function withRest(line: ResumeLine, rest: string): ResumeLine | null {
	if (!REST_OF_SPAN.test(rest)) return null;
	const range = findDateRange(line.text);
	if (range === null || range.index > 1 || (range.start !== null && range.end !== null)) return null;
	const words = [...line.text.matchAll(/\S+/g)].slice(0, MOST_WORDS);
	for (const word of words.reverse()) {
		const end = word.index + word[0].length;
		const begun = line.text.slice(0, end);
		// What goes on in the line below stands in one cell.
		if (end < range.index + range.length || begun.includes("\t") || isWholeSpan(begun) || !isWholeSpan(`${begun} ${rest}`)) continue;
		const after = line.text.slice(end).trim();
		return { ...line, text: after === "" ? `${begun} ${rest}` : `${begun} ${rest}\t${after}` };
	}
	return null;
}

/** Whether a line begins in the first cell of the row above it: what begins further right is of another cell. */
const isInCellOf = ({ x }: ResumeLine, below: ResumeLine): boolean => x === null || below.x === null || below.x - x < MOST_ASIDE_PT;

type CellOf = (text: string) => string;

/** The last cell of a row of several. */
const lastCellOf: CellOf = (text) => (text.includes("\t") ? text.slice(text.lastIndexOf("\t") + 1).trim() : "");

/** Pairs of lines of which a cell of the first says when something began, that of the second when it ended, without a sign between. */
function stackedDates(lines: readonly ResumeLine[], cell: CellOf, reach: number): Map<number, number> {
	const dates = lines.map(({ text, kind }) => (kind === "bullet" || !isWholeDate(cell(text)) ? null : cell(text)));
	const pairs = new Map<number, number>();
	lines.forEach((line, at) => {
		const first = dates[at];
		const to = [at + 1, at + 2].slice(0, reach).find((index) => dates[index]);
		const second = to === undefined ? null : dates[to];
		if (!first || !second || to === undefined || lines[to]?.column !== line.column || lines[to]?.page !== line.page) return;
		if (dates[at - 1] || dates[to + 1] || !isWholeSpan(`${first} – ${second}`)) return;
		const [from, until] = [first, second].map((text) => findDateRange(text)?.end ?? "");
		if (from !== undefined && until !== undefined && from < until && line.bold !== lines[to]?.bold) pairs.set(at, to);
	});
	return pairs.size > 1 ? pairs : new Map();
}

/** "Santa Casa⇥fev. 2014" above "Fisioterapeuta⇥set. 2018": the end of a span stands below its beginning, in the last cells of both rows. */
function withStackedEnds(lines: readonly ResumeLine[]): ResumeLine[] {
	const stacked = stackedDates(lines, lastCellOf, 1);
	const takenFrom = new Set(stacked.values());
	return lines.map((line, at) => {
		const end = stacked.get(at);
		if (end !== undefined) return { ...line, text: `${line.text} – ${lastCellOf(lines[end]?.text ?? "")}` };
		return takenFrom.has(at) ? { ...line, text: line.text.slice(0, line.text.lastIndexOf("\t")) } : line;
	});
}

/** "2018-09⇥→⇥2022-03": a span whose sign stands in a cell of its own. */
const SIGN_APART = /(?<=\d)(?: [–—-])?\t ?([→~–—-]) ?\t(?=[\p{L}\d])/gu;

/** Narrow columns of dates hold a span in two lines: it is put back together in the first. So is a span that is drawn in cells. */
export function withWholeDates(given: readonly ResumeLine[]): ResumeLine[] {
	const lines = withStackedEnds(given.map((line) => ({ ...line, text: line.text.replace(SIGN_APART, " $1 ") })));
	const stacked = stackedDates(lines, cellOf, 2);
	const takenFrom = new Set(stacked.values());
	const whole: ResumeLine[] = [];
	let at = 0;
	for (const line of lines) {
		const index = at++;
		const before = whole.at(-1);
		const end = stacked.get(index);
		const text = takenFrom.has(index) ? line.text.split("\t").slice(1).join("\t") : line.text;
		if (takenFrom.has(index)) {
			if (text !== "") whole.push({ ...line, text });
			continue;
		}
		if (end !== undefined) {
			const [cell = "", ...rest] = line.text.split("\t");
			whole.push({ ...line, text: [`${cell.trim()} – ${cellOf(lines[end]?.text ?? "")}`, ...rest].join("\t") });
			continue;
		}
		const rest = cellOf(text);
		const isBelow = before && before.column === line.column && before.page === line.page && line.kind !== "bullet" && isInCellOf(before, line);
		const joined = before && isBelow ? withRest(before, rest) : null;
		if (joined === null) whole.push(line);
		else {
			whole[whole.length - 1] = joined;
			const after = text.split("\t").slice(1).join("\t");
			if (after !== "") whole.push({ ...line, text: after });
		}
	}
	return whole;
}
