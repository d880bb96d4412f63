import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRange, findDateRanges } from "@/lib/tools/reading/text/date-ranges";
import { joinedReading, withReading } from "@/lib/tools/reading/text/reading";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { ReadFile, TextLine } from "@/lib/tools/reading/text/text-line";
import { LONGEST_LINE, MOST_LETTERS, MOST_LINES } from "@/lib/tools/resume-profile/limits";
import type { ResumeLine } from "@/lib/tools/resume-profile/schemas";
import { withWholeFirstParts } from "./first-parts";
import { withoutRunningLines } from "./running-lines";
import { restsOf } from "./wrapped-lines";

const ONLY_MARK = /^[\p{P}\p{S}\uf000-\uf0ff]$/u;

interface Draft extends TextLine {
	readonly kind: ResumeLine["kind"];
	/** Where the list mark stands, and the right edge of the last visual line. */
	readonly markX: number | null;
	readonly lastY: number | null;
	/** Its mark is drawn, so that its text begins where that of its next lines does. */
	readonly isPainted: boolean;
}

/** In a narrow margin dates wrap ("Sept 2016 –" above "2019"): puts the end back behind its start. */
function joinMarginDates(lines: readonly TextLine[]): TextLine[] {
	const joined = [...lines];
	for (let index = 0; index + 1 < joined.length; index++) {
		const [line, next] = [joined[index], joined[index + 1]];
		const [start, ...rest] = line?.text.split("\t") ?? [];
		const [end, ...nextRest] = next?.text.split("\t") ?? [];
		if (!line || !next || !start || !end || rest.length === 0 || nextRest.length === 0 || end.length > 16 || start.length > 30) continue;
		// Two dates one below the other, without a sign, are of two rows.
		if (/\d$/.test(start) && /^\d/.test(end)) continue;
		const whole = findDateRange(`${start} ${end}`);
		const isSpan = whole !== null && whole.start !== null && (whole.end !== null || whole.isCurrent) && whole.length >= start.length + end.length;
		if (!isSpan || findDateRanges(start).some((range) => range.start !== null && range.end !== null)) continue;
		joined[index] = { ...line, text: [`${start} ${end}`, ...rest].join("\t") };
		joined[index + 1] = { ...next, text: nextRest.join("\t") };
	}
	return joined;
}

/** The font size that most letters have. */
export function bodyFontSize(lines: readonly { text: string; fontSize: number | null }[]): number | null {
	const letters = new Map<number, number>();
	for (const line of lines) {
		if (line.fontSize !== null) letters.set(line.fontSize, (letters.get(line.fontSize) ?? 0) + line.text.length);
	}
	return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** What the headings of a file whose words are known look like, beside its text. */
interface Looks {
	readonly bodySize: number | null;
	/** Whether they stand out, so that a line that looks like the text above it is none. */
	readonly standOut: boolean;
}

const LEAST_STANDING_OUT = 2;
const TIGHT = 0.3;

const standsOut = ({ bold, caps, hasRule, mark, fontSize }: TextLine, bodySize: number | null): boolean =>
	bold || caps || hasRule || mark === "heading" || bodySize === null || fontSize === null || fontSize > bodySize * 1.05;

function looksOf(lines: readonly TextLine[]): Looks {
	const bodySize = bodyFontSize(lines);
	const named = lines.filter(({ text }) => sectionKindOf(text) !== null);
	return { bodySize, standOut: named.filter((line) => standsOut(line, bodySize)).length >= LEAST_STANDING_OUT };
}

/** Whether a line is set as the one right above it, as the rest of a cell that says "Community" and nothing else. */
function goesOnAlike(line: TextLine, above: TextLine | undefined, { bodySize, standOut }: Looks): boolean {
	const isBelow = above !== undefined && above.page === line.page && above.column === line.column && line.x !== null && line.gap !== null && line.gap <= TIGHT;
	return standOut && isBelow && above.fontSize === line.fontSize && !standsOut(line, bodySize) && !above.bold && sectionKindOf(above.text) === null;
}

function isHeading(line: TextLine, above: TextLine | undefined, looks: Looks): boolean {
	const { bodySize } = looks;
	// A wrapped sentence may end in a line that says "languages." and nothing else.
	const isEmphasised = line.bold || line.mark === "heading" || (bodySize !== null && line.fontSize !== null && line.fontSize > bodySize * 1.1);
	const isSentenceEnd = /[.,;]$/.test(line.text) || (/^\p{Ll}/u.test(line.text) && !isEmphasised);
	if (sectionKindOf(line.text) !== null && !isSentenceEnd) return !goesOnAlike(line, above, looks);
	if (line.mark === "heading") return true;
	const words = line.text.split(/\s+/).length;
	if (line.text.length > 60 || words > 6 || /[.;,]$|\d{4}|@/.test(line.text)) return false;
	const isLarge = bodySize !== null && line.fontSize !== null && line.fontSize >= bodySize * 1.15;
	const isUpper = line.text.length > 3 && line.text === line.text.toUpperCase() && line.text !== line.text.toLowerCase();
	return isLarge || (line.bold && isUpper);
}

/** Letters that stand for list marks where the font of marks is lost: "n Led the team" on several lines. */
const LETTER_MARK = /^([nlqf§ØüÜ])\s+(?=[\p{Lu}\d])/u;
/** The same on lines of their own, in smaller type than the text. */
const LONELY_LETTER = /^[a-z§ØüÜ]$/u;
const LEAST_LETTER_MARKS = 3;
const SMALL_TYPE = 0.75;

/** The letter that stands for a list mark in a document, or null. */
function letterMarkOf(lines: readonly TextLine[]): string | null {
	const counts = new Map<string, number>();
	for (const { text } of lines) {
		const mark = LETTER_MARK.exec(text)?.[1];
		if (mark) counts.set(mark, (counts.get(mark) ?? 0) + 1);
	}
	return [...counts].find(([, count]) => count >= LEAST_LETTER_MARKS)?.[0] ?? null;
}

/** The letters that stand for list marks on lines of their own. */
function lonelyMarksOf(lines: readonly TextLine[], bodySize: number | null): TextLine[] {
	const small = lines.filter(({ text, fontSize }) => LONELY_LETTER.test(text) && fontSize !== null && bodySize !== null && fontSize < bodySize * SMALL_TYPE);
	return small.length >= LEAST_LETTER_MARKS ? small : [];
}

const NUMBERED = /^\s*\(?(\d{1,2})[.)]\s+(?=\p{L})/u;

/** The numbers that lines begin with as items of a list do. */
function numbersOf(lines: readonly TextLine[]): ReadonlySet<number> {
	return new Set(lines.flatMap(({ text }) => Number(NUMBERED.exec(text)?.[1] ?? Number.NaN)));
}

/** What documents have as marks of lists. */
interface Marks {
	readonly letter: string | null;
	readonly lonely: readonly TextLine[];
	readonly numbers: ReadonlySet<number>;
}

function afterMarkOf({ text }: TextLine, { letter, numbers }: Marks): string | null {
	if (letter !== null && LETTER_MARK.exec(text)?.[1] === letter) return text.slice(letter.length).trim();
	const number = Number(NUMBERED.exec(text)?.[1] ?? Number.NaN);
	// "6. Brigade" counts nothing: no fifth and no seventh is there.
	if (number > 1 && !numbers.has(number - 1) && !numbers.has(number + 1)) return null;
	return textAfterBullet(text);
}

function draftOf(line: TextLine, above: TextLine | undefined, looks: Looks, marks: Marks): Draft {
	if (marks.lonely.includes(line)) return { ...line, text: "•", kind: "bullet", markX: line.x, lastY: line.y, isPainted: false };
	const afterMark = afterMarkOf(line, marks);
	const base = { ...line, lastY: line.y, isPainted: line.mark === "bullet" && afterMark === null };
	if (line.mark !== "bullet" && isHeading(line, above, looks)) return { ...base, kind: "heading", markX: null };
	if (line.mark === "bullet" || afterMark !== null) return { ...base, kind: "bullet", text: (afterMark ?? line.text) || line.text, markX: line.x };
	return { ...base, kind: "text", markX: null };
}

/** "… in November of" above "2022". */
const ONLY_YEAR = /^(?:19|20)\d{2}\)?[.,;]?$/;

/** Dates below a list are those of its entry. */
function isOnlyDates(text: string): boolean {
	const range = findDateRange(text);
	return range !== null && range.length >= text.length - 2 && (range.end !== null || range.isCurrent);
}

/** "Position: Clerk", "Main activities:": what begins with a word or three and a colon is a line of its own. */
const OPENS_WITH_LABEL = /^\p{Lu}[\p{L}\p{M}]{2,20}(?: [\p{L}\p{M}]{1,20}){0,2}\s?[:：](?:\s|$)/u;

const startsSmall = (line: Draft): boolean => /^[\p{Ll}\p{N}(]/u.test(line.text);
const isIndentedBelow = (item: Draft, line: Draft): boolean => item.markX !== null && line.x !== null && line.x > item.markX + 3 && line.x < item.markX + 40;

/** Where the lists of a document stand whose items wrap below their text, right of their marks. */
function hangingLists(drafts: readonly Draft[]): ReadonlySet<string> {
	return new Set(
		drafts.flatMap((line, at) => {
			const item = drafts[at - 1];
			const isWrapped = item?.kind === "bullet" && !item.isPainted && line.kind === "text" && line.column === item.column && line.page === item.page;
			return isWrapped && /^\p{Ll}/u.test(line.text) && isIndentedBelow(item, line) ? [listOf(item)] : [];
		}),
	);
}

const listOf = ({ column, markX }: Draft): string => `${column}|${Math.round((markX ?? 0) / 4)}`;

/** Whether `line` is the wrapped rest of the list item `item`. */
function continues(item: Draft, line: Draft, columnRight: number, isHanging: boolean): boolean {
	if (item.kind !== "bullet" || line.kind !== "text" || item.markX === null || line.x === null || line.column !== item.column) return false;
	if (line.text.includes("\t") || (line.bold && !item.bold)) return false;
	const size = line.fontSize ?? 10;
	const startsLower = startsSmall(line);
	if (line.page !== item.page) return line.page === item.page + 1 && line.x > item.markX + 3 && startsLower;
	const gap = (line.y ?? 0) - (item.lastY ?? 0);
	if (gap <= 0 || gap > size * 2.1) return false;
	const isIndented = isIndentedBelow(item, line);
	const isFull = item.right !== null && item.right > columnRight - size * 9;
	// "2012 – 2016 Tesco" left of the marks of a list is the next entry.
	if (line.x < item.markX - 3 && (findDateRange(line.text)?.index ?? -1) === 0) return false;
	if (item.isPainted && Math.abs(line.x - item.markX) < 3) return gap < size * 1.75 && (isFull || startsLower);
	// A line that had room for what comes next did not wrap.
	if (!isFull && (isOnlyDates(line.text) || OPENS_WITH_LABEL.test(line.text))) return false;
	return isIndented || (isFull && startsLower && (!isHanging || ONLY_YEAR.test(line.text)));
}

type Span = NonNullable<TextLine["drawn"]>;
const spanOf = (one: Span, other: Span): Span => ({ first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) });

/** Joins wrapped list items, and a list mark that stands on a line of its own with the text after it. */
function joinItems(drafts: readonly Draft[]): Draft[] {
	const rightOf = new Map<number, number>();
	for (const draft of drafts) rightOf.set(draft.column, Math.max(rightOf.get(draft.column) ?? 0, draft.right ?? 0));
	const hanging = hangingLists(drafts);
	const joined: Draft[] = [];
	for (const draft of drafts) {
		const before = joined.at(-1);
		const isLonelyMark = before?.kind === "bullet" && ONLY_MARK.test(before.text);
		if (before && isLonelyMark && draft.kind === "text") {
			joined[joined.length - 1] = { ...draft, kind: "bullet", markX: before.markX };
		} else if (
			before &&
			before.text.length + draft.text.length < LONGEST_LINE &&
			continues(before, draft, rightOf.get(draft.column) ?? 0, hanging.has(listOf(before)))
		) {
			const reading = withReading(joinedReading([before, draft]));
			const drawn = before.drawn && draft.drawn && before.page === draft.page ? { drawn: spanOf(before.drawn, draft.drawn) } : {};
			joined[joined.length - 1] = { ...before, ...reading, ...drawn, text: joinWrapped(before.text, draft.text), right: draft.right, lastY: draft.y };
		} else joined.push(draft);
	}
	return joined;
}

/** The lines within the limits, and in words what of them is left out. */
export function withinLimits(lines: readonly TextLine[]): { lines: TextLine[]; warnings: string[] } {
	const warnings: string[] = [];
	const kept: TextLine[] = [];
	let letters = 0;
	for (const line of lines.slice(0, MOST_LINES)) {
		if (letters + Math.min(line.text.length, LONGEST_LINE) > MOST_LETTERS) break;
		kept.push({ ...line, text: line.text.slice(0, LONGEST_LINE) });
		letters += kept.at(-1)?.text.length ?? 0;
	}
	if (kept.length < lines.length) warnings.push(`Only the first ${kept.length} of ${lines.length} lines were read.`);
	const long = lines.slice(0, kept.length).filter((line) => line.text.length > LONGEST_LINE).length;
	if (long > 0) warnings.push(`${long} very long ${long === 1 ? "line was" : "lines were"} read only as far as ${LONGEST_LINE} characters.`);
	return { lines: kept, warnings };
}

/** Headings, list items and plain lines of a read file, numbered in reading order. */
export function markLines(file: ReadFile): ResumeLine[] {
	const lines = joinMarginDates(withoutRunningLines(file.lines, file.pageHeightPt));
	const looks = looksOf(lines);
	const marks: Marks = { letter: letterMarkOf(lines), lonely: lonelyMarksOf(lines, looks.bodySize), numbers: numbersOf(lines) };
	const drafts = withWholeFirstParts(joinItems(lines.map((line, at) => draftOf(line, lines[at - 1], looks, marks))));
	const rests = restsOf(drafts);
	return drafts.map((draft, index) => ({
		lineId: `L${index + 1}`,
		page: draft.page,
		column: draft.column,
		text: draft.text,
		kind: draft.kind,
		fontSize: draft.fontSize,
		bold: draft.bold,
		italic: draft.italic,
		...(draft.runs ? { runs: [...draft.runs] } : {}),
		caps: draft.caps,
		gap: draft.gap,
		hasRule: draft.hasRule,
		indent: draft.indent,
		links: [...draft.links],
		...(rests.has(draft) ? { isRest: rests.get(draft) } : {}),
		x: draft.x,
		y: draft.y,
		...(draft.drawn ? { drawn: { ...draft.drawn } } : {}),
		...(draft.reading ? { confidence: Math.round(draft.reading.confidence * 100) / 100, unsure: [...draft.reading.unsure] } : {}),
	}));
}
