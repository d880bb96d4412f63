import { withoutWideGaps } from "@/lib/tools/documents/converting/from-pdf/lines/justified-lines";
import { type ProseColumns, proseColumnsOf } from "@/lib/tools/documents/converting/from-pdf/lines/prose-columns";
import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import { segmentsOf } from "@/lib/tools/reading/pdf/segments";
import { textAfterBullet } from "@/lib/tools/reading/text/bullet-glyphs";
import type { Glyphs, TextSegment } from "@/lib/tools/reading/text/text-line";
import { cellText, type FoundTable, middleOf } from "./found-table";

/** Baselines of one table stand no further apart, in font sizes. */
const WIDEST_GAP = 2.6;
const FEWEST_ROWS = 3;
/** So many of the rows have something in at least two columns. */
const SHARE_OF_FULL = 0.7;
/** Longer texts on the average are columns of prose. */
const LONGEST_CELL = 28;
/** Between columns stands at least so much of nothing, in font sizes. */
const GUTTER = 0.9;

interface Band {
	left: number;
	right: number;
}

/** What the segments of some rows cover, from left to right: a gap between two bands is one between two columns. */
function bandsOf(segments: readonly TextSegment[], fontSize: number): Band[] {
	const bands: Band[] = [];
	for (const { x, width } of [...segments].sort((a, b) => a.x - b.x)) {
		const last = bands.at(-1);
		if (last && x - last.right < fontSize * GUTTER) last.right = Math.max(last.right, x + width);
		else bands.push({ left: x, right: x + width });
	}
	return bands;
}

/** Runs of rows that may be a table: each has something beside its beginning, or stands between such rows. */
function candidates(rows: readonly TextSegment[][]): TextSegment[][][] {
	const found: TextSegment[][][] = [];
	let open: TextSegment[][] = [];
	const close = () => {
		while (open.length > 0 && (open.at(-1)?.length ?? 0) < 2) open.pop();
		if (open.length >= FEWEST_ROWS) found.push(open);
		open = [];
	};
	for (const row of rows) {
		const [before, first] = [open.at(-1)?.[0], row[0]];
		if (before && first && first.y - before.y > Math.max(before.fontSize, first.fontSize) * WIDEST_GAP) close();
		if (row.length < 2 && open.length === 0) continue;
		open.push(row);
		const lately = open.slice(-3);
		if (lately.length === 3 && lately.every((own) => own.length < 2)) {
			open = open.slice(0, -3);
			close();
		}
	}
	close();
	return found;
}

function usualSize(segments: readonly TextSegment[]): number {
	return segments.map(({ fontSize }) => fontSize).sort((a, b) => a - b)[segments.length >> 1] ?? 10;
}

function isProse(rows: readonly TextSegment[][]): boolean {
	const texts = rows.flat().map(({ text }) => text);
	return texts.reduce((sum, text) => sum + text.length, 0) / Math.max(1, texts.length) > LONGEST_CELL;
}

function tableOf(rows: readonly TextSegment[][], items: readonly Glyphs[]): FoundTable | null {
	const segments = rows.flat();
	const fontSize = usualSize(segments);
	const bands = bandsOf(segments, fontSize);
	const full = rows.filter((row) => row.length >= 2).length;
	if (bands.length < 2 || full < FEWEST_ROWS || full < rows.length * SHARE_OF_FULL || isProse(rows)) return null;
	const firsts = segments.filter(({ x }) => x <= (bands[0]?.right ?? 0));
	// Marks of a list stand apart from its text.
	if (firsts.every(({ text }) => text.length < 4 && textAfterBullet(`${text} Xx`) !== null)) return null;
	const columnAt = (x: number) =>
		Math.max(
			0,
			bands.findLastIndex((band) => band.left <= x + 1),
		);
	const left = Math.min(...segments.map(({ x }) => x)) - 1;
	const right = Math.max(...segments.map(({ x, width }) => x + width)) + 1;
	const [top, bottom] = [(rows[0]?.[0]?.y ?? 0) - fontSize, (rows.at(-1)?.[0]?.y ?? 0) + fontSize * 0.4];
	const inside = items.filter((item) => {
		const { x, y } = middleOf(item);
		return x >= left && x <= right && y >= top && y <= bottom;
	});
	const lines = rowsOf(inside);
	const cells = lines.map((row) => bands.map((_, column) => cellText(row.filter((item) => columnAt(item.x) === column))));
	const joined = joinedLines(
		cells,
		lines.map((row) => row[0]?.y ?? 0),
		fontSize,
	);
	if (joined.length < FEWEST_ROWS) return null;
	return {
		left,
		right,
		top,
		bottom,
		rows: joined.map((row) => row.map((cell) => ({ ...cell, columnSpan: 1, rowSpan: 1 }))),
		items: new Set(inside),
		isRuled: false,
	};
}

type CellText = ReturnType<typeof cellText>;

/** A line whose first cell is empty and that stands close below another goes on with its cells. */
function joinedLines(rows: readonly CellText[][], ys: readonly number[], fontSize: number): CellText[][] {
	const joined: CellText[][] = [];
	for (const [at, row] of rows.entries()) {
		const before = joined.at(-1);
		const isClose = at > 0 && (ys[at] ?? 0) - (ys[at - 1] ?? 0) < fontSize * 1.45;
		if (before && isClose && row[0]?.lines.length === 0)
			joined[joined.length - 1] = before.map((cell, column) => ({ ...cell, lines: [...cell.lines, ...(row[column]?.lines ?? [])] }));
		else joined.push([...row]);
	}
	return joined;
}

/** What stands side by side on a page: tables without lines, whose cells stand in the same columns, and columns of running text. */
export function alignedTables(items: readonly Glyphs[]): { tables: FoundTable[]; columns: ProseColumns[] } {
	const found = candidates(rowsOf(withoutWideGaps(segmentsOf(items, false)))).map((rows) => {
		const columns = proseColumnsOf(rows, bandsOf(rows.flat(), usualSize(rows.flat())));
		return { columns, table: columns ? null : tableOf(rows, items) };
	});
	return { tables: found.flatMap(({ table }) => table ?? []), columns: found.flatMap(({ columns }) => columns ?? []) };
}
