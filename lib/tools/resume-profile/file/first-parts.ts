import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { joinedRuns } from "@/lib/tools/reading/text/look-runs";
import type { LookRun, TextLine } from "@/lib/tools/reading/text/text-line";

/** Lengths in font sizes, but for the first in points. */
const SAME_X_PT = 2;
const MOST_PITCH = 1.62;
const BLANK = 0.25;
/** At least so much is left free before the dates. */
const PADDING = 0.75;
const LONGEST_DATES = 40;
/** What no phrase ends with, and what begins none. */
const UNFINISHED = /(?:[,&/(–—-]|\s\p{Ll}{1,3})$/u;
const OPENS_SPAN = /(?:[–—-]|\s(?:to|bis|a|à|al|do|tot|au|até|hasta))$/iu;

type Wrapping = TextLine & { readonly kind: string; readonly lastY: number | null };

const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

function isDates(text: string): boolean {
	const range = text.length > LONGEST_DATES ? null : findDateRange(text);
	return range !== null && range.index < 8 && range.length > text.length - 12;
}

/** The parts of a row that names something and, apart from it, when that was. */
function partsOf({ text }: TextLine): readonly [string, string] | null {
	const [first = "", dates = "", ...more] = text.split("\t");
	return more.length === 0 && isDates(dates) && /\p{L}{2}/u.test(first) && findDateRange(first) === null ? [first, dates] : null;
}

const lookOf = (line: TextLine, at: 0 | -1, cell: string): Pick<LookRun, "bold" | "italic"> => {
	const runs = line.runs ?? [];
	const run = at === 0 ? runs[0] : runs.findLast(({ text }) => cell.includes(text.trim()));
	return run ?? line;
};

/** Whether a line stands right below the first part of a row, printed alike. */
function isBelow(row: Wrapping, line: Wrapping, first: string): boolean {
	if (row.page !== line.page || row.column !== line.column || row.fontSize !== line.fontSize || line.kind !== "text" || row.kind === "heading") return false;
	if (row.x === null || line.x === null || row.y === null || line.y === null || Math.abs(row.x - line.x) > SAME_X_PT) return false;
	const pitch = (line.y - (row.lastY ?? row.y)) / Math.max(1, line.fontSize ?? 10);
	const [end, start] = [lookOf(row, -1, first), lookOf(line, 0, "")];
	return pitch > 0 && pitch < MOST_PITCH && end.bold === start.bold && end.italic === start.italic;
}

/** Whether the first word of a line had no room between the first part of a row and its dates. */
function hadNoRoom(row: Wrapping, line: Wrapping, first: string): boolean {
	if (row.x === null || row.firstRight === undefined || row.lastX === undefined) return false;
	const letter = (row.firstRight - row.x) / Math.max(1, first.length);
	const word = /^\S+/u.exec(line.text)?.[0].length ?? 0;
	return row.firstRight + (BLANK + PADDING) * (row.fontSize ?? 10) + word * letter > row.lastX;
}

const saysMore = (first: string, line: TextLine): boolean => UNFINISHED.test(first) || /^\p{Ll}/u.test(line.text);

function isRestOf(row: Wrapping, line: Wrapping, hasOwnLines: boolean): boolean {
	const [first, dates] = partsOf(row) ?? [];
	if (first === undefined || dates === undefined || !isBelow(row, line, first)) return false;
	const [, end] = line.text.split("\t");
	if (end !== undefined && !(OPENS_SPAN.test(dates) && isDates(`${dates} ${end}`))) return false;
	if (end === undefined && findDateRange(line.text) !== null) return false;
	return isOpen(first) || (hadNoRoom(row, line, first) && (!hasOwnLines || saysMore(first, line)));
}

/** Columns where what stands below a dated row had room in it: an employer below its title. */
function columnsOfOwnLines(lines: readonly Wrapping[]): ReadonlySet<number> {
	const balance = new Map<number, number>();
	lines.forEach((line, at) => {
		const row = lines[at - 1];
		const first = row && partsOf(row)?.[0];
		if (!row || first === undefined || line.text.includes("\t") || !isBelow(row, line, first) || saysMore(first, line)) return;
		balance.set(line.column, (balance.get(line.column) ?? 0) + (hadNoRoom(row, line, first) ? -1 : 1));
	});
	return new Set([...balance].flatMap(([column, own]) => (own > 0 ? [column] : [])));
}

function joined<T extends Wrapping>(row: T, line: T): T {
	const [[first, dates], [rest = "", end]] = [partsOf(row) ?? ["", ""], line.text.split("\t")];
	const runs = row.runs || line.runs ? { runs: joinedRuns(row.runs ?? [], line.runs ?? [], " ") } : {};
	const text = `${joinWrapped(first, rest)}\t${end === undefined ? dates : `${dates} ${end}`}`;
	const drawn =
		row.drawn && line.drawn ? { drawn: { first: Math.min(row.drawn.first, line.drawn.first), last: Math.max(row.drawn.last, line.drawn.last) } } : {};
	return { ...row, ...runs, ...drawn, text, lastY: line.y };
}

/** Rows of which the part before the dates goes on below: "Pharmacist, Selly Park Primary Care⇥04/22–09/24" above "Network, Birmingham" is one. */
export function withWholeFirstParts<T extends Wrapping>(lines: readonly T[]): T[] {
	const own = columnsOfOwnLines(lines);
	const whole: T[] = [];
	for (const line of lines) {
		const row = whole.at(-1);
		if (row && isRestOf(row, line, own.has(line.column))) whole[whole.length - 1] = joined(row, line);
		else whole.push(line);
	}
	return whole;
}
