import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { goesOn, type Setting, sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedLine, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { joinWrapped } from "@/lib/tools/resume-profile/text/clean-text";
import { findDateRange } from "@/lib/tools/resume-profile/text/date-ranges";
import { type Draft, gapAbove, isDates, isOnlyDates, withDatesBeside, withWholeSpans } from "./dates-beside";

/** A line of the file with what it was taken for; null where nothing was said of it. */
export interface SeenLine {
	readonly line: ResumeLine;
	readonly label: LineLabel | null;
}

const isHead = ({ line, label }: SeenLine): boolean => line.kind === "heading" || label?.endsWith(".start") === true || label?.endsWith(".head") === true;

const BETWEEN_CELLS = " · ";
const CELL_MARK = /^[•·▪◦‣]\s*(?=\S)/u;

/** Words before a value and the value: "Employer:⇥Harbour Logistics". */
const joinCells = (given: readonly string[]): string =>
	given.map((cell, at) => (at > 0 ? cell.replace(CELL_MARK, "") : cell)).reduce((text, cell) => `${text}${/[:：]$/u.test(text) ? " " : BETWEEN_CELLS}${cell}`);

/** A picture that is drawn as a letter says nothing in text. */
const SAYS_SOMETHING = /[^\s\p{Co}\p{Cn}]/u;

/** What stands apart on a line: its dates at either end, and all else. */
function cellsOf(text: string): { text: string; dates: string | null } {
	const cells = text
		.replace(/\t ?(?=[:：])/gu, "")
		.split("\t")
		.map((cell) => cell.trim())
		.filter((cell) => SAYS_SOMETHING.test(cell));
	if (cells.length < 2) return { text: cells[0] ?? "", dates: null };
	const at = isDates(cells.at(-1) ?? "") ? cells.length - 1 : cells.findIndex(isDates);
	if (at < 0) return { text: joinCells(cells), dates: null };
	return { text: joinCells(cells.filter((_, index) => index !== at)), dates: cells[at] ?? null };
}

/** Small words that a list's item wraps into, taken for a head: it is printed like the item and says no date. */
const mayEndItem = (before: SeenLine, { line, label }: SeenLine): boolean =>
	before.line.kind === "bullet" && label?.endsWith(".head") === true && line.kind === "text" && !line.bold && findDateRange(line.text) === null;

/** Whether dates stand apart on one of two lines: then neither goes on with the other. */
const isDated = (...seen: readonly SeenLine[]): boolean => seen.some(({ line }) => line.text.includes("\t") && cellsOf(line.text).dates !== null);

const IS_UNFINISHED = /[,;&(–-]$/u;
const EXPECTS_MORE = /(?:[,&(]|\s[–—-])$/u;

const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

/** Whether a line breaks off and the one right below it goes on: within brackets, after a comma or a dash. */
function breaksOff({ line: before }: SeenLine, { line }: SeenLine, { tightGap }: Setting): boolean {
	const isBelow = before.page === line.page && before.column === line.column && before.y !== null && (line.gap ?? 0) <= tightGap + APART;
	if (!isBelow || line.kind !== "text" || (line.bold && !before.bold) || before.text.includes("\t")) return false;
	return EXPECTS_MORE.test(before.text) || isOpen(before.text);
}
const LISTS: ReadonlySet<LineLabel | null> = new Set(["skills", "languages", "certifications", "other", "item.start"]);
const NARROW = 60;
const APART = 0.12;

/** In a narrow column every line is full: a list's next entry begins with a capital below what is finished, or a little apart. */
function isListed(before: SeenLine, { line, label }: SeenLine, { widths, tightGap }: Setting): boolean {
	const width = widths.get(`${line.column}|${line.fontSize}`) ?? 0;
	if (before.line.kind === "bullet" || /^[\p{Ll}\d(]/u.test(line.text) || IS_UNFINISHED.test(before.line.text)) return false;
	return (LISTS.has(label) && width < NARROW) || (line.gap ?? 0) > tightGap + APART;
}

/** Lines that are one: an item or a paragraph with how it goes on, and each line of a head by itself. */
function wholeLines(lines: readonly SeenLine[], setting: Setting): SeenLine[][] {
	const groups: SeenLine[][] = [];
	for (const seen of lines) {
		const group = groups.at(-1);
		const before = group?.at(-1);
		const isText =
			before !== undefined &&
			!isHead(before) &&
			seen.line.kind !== "bullet" &&
			(!isHead(seen) || mayEndItem(before, seen)) &&
			!isDated(before, seen) &&
			!isDates(seen.line.text);
		const isRest =
			(isText && goesOn(before.line, seen.line, setting) && !isListed(before, seen, setting)) || (before !== undefined && breaksOff(before, seen, setting));
		if (isRest) group?.push(seen);
		else groups.push([seen]);
	}
	return groups;
}

function draftOf(group: readonly SeenLine[]): Draft {
	const [first] = group;
	const lines = group.map(({ line }) => line);
	const style = first && isHead(first) ? "head" : first?.line.kind === "bullet" ? "item" : "text";
	const whole = lines.map(({ text }) => text).reduce(joinWrapped, "");
	const { text, dates } = style === "item" ? { text: joinCells(whole.split("\t").map((cell) => cell.trim())), dates: null } : cellsOf(whole);
	return { text, dates, style, isStrong: lines.every(({ bold }) => bold), label: first?.label ?? null, lines, source: sourceOf(lines) };
}

/** A head or an item goes on in what begins with a small letter below it. */
function withEnds(drafts: readonly Draft[]): Draft[] {
	const whole: Draft[] = [];
	for (const draft of drafts) {
		const before = whole.at(-1);
		const [last, first] = [before?.lines.at(-1), draft.lines[0]];
		const mayEnd =
			draft.style !== "item" && draft.dates === null && !draft.isStrong && /^\p{Ll}/u.test(draft.text) && !/[.:!?：。]$/u.test(before?.text ?? ".");
		const isBelow = last !== undefined && first !== undefined && last.y !== null && last.page === first.page && last.column === first.column;
		if (!before || !mayEnd || !isBelow || before.style === "text" || (first?.gap ?? 0) > (last?.gap ?? 0) + LOOSE) {
			whole.push(draft);
			continue;
		}
		const lines = [...before.lines, ...draft.lines];
		whole[whole.length - 1] = { ...before, text: joinWrapped(before.text, draft.text), lines, source: sourceOf(lines) };
	}
	return whole;
}

/** More space above than this, in font sizes, parts a line from the one before. */
const LOOSE = 0.3;

/** The lines of a section as they are printed. Where none is bold, the first line of each entry is set so. */
export function printedLines(lines: readonly SeenLine[], setting: Setting, idPrefix: string): PrintedLine[] {
	const drafts = withEnds(withDatesBeside(withWholeSpans(wholeLines(lines, setting).map(draftOf)))).filter(({ text, dates }) => text !== "" || dates !== null);
	const isBold = drafts.some(({ style, isStrong }) => style === "head" && isStrong);
	const opens = openingsOf(drafts);
	return drafts.map(({ label, lines: _lines, ...draft }, at) => ({
		...draft,
		bulletId: `${idPrefix}${at + 1}`,
		isStrong: draft.style === "head" && (isBold ? draft.isStrong : label?.endsWith(".start") === true),
		opens: opens[at] ?? false,
	}));
}

/** Which lines begin something: those that the file sets apart, and where it sets nothing apart those that begin an entry. */
function openingsOf(drafts: readonly Draft[]): boolean[] {
	const gaps = drafts.map((draft, at) => (draft.style === "item" ? null : gapAbove(draft, drafts[at - 1])));
	const known = gaps.filter((gap) => gap !== null);
	const tight = Math.min(...known);
	const isSet = known.some((gap) => gap > tight + LOOSE);
	return drafts.map((draft, at) => {
		const before = drafts[at - 1];
		const gap = gaps[at] ?? null;
		if (at === 0) return true;
		if (draft.style === "item") return false;
		if (isSet && gap !== null) return gap > tight + LOOSE;
		return before?.style === "head" ? opensAfter(drafts.slice(0, at), draft) : draft.style === "head";
	});
}

/** A head right below others begins an entry where theirs is whole: it has its dates, and not by themselves above all else. */
function opensAfter(before: readonly Draft[], { label, isStrong }: Draft): boolean {
	const first = before.findLastIndex(({ style }) => style !== "head") + 1;
	const heads = before.slice(first);
	const isDated = (draft: Draft) => draft.dates !== null || findDateRange(draft.text) !== null;
	const isWhole = heads.some(isDated) && heads[0] !== undefined && !isOnlyDates(heads[0]) && !(heads.length === 1 && isStrong);
	return isWhole && (isStrong || label?.endsWith(".start") === true);
}
