import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import type { LineLabel } from "@/lib/tools/resume-profile/labelling/labels";
import { goesOn, type Setting, sourceOf } from "@/lib/tools/resume-profile/profile/facts";
import type { PrintedLine, ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { BRACKETED, type Draft, gapAbove, isDates, isOnlyDates, withDatesBeside, withWholeSpans } from "./dates-beside";
import { type FormRows, formRowsOf } from "./form-rows";

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

/** A picture that is drawn as a letter says nothing in text, nor does a sign between cells. */
const SAYS_SOMETHING = /[^\s\p{Co}\p{Cn}·•|]/u;

const LONGEST_SPAN = 40;

/** "mar.⇥2009⇥– ago. 2010": a line that is one date, drawn in cells. */
function isDatesInCells(text: string): boolean {
	if (!text.includes("\t") || text.length > LONGEST_SPAN) return false;
	const whole = text.replaceAll("\t", " ");
	const [range, ...others] = findDateRanges(whole);
	return (
		range !== undefined &&
		others.length === 0 &&
		!/\p{L}/u.test(whole.replace(range.text, "").replace(BRACKETED, "")) &&
		!text.split("\t").some((cell) => isDates(cell) && range.start !== null && findDateRange(cell)?.start === range.start)
	);
}

/** What stands apart on a line: its dates at either end, and all else. */
function cellsOf(text: string): { text: string; dates: string | null } {
	if (isDatesInCells(text)) return { text: text.replaceAll("\t", " ").trim(), dates: null };
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

/** What stands beside dates or a label goes on below itself, where the page shows that it had no more room. */
const isRestOfPart = ({ line: before }: SeenLine, { line }: SeenLine): boolean => line.isRest === true && before.text.includes("\t") && !isDates(line.text);

const LEADS_ON = /(?:[,&/(–-]|\s\p{Ll}{1,3})$/u;

/** "valid to" above "2027", "one Saturday each month" above "since 2020": a phrase of a list goes on with its dates, where the page shows that it had no more room. */
function isRestOfPhrase(before: SeenLine, seen: SeenLine): boolean {
	if (seen.line.isRest !== true || isHead(before) || isHead(seen) || before.line.text.includes("\t") || seen.line.text.includes("\t")) return false;
	const leadsToDates = isDates(seen.line.text) && /\s\p{Ll}+$/u.test(before.line.text);
	return /^\p{Ll}/u.test(seen.line.text) || LEADS_ON.test(before.line.text) || leadsToDates;
}

/** What was taken for a head, and goes on in sentences below, is a paragraph with its rest. */
function isRestOfTold({ line: before }: SeenLine, seen: SeenLine): boolean {
	const { line } = seen;
	return line.isRest === true && line.kind === "text" && !isHead(seen) && !line.text.includes("\t") && !before.bold && tellsInSentences(before.text);
}

/** "Electrical Engineering" above "Technician diploma": what was read as one value is one line, where a column had no more room for it. */
function isWithinValue({ line: before }: SeenLine, { line }: SeenLine, values: readonly string[]): boolean {
	if (line.isRest === false || line.kind === "bullet" || before.page !== line.page || before.column !== line.column || before.bold !== line.bold) return false;
	if (before.text.includes("\t") || line.text.includes("\t")) return false;
	const [last, next] = [before.text.split(/\s+/u).slice(-2).join(" "), line.text.split(/[\s,;:]+/u)[0] ?? ""];
	return next !== "" && /\p{L}$/u.test(last) && values.some((value) => value.includes(`${last} ${next}`));
}

const LISTS: ReadonlySet<LineLabel | null> = new Set(["skills", "languages", "certifications", "other", "item.start"]);
const ENTRIES: ReadonlySet<LineLabel | null> = new Set(["skills", "languages", "certifications"]);
const NARROW = 60;
const APART = 0.12;

/** In a narrow column every line is full: a list's next entry begins with a capital below what is finished, or a little apart. */
function isListed(before: SeenLine, { line, label }: SeenLine, { widths, tightGap }: Setting): boolean {
	const width = widths.get(`${line.column}|${line.fontSize}`) ?? 0;
	// Entries in small letters, where the page shows that there was room for them behind the one above.
	if (ENTRIES.has(label) && line.isRest === false && !IS_UNFINISHED.test(before.line.text) && !isOpen(before.line.text)) return true;
	if (before.line.kind === "bullet" || /^[\p{Ll}\d(]/u.test(line.text) || IS_UNFINISHED.test(before.line.text)) return false;
	return (LISTS.has(label) && width < NARROW) || (line.gap ?? 0) > tightGap + APART;
}

/** Lines that are one: an item or a paragraph with how it goes on, and each line of a head by itself. */
function wholeLines(lines: readonly SeenLine[], setting: Setting, form: FormRows | null, values: readonly string[]): SeenLine[][] {
	const groups: SeenLine[][] = [];
	for (const seen of lines) {
		const group = groups.at(-1);
		const before = group?.at(-1);
		const isText =
			before !== undefined &&
			!isHead(before) &&
			seen.line.kind !== "bullet" &&
			!form?.labels.has(seen.line) &&
			(!isHead(seen) || mayEndItem(before, seen)) &&
			!isDated(before, seen) &&
			!isDates(seen.line.text);
		const isRest =
			(isText && goesOn(before.line, seen.line, setting) && !isListed(before, seen, setting)) ||
			(before !== undefined &&
				!form?.labels.has(seen.line) &&
				(breaksOff(before, seen, setting) ||
					isRestOfPart(before, seen) ||
					isRestOfPhrase(before, seen) ||
					isRestOfTold(before, seen) ||
					isWithinValue(before, seen, values)));
		if (isRest) group?.push(seen);
		else groups.push([seen]);
	}
	return groups;
}

function draftOf(group: readonly SeenLine[], form: FormRows | null): Draft {
	const [first] = group;
	const lines = group.map(({ line }) => line);
	const formLabel = first && form?.labels.get(first.line);
	if (formLabel !== undefined) {
		const text = joinCells(
			lines
				.map((line) => line.text)
				.reduce(joinWrapped, "")
				.split("\t")
				.map((cell) => cell.trim())
				.filter((cell) => cell !== ""),
		);
		return {
			text,
			dates: null,
			style: "head",
			isStrong: lines.every(({ bold }) => bold),
			label: first?.label ?? null,
			formLabel,
			lines,
			source: sourceOf(lines),
		};
	}
	const style = first && isHead(first) ? "head" : first?.line.kind === "bullet" ? "item" : "text";
	const whole = lines.map(({ text }) => text).reduce(joinWrapped, "");
	const { text, dates } = style === "item" ? { text: joinCells(whole.split("\t").map((cell) => cell.trim())), dates: null } : cellsOf(whole);
	return { text, dates, style, isStrong: lines.every(({ bold }) => bold), label: first?.label ?? null, lines, source: sourceOf(lines) };
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

/** A head or an item goes on in what begins with a small letter below it, unless that tells its time. */
function withEnds(drafts: readonly Draft[]): Draft[] {
	const whole: Draft[] = [];
	for (const draft of drafts) {
		const before = whole.at(-1);
		const [last, first] = [before?.lines.at(-1), draft.lines[0]];
		const mayEnd =
			draft.style !== "item" && draft.dates === null && !draft.isStrong && /^\p{Ll}/u.test(draft.text) && !/[.:!?：。]$/u.test(before?.text ?? ".");
		const isDatedEnd = isDates(draft.text) || (before?.style === "head" && YEAR.test(draft.text));
		const isBelow = last !== undefined && first !== undefined && last.y !== null && last.page === first.page && last.column === first.column;
		if (!before || !mayEnd || isDatedEnd || !isBelow || before.style === "text" || (first?.gap ?? 0) > (last?.gap ?? 0) + LOOSE) {
			whole.push(draft);
			continue;
		}
		const lines = [...before.lines, ...draft.lines];
		whole[whole.length - 1] = { ...before, text: joinWrapped(before.text, draft.text), lines, source: sourceOf(lines) };
	}
	return whole;
}

const LONGEST_NAME = 90;

/** In a section of text what is printed bold above what isn't names it: projects, each with what it was. */
function withBoldHeads(drafts: readonly Draft[]): Draft[] {
	const names = (draft: Draft | undefined, next: Draft | undefined) =>
		draft?.style === "text" && draft.isStrong && draft.text.length <= LONGEST_NAME && next !== undefined && !next.isStrong && next.style !== "head";
	if (drafts.some(({ style }) => style === "head")) return [...drafts];
	return drafts.map((draft, at) => (names(draft, drafts[at + 1]) ? { ...draft, style: "head" } : draft));
}

/** More space above than this, in font sizes, parts a line from the one before. */
const LOOSE = 0.3;

/** The lines of a section as they are printed. Where none is bold, the first line of each entry is set so. `values`: what was read of its entries. */
export function printedLines(lines: readonly SeenLine[], setting: Setting, idPrefix: string, values: readonly string[] = []): PrintedLine[] {
	const form = formRowsOf(lines);
	const groups = wholeLines(lines, setting, form, values).map((group) => draftOf(group, form));
	const whole = withEnds(withDatesBeside(withWholeSpans(groups))).filter(({ text, dates }) => text !== "" || dates !== null);
	const drafts = withBoldHeads(whole.map(asTold));
	const opens = form ? drafts.map(({ formLabel }, at) => at === 0 || formLabel === form.first) : openingsOf(drafts);
	const strong = strengthsOf(drafts, opens);
	return drafts.map(({ label: _label, lines: _lines, formLabel: _formLabel, ...draft }, at) => ({
		...draft,
		bulletId: `${idPrefix}${at + 1}`,
		isStrong: strong[at] ?? false,
		opens: opens[at] ?? false,
	}));
}

const LEAST_TOLD = 14;

const asTold = (draft: Draft): Draft =>
	draft.style === "head" && draft.formLabel === undefined && tellsInSentences(draft.text) ? { ...draft, style: "text" } : draft;

/** A head that goes on in sentences, all in one paragraph, is set as what it tells. */
function tellsInSentences(text: string): boolean {
	return text.split(/\s+/u).length >= LEAST_TOLD && /\p{Ll}{2}[.!?](?:\s|$)/u.test(text);
}

/** Which lines are set strong: heads that the file prints bold, or else those that begin an entry, all alike; of a form the rows of one label. */
function strengthsOf(drafts: readonly Draft[], opens: readonly boolean[]): boolean[] {
	const isBold = drafts.some(({ style, isStrong }) => style === "head" && isStrong);
	// What opens an entry beside its dates is set as the others are that do.
	const isOpener = ({ style, dates }: Draft, at: number) => style === "head" && opens[at] === true && dates !== null;
	const openers = drafts.filter(isOpener);
	const areStrong = !isBold || openers.filter(({ isStrong }) => isStrong).length * 2 > openers.length;
	const strong = drafts.map(
		(draft, at) => draft.style === "head" && ((areStrong && isOpener(draft, at)) || (isBold ? draft.isStrong : draft.label?.endsWith(".start") === true)),
	);
	const labels = drafts.flatMap(({ formLabel }, at) => (strong[at] && formLabel !== undefined ? [formLabel] : []));
	if (drafts.every(({ formLabel }) => formLabel === undefined)) return strong;
	const often = (label: string) => labels.filter((one) => one === label).length;
	const [main] = [...new Set(labels)].sort((one, other) => often(other) - often(one));
	return drafts.map(({ formLabel }) => formLabel !== undefined && formLabel === main);
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
		if (draft.style === "head" && draft.isStrong && before?.style === "text") return true;
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
