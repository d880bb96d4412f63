import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { joinedReading, withReading } from "@/lib/tools/reading/text/reading";
import type { TextSegment } from "@/lib/tools/reading/text/text-line";
import { type Row, rightOf } from "./region";

const LINE = 1.75;
const TABLE_LINE = 1.85;
const SAME_SIZE = 0.6;
const SAME_EDGE = 3;
/** A cell's text ends at least this far, in font sizes, before the next one begins. */
const PADDING = 1.2;
const SPACE = 0.25;
const LONGEST_SPAN = 40;
const LONGEST_REMARK = 24;
/** "From" in the languages that say so before a span. */
const LONGEST_PREFIX = 4;
/** A span whose end stands on the next line. */
const OPEN_END = /[–—-]\s*$/u;
const DIGIT = /\p{N}/u;
const HAS_WORDS = /[\p{L}\p{N}]/u;
/** Below a table, the page's number. */
const IS_NUMBER = /^\d{1,3}$/;
/** A word that an address breaks off with, and what may be its rest. */
const ADDRESS_REST = /^[\p{L}\p{N}._%/?=&-]+$/u;
/** A date that breaks off within its year: "11-May-201" above "3". */
const CUT_YEAR = /[-./](?:1\d?\d?|20?\d?)$/;
/** One that breaks off behind its year: "2014-09 – 2018-" above "02". */
const CUT_MONTH = /(?<!\d)(?:19|20)\d{2}[-./]$/;
const LONGEST_MONTH = 14;

const spans = new WeakMap<TextSegment, boolean>();
const dates = new WeakMap<TextSegment, boolean>();

/** What a test says of a text, asked once for each. */
function onceOf(known: WeakMap<TextSegment, boolean>, test: (text: string) => boolean): (segment: TextSegment) => boolean {
	return (segment) => {
		const said = known.get(segment) ?? test(segment.text);
		known.set(segment, said);
		return said;
	};
}

/** A span of time that a text is from its first letter to its last. */
const isSpan = onceOf(spans, saysSpan);
/** Whether a text is a date, or little more. */
export const isDate = onceOf(dates, saysDate);

function saysSpan(text: string): boolean {
	const range = text.length > LONGEST_SPAN ? null : findDateRange(text);
	return range !== null && range.start !== null && (range.end !== null || range.isCurrent) && range.length >= text.trimEnd().length - LONGEST_PREFIX;
}

function saysDate(text: string): boolean {
	const range = text.length > LONGEST_SPAN ? null : findDateRange(text);
	return range !== null && range.length >= text.trimEnd().length * 0.6;
}

/** Whether the first word of a line had no room at the end of the one above. */
function isFull(above: TextSegment, below: TextSegment, edge: number): boolean {
	const [word = ""] = below.text.split(/[\s/]/u, 1);
	const wordWidth = (below.width * word.length) / Math.max(1, below.text.length);
	return rightOf(above) + wordWidth + above.fontSize * SPACE > edge;
}

/** How the lines of a cell are set. */
export interface CellSetting {
	/** Where its texts end for want of room; null where that isn't known, so that their words have to tell. */
	readonly end: number | null;
	/** Whether its lines may also end at one edge, as those of labels before their values do. */
	readonly mayEndAlike: boolean;
	/** Whether lines stand by themselves, as an employer above a title does, so that their words have to tell besides. */
	readonly hasOwnLines: boolean;
}

function areSetAlike(above: TextSegment, below: TextSegment, mayEndAlike: boolean): boolean {
	if (Math.abs(above.x - below.x) <= SAME_EDGE) return true;
	return mayEndAlike && (Math.abs(rightOf(above) - rightOf(below)) <= SAME_EDGE || Math.abs(above.x + rightOf(above) - below.x - rightOf(below)) <= SAME_EDGE);
}

/** A line of this share of its cell may have ended for want of room for a long word. */
const LONG = 0.6;
const STARTS_LOWER = /^[^\p{L}]*\p{Ll}/u;

function isAddress(text: string): boolean {
	const dot = text.indexOf(".");
	return text.includes("@") || (dot > 0 && dot < text.length - 1 && !/\s/u.test(text));
}

/** Whether words tell that a text goes on in the line below. An address begins anew. */
function saysMore(above: string, below: string): boolean {
	return !isAddress(below) && (/^\p{Ll}/u.test(below) || /[,–(/&-]$/u.test(above));
}

/** No span ends before it begins: "2021–" above "2016–2021" is two rows of a table. */
function yearsRise(text: string): boolean {
	const years = text.match(/(?<!\d)\d{4}(?!\d)/gu) ?? [];
	return years.every((year, at) => at === 0 || Number(years[at - 1]) <= Number(year));
}

function isSpanOfTwo(above: TextSegment, below: TextSegment): boolean {
	const whole = `${above.text} ${below.text}`;
	const mayBe = (DIGIT.test(above.text) || DIGIT.test(below.text)) && (!isSpan(above) || OPEN_END.test(above.text));
	return mayBe && yearsRise(whole) && saysSpan(whole);
}

/** "Summers 2006, 2007," above "2008", and what is said of a date in brackets. */
function goesOnWithDate(above: string, below: string): boolean {
	const isOpen = OPEN_END.test(above) ? yearsRise(`${above} ${below}`) : /[,/]\s*$/u.test(above);
	// "July 2018 –" above "December", whose year stands on the next line.
	const isMonth = isOpen && OPEN_END.test(above) && below.length <= LONGEST_MONTH && !DIGIT.test(below) && saysDate(`${below} 2000`);
	return (isOpen && saysDate(below)) || isMonth || (below.length <= LONGEST_REMARK && /^\([^()]*\)$/u.test(below));
}

/** Whether `below` is the rest of `above`. */
function isRestOf(above: TextSegment, below: TextSegment, { end, mayEndAlike, hasOwnLines }: CellSetting): boolean {
	if (below.y - above.y > Math.max(above.fontSize, below.fontSize) * LINE || Math.abs(above.fontSize - below.fontSize) > SAME_SIZE) return false;
	if (textAfterBullet(below.text) !== null && !/^[-–—]\s/u.test(below.text)) return false;
	if (isSpanOfTwo(above, below) || isCutYear(above.text, below.text)) return true;
	if (!HAS_WORDS.test(above.text)) return false;
	if (isDate(above) && Math.abs(above.x - below.x) <= SAME_EDGE && goesOnWithDate(above.text, below.text)) return true;
	if (isDate(above) || isSpan(below) || IS_NUMBER.test(below.text) || !areSetAlike(above, below, mayEndAlike)) return false;
	const goesOn = /^\p{Ll}/u.test(below.text);
	if ((above.bold !== below.bold || above.italic !== below.italic) && !goesOn) return false;
	const isSaid = saysMore(above.text, below.text);
	if (end !== null && isFull(above, below, end)) return isSaid || !hasOwnLines;
	const isLong = end === null || above.width > (end - above.x) * LONG;
	return isSaid && isLong && !STARTS_LOWER.test(above.text);
}

/** Whether a text broke off within a word for want of room: an address, or a year. */
function endsWithin(above: string, below: string): boolean {
	const word = above.split(/\s/u).at(-1) ?? "";
	return (/@|www\.|\.\p{L}+\//u.test(word) && ADDRESS_REST.test(below)) || isCutYear(above, below);
}

const isCutYear = (above: string, below: string): boolean =>
	IS_NUMBER.test(below) && (CUT_YEAR.test(above) || CUT_MONTH.test(above)) && saysDate(above + below);

function joined(above: TextSegment, below: TextSegment): TextSegment {
	const x = Math.min(above.x, below.x);
	return {
		...above,
		text: endsWithin(above.text, below.text) ? above.text + below.text : joinWrapped(above.text, below.text),
		x,
		width: Math.max(rightOf(above), rightOf(below)) - x,
		links: [...new Set([...above.links, ...below.links])],
		...(above.drawn && below.drawn ? { drawn: { first: above.drawn.first, last: below.drawn.last } } : {}),
		...withReading(joinedReading([above, below])),
	};
}

/** A row that texts below may go on with: what it says so far, and the last line of each of its texts. */
interface OpenRow {
	readonly texts: TextSegment[];
	readonly lasts: TextSegment[];
}

/** A row of a table has no more cells. */
const MOST_TEXTS = 16;

/** Which text of a row a line below goes on with; -1 for none. */
function goesOnWith({ texts, lasts }: OpenRow, below: TextSegment, setting: CellSetting): number {
	if (texts.length > MOST_TEXTS) return -1;
	return texts.findIndex((text, at) => {
		const next = texts[at + 1];
		const end = next ? next.x - next.fontSize * PADDING : setting.end;
		const last = lasts[at] as TextSegment;
		return below.x < (next?.x ?? Number.POSITIVE_INFINITY) - 2 && isRestOf(last === text ? text : { ...last, text: text.text }, below, { ...setting, end });
	});
}

/** A cell's rows with each text that wrapped put back into one line. */
export function withoutWraps(rows: readonly Row[], setting: CellSetting): Row[] {
	const whole: OpenRow[] = [];
	for (const row of rows) {
		const open = whole.at(-1);
		const rests = open && row.length <= MOST_TEXTS ? row.map((below) => goesOnWith(open, below, setting)) : [-1];
		if (open && rests.every((at) => at !== -1) && new Set(rests).size === rests.length) {
			rests.forEach((at, index) => {
				const below = row[index] as TextSegment;
				open.texts[at] = joined(open.texts[at] as TextSegment, below);
				open.lasts[at] = below;
			});
		} else whole.push({ texts: [...row], lasts: [...row] });
	}
	return whole.map(({ texts }) => texts);
}

const MOST_CELL_LINES = 3;
const LONGEST_CELL = 80;

/** The lines of a short cell of a table as one text, whether they wrapped or were broken on purpose; null for what is no such cell. */
export function asOneText(rows: readonly Row[]): Row | null {
	const [first, ...others] = rows.flat();
	if (!first || rows.length > MOST_CELL_LINES || rows.some(({ length }) => length !== 1)) return null;
	if (others.some(({ y }, at) => y - (rows[at]?.[0]?.y ?? y) > first.fontSize * TABLE_LINE)) return null;
	if (rows.flat().some(({ text }) => textAfterBullet(text) !== null) || rows.flat().reduce((sum, { text }) => sum + text.length, 0) > LONGEST_CELL) return null;
	return [others.reduce(joined, first)];
}

/** Whether the lines of most cells stand by themselves, as an employer above a title does. */
function haveOwnLines(cells: readonly (readonly Row[])[], setting: CellSetting): boolean {
	const tall = cells.filter(({ length }) => length > 1);
	const own = tall.filter((rows) => withoutWraps(rows.slice(0, 2), setting).length > 1);
	return own.length > 0 && own.length >= tall.length / 2;
}

const NEAR_EDGE = 2;

/**
 * How the cells of one column are set. They end at their widest line, or so far before the next column as cells keep apart; in the last column two of them
 * have to agree.
 */
export function settingOf(cells: readonly (readonly Row[])[], next: number | null, known: number | null): CellSetting {
	const rights = cells.map((cell) => Math.max(...cell.flat().map(rightOf)));
	const size = Math.max(...cells.flat(2).map(({ fontSize }) => fontSize));
	const widest = Math.max(...rights);
	const agreed = rights.filter((right) => widest - right < size * NEAR_EDGE).length > 1 ? widest : null;
	const setting = { end: next === null ? (known ?? agreed) : Math.max(widest, next - size * PADDING), mayEndAlike: next !== null, hasOwnLines: false };
	return { ...setting, hasOwnLines: haveOwnLines(cells, setting) };
}
