import { withoutWideGaps } from "@/lib/tools/documents/converting/from-pdf/lines/justified-lines";
import { type ProseColumns, proseColumnsOf } from "@/lib/tools/documents/converting/from-pdf/lines/prose-columns";
import type { FoundTable, ReadCell } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { isHeadBegun } from "@/lib/tools/documents/converting/from-pdf/tables/head-lines";
import { foundOf, laidTable } from "@/lib/tools/documents/converting/from-pdf/tables/laid-table";
import { asSegments, isAmount, isFigure, type Piece, pieceLines, usualSize } from "@/lib/tools/documents/converting/from-pdf/tables/pieces";
import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { type Column, columnsOf, isSpanning } from "./table-columns";

type Line = readonly Piece[];

/** Baselines of one table stand no further apart, in font sizes. */
const WIDEST_GAP = 2.6;
/** Unless their texts begin or end at the same places. */
const WIDEST_ALIKE = 5;
const FEWEST_ROWS = 3;
/** So many of the rows have something in at least two columns. */
const SHARE_OF_FULL = 0.7;
/** Longer texts on the average are columns of prose, unless other columns stand beside them. */
const LONGEST_CELL = 28;
const COLUMNS_BESIDE_LONG = 3;
/** Between columns stands at least so much of nothing, in font sizes. */
const GUTTER = 0.8;
/** So many lines of one text may stand alone in their column. */
const MOST_HANGING = 12;
const LARGER = 1.13;
const LONGEST_ALONE = 60;
/** A line of so many texts is no heading, whatever its size. */
const CELLS_OF_ROW = 3;
/** Blocks of text side by side have few lines, and stand far apart, in font sizes. */
const [MOST_OF_BLOCK, BLOCKS_APART] = [6, 6];
/** So many numbers count a list, and most of its items have so many words. */
const [FEWEST_COUNTED, WORDS_OF_ITEM] = [2, 3];

const yOf = (line: Line) => line[0]?.y ?? 0;

/** Lines of pieces; those that were drawn out to both edges of their column are one piece. */
function wholeLines(items: readonly Glyphs[]): Line[] {
	const lines = pieceLines(items, GUTTER);
	const whole = withoutWideGaps(asSegments(lines).flat());
	return lines.map((line) => {
		const own = whole.filter(({ y }) => y === yOf(line));
		if (own.length >= line.length) return line;
		return own.flatMap(
			({ x, width }) =>
				pieceLines(
					line.filter((piece) => piece.x >= x - 0.5 && piece.right <= x + width + 0.5).flatMap((piece) => [...piece.items]),
					1_000,
				)[0] ?? [],
		);
	});
}

/** Whether a line that stands alone may be more of a cell: it begins where one of a row above does, and ends before the next. */
function hangs(line: Line, open: readonly Line[]): boolean {
	const [only] = line;
	if (line.length !== 1 || !only) return false;
	return open
		.slice(-MOST_HANGING)
		.some(
			(row) =>
				row.length >= 2 &&
				row.some(
					(piece, at) =>
						Math.abs(piece.x - only.x) < 3 && only.right < (row[at + 1]?.x ?? Number.POSITIVE_INFINITY) && (at > 0 || only.text.length < LONGEST_CELL),
				),
		);
}

/** Headings, and running text. */
function isApart(line: Line, usual: number): boolean {
	if (line.length < CELLS_OF_ROW && line.every(({ fontSize }) => fontSize > usual * LARGER)) return true;
	return line.length === 1 && (line[0]?.text.length ?? 0) > LONGEST_ALONE;
}

/** Whether most texts of a line begin or end where those of another do, and at least two. */
function isAlike(one: Line, other: Line): boolean {
	const same = other.filter((piece) => one.some(({ x, right }) => Math.abs(x - piece.x) < 2 || Math.abs(right - piece.right) < 2));
	return same.length >= 2 && same.length * 2 > other.length;
}

/** Runs of lines that may be a table: each has something beside its beginning, or stands between such lines. */
function candidates(lines: readonly Line[]): Line[][] {
	const found: Line[][] = [];
	let open: Line[] = [];
	const close = () => {
		while (open.length > 0 && (open.at(-1)?.length ?? 0) < 2 && !(hangs(open.at(-1) ?? [], open.slice(0, -1)) && isClose(open))) open.pop();
		if (open.filter((line) => line.length >= 2).length >= FEWEST_ROWS) found.push(open);
		open = [];
	};
	for (const [at, line] of lines.entries()) {
		const [before, first] = [open.at(-1)?.[0], line[0]];
		const widest = isAlike(open.findLast((own) => own.length >= 2) ?? [], line) ? WIDEST_ALIKE : WIDEST_GAP;
		if (before && first && first.y - before.y > Math.min(before.fontSize, first.fontSize) * widest) close();
		if (line.length < 2 && open.length === 0) continue;
		const next = usualSize(lines.slice(at + 1, at + 4).flat());
		const own = open.length > 0 ? usualSize(open.flat()) : next;
		if (isApart(line, line.length > 1 ? Math.max(own, next) : own) && !hangs(line, open)) {
			close();
			continue;
		}
		open.push(line);
		const lately = open.slice(-3);
		if (lately.length === 3 && lately.every((own, nth) => own.length < 2 && !hangs(own, open.slice(0, open.length - 3 + nth)))) {
			open = open.slice(0, -3);
			close();
		}
	}
	close();
	return found;
}

/** Whether the last line stands as near to the one before it as lines of one text do. */
function isClose(open: readonly Line[]): boolean {
	const [before, last] = [open.at(-2), open.at(-1)];
	return before !== undefined && last !== undefined && yOf(last) - yOf(before) < (last[0]?.fontSize ?? 10) * 1.45;
}

function isProse(lines: readonly Line[], columns: readonly Column[]): boolean {
	const letters = (pieces: readonly Piece[]) => pieces.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, pieces.length);
	if (letters(lines.flat()) <= LONGEST_CELL) return false;
	const short = columns.filter(
		(column) => letters(lines.flatMap((line) => line.filter(({ x, right }) => x < column.right && right > column.left))) <= LONGEST_CELL,
	);
	return columns.length < COLUMNS_BESIDE_LONG || short.length * 2 < columns.length;
}

/** A line close above a table that stands over several of its columns. */
function headAbove(lines: readonly Line[], first: Line, columns: readonly Column[], pitch: number): Line | null {
	const line = lines[lines.indexOf(first) - 1];
	return line && (isHeadBegun(line, yOf(first), columns) || (yOf(first) - yOf(line) <= pitch * 1.3 && isSpanning(line, columns))) ? line : null;
}

/** What stands before an edge, and what behind it. */
function partedAt(lines: readonly Line[], edge: number): [Line[], Line[]] {
	const side = (isOn: (piece: Piece) => boolean) => lines.map((line) => line.filter(isOn)).filter((line) => line.length > 0);
	return [side(({ right }) => right <= edge), side(({ x }) => x >= edge)];
}

/** Where two tables stand beside each other: a gap that is wider than all others, whose sides begin with the same head or end at different rows. */
function besideAt(lines: readonly Line[], columns: readonly Column[]): number | null {
	if (columns.length < 4) return null;
	const gaps = columns.slice(1).map(({ left }, at) => left - (columns[at]?.right ?? 0));
	for (let at = 1; at < gaps.length - 1; at += 1) {
		const others = gaps.filter((_, other) => other !== at);
		if ((gaps[at] ?? 0) < Math.max(...others) * 1.15) continue;
		const edge = (columns[at + 1]?.left ?? 0) - (gaps[at] ?? 0) / 2;
		const [one, other] = partedAt(lines, edge);
		const isHeadAlike = one[0]?.[0]?.text === other[0]?.[0]?.text && one[0]?.[0]?.text !== undefined && !isFigure(one[0][0].text);
		const endsApart = Math.abs(yOf(one.at(-1) ?? []) - yOf(other.at(-1) ?? [])) > 2;
		if (isHeadAlike || endsApart) return edge;
	}
	return null;
}

function isMark(text: string): boolean {
	return text.length < 6 && (/^(?:[(.]?(?:\d{1,3}|[a-z]|[ivx]{2,5})[.)]|\.\d{1,3})$/i.test(text.replaceAll(" ", "")) || textAfterBullet(`${text} Xx`) !== null);
}

/** "1" beside a text, "2" below it beside another: numbers alone that count texts of several words from one on. */
function isCounted(lines: readonly Line[]): boolean {
	const numbered = lines.filter(({ length }) => length === 2);
	const texts = numbered.map(([, text]) => text?.text ?? "");
	return (
		numbered.length >= FEWEST_COUNTED &&
		numbered.every(([first], at) => first?.text === String(at + 1)) &&
		texts.every((text) => /\p{L}{2}/u.test(text) && !isAmount(text)) &&
		texts.filter((text) => text.trim().split(/\s+/u).length >= WORDS_OF_ITEM).length * 2 > texts.length
	);
}

/** Marks of a list stand apart from its text. */
function isList(lines: readonly Line[]): boolean {
	const isCount = isCounted(lines);
	return lines.every(([first, ...rest]) => rest.length === 0 || (rest.length === 1 && first !== undefined && (isCount || isMark(first.text))));
}

/** Few lines side by side far from each other, without amounts: an address beside facts, not a table. */
function areBlocksApart(lines: readonly Line[], columns: readonly Column[], fontSize: number): boolean {
	const [one, other] = columns;
	if (!one || !other || columns.length > 2 || lines.length > MOST_OF_BLOCK || other.left - one.right < fontSize * BLOCKS_APART) return false;
	const last = lines.flatMap((line) => line.filter(({ right }) => right > other.left));
	return last.filter(({ text }) => isAmount(text)).length * 2 < last.length;
}

function tablesOf(run: readonly Line[], all: readonly Line[], cellOf: ReadCell): FoundTable[] {
	const fontSize = usualSize(run.flat());
	const columns = columnsOf(run, fontSize * GUTTER);
	const edge = besideAt(run, columns);
	if (edge !== null) return partedAt(run, edge).flatMap((side) => tablesOf(side, [], cellOf));
	if (columns.length < 2 || isProse(run, columns)) return [];
	if (isList(run) || areBlocksApart(run, columns, fontSize)) return [];
	const gaps = run.slice(1).map((line, at) => yOf(line) - yOf(run[at] ?? []));
	const above = run[0] ? headAbove(all, run[0], columns, Math.max(fontSize * 1.2, gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0)) : null;
	const laid = laidTable(above ? [above, ...run] : run, {
		fontSize,
		columns,
		parting: [],
		isAllParted: false,
		headEnd: above && run[0] && isSpanning(above, columns) ? yOf(run[0]) - 1 : null,
	});
	const full = laid.rows.filter((row) => row.some(({ placed }) => placed.length >= 2)).length;
	return full < FEWEST_ROWS || full < laid.rows.length * SHARE_OF_FULL ? [] : [foundOf(laid, cellOf)];
}

/** What stands side by side on a page: tables without lines, whose cells stand in the same columns, and columns of running text. */
export function alignedTables(items: readonly Glyphs[], cellOf: ReadCell): { tables: FoundTable[]; columns: ProseColumns[] } {
	const lines = wholeLines(items);
	const found = candidates(lines).map((run) => {
		const columns = proseColumnsOf(asSegments(run), columnsOf(run, usualSize(run.flat()) * GUTTER));
		return { columns, tables: columns ? [] : tablesOf(run, lines, cellOf) };
	});
	return { tables: found.flatMap(({ tables }) => tables), columns: found.flatMap(({ columns }) => columns ?? []) };
}
