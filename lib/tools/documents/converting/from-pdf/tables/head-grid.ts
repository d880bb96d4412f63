import { type Column, type PlacedPiece, placedLine } from "./aligned/table-columns";
import { isAmount, type Piece } from "./pieces";
import type { TableLine } from "./table-rows";

/** Lines of one cell of a head stand no further apart, in font sizes; rows of a head at least so far where nothing else tells. */
const LEADING = 1.55;
/** Baselines of one line of a head differ by no more, in font sizes. */
const SAME_LINE = 0.3;
/** A cell over all rows of a head stands in the middle of them, in font sizes. */
const OFF_MIDDLE = 0.6;
const CLOSER = 0.85;
const EDGE = 3;
const [FEWEST_LINES, MOST_LINES] = [2, 6];
const MOST_BOUNDS = 6;

type Line = readonly Piece[];
type Span = readonly [from: number, to: number];

const yOf = (line: Line) => line[0]?.y ?? 0;

const YEAR = /^(?:19|20)\d\d$/u;
/** Figures of what is counted: a year may name a column. */
const isCounted = ({ text }: Piece) => isAmount(text) && !YEAR.test(text);

/** Columns that a piece stands over by its own width. */
function overOf(piece: Piece, columns: readonly Column[], placed: PlacedPiece): Span {
	if (placed.columns === 1) return [placed.column, placed.column];
	const own = columns.flatMap(({ left, right }, at) => (piece.x < right && piece.right > left ? [at] : []));
	return [own[0] ?? placed.column, own.at(-1) ?? placed.column];
}

/** The lines before the first one with amounts behind its beginning, where they may be a head of several rows. */
export function headLinesOf(lines: readonly Line[], columns: readonly Column[]): readonly Line[] {
	const isBody = (line: Line) => line.length * 2 > columns.length && line.some((piece, at) => at > 0 && isCounted(piece));
	const first = lines.findIndex(isBody);
	return first >= FEWEST_LINES && first <= MOST_LINES ? lines.slice(0, first) : [];
}

/** Whether each text below the first line of a head goes on in small letters with the one above it, or has none above. */
function areWrapped(head: readonly Line[], columns: readonly Column[]): boolean {
	const placed = head.map((line) => placedLine(line, columns));
	return placed.every((line, at) =>
		line.every(({ piece, column }) => !/^[\p{Lu}\p{N}]/u.test(piece.text) || !placed.slice(0, at).some((above) => above.some((one) => one.column === column))),
	);
}

/** Whether the lines of a head stand closer than the rows below do: cells that wrap. */
export function isOneRow(head: readonly Line[], body: readonly Line[], columns: readonly Column[], fontSize: number): boolean {
	if (head.length < FEWEST_LINES || !areWrapped(head, columns)) return false;
	const gaps = (lines: readonly Line[]) => lines.slice(1).map((line, at) => yOf(line) - yOf(lines[at] ?? []));
	const rows = gaps(body.filter((line) => line.length >= 2));
	const widest = Math.max(...gaps(head));
	return rows.length > 0 && widest < fontSize * LEADING && widest < Math.min(...rows) * CLOSER;
}

interface Parted {
	/** Cells over all rows, with the lines of each. */
	readonly whole: ReadonlyMap<number, readonly Piece[]>;
	readonly lines: readonly Line[];
}

/** Cells that reach over all rows of a head stand in its middle, between its lines, with nothing above and below them. */
function withoutWhole(lines: readonly Line[], columns: readonly Column[], fontSize: number): Parted {
	const placed = lines.flatMap((line) => placedLine(line, columns).map((one) => ({ piece: one.piece, over: overOf(one.piece, columns, one) })));
	const middle = (yOf(lines[0] ?? []) + yOf(lines.at(-1) ?? [])) / 2;
	const whole = new Map<number, Piece[]>();
	columns.forEach((_, column) => {
		const own = placed.filter(({ over }) => over[0] <= column && column <= over[1]);
		const ys = own.map(({ piece }) => piece.y);
		const isAlone = own.length > 0 && own.every(({ over }) => over[0] === over[1]);
		const isInMiddle = Math.abs((Math.min(...ys) + Math.max(...ys)) / 2 - middle) < fontSize * OFF_MIDDLE;
		const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
		const isBetween = lines.some((line) => yOf(line) < top - fontSize * SAME_LINE) && lines.some((line) => yOf(line) > bottom + fontSize * SAME_LINE);
		if (isAlone && isInMiddle && isBetween)
			whole.set(
				column,
				own.map(({ piece }) => piece),
			);
	});
	const taken = new Set([...whole.values()].flat());
	return { whole, lines: lines.map((line) => line.filter((piece) => !taken.has(piece))).filter((line) => line.length > 0) };
}

/** Lines of a head by rows: those of one row stand no further apart than lines of a cell do, and no rule parts them. */
function rowsOfHead(lines: readonly Line[], columns: readonly Column[], rules: readonly number[], fontSize: number): Line[][] {
	const rows: Line[][] = [];
	for (const line of lines) {
		const before = rows.at(-1)?.at(-1);
		const isParted = before === undefined || rules.some((y) => y > yOf(before) - 0.5 && y < yOf(line) - 2);
		const isFar = before !== undefined && yOf(line) - yOf(before) > fontSize * LEADING;
		const isOver = before !== undefined && placedLine(before, columns).some(({ columns: over }) => over > 1);
		if (isParted || isFar || isOver) rows.push([line]);
		else rows.at(-1)?.push(line);
	}
	return rows;
}

/** The pieces of a row cell by cell: those of one column below each other, with the columns that they reach over. */
function cellsOf(row: readonly Line[], columns: readonly Column[]): { pieces: Piece[]; over: Span }[] {
	const cells: { pieces: Piece[]; over: Span }[] = [];
	for (const placed of row.flatMap((line) => placedLine(line, columns))) {
		const { piece } = placed;
		const [from, to] = overOf(piece, columns, placed);
		const own = cells.find(({ over }) => over[0] <= to && over[1] >= from);
		if (own) {
			own.pieces.push(piece);
			own.over = [Math.min(own.over[0], from), Math.max(own.over[1], to)];
		} else cells.push({ pieces: [piece], over: [from, to] });
	}
	return cells.sort((one, other) => one.over[0] - other.over[0]);
}

const edgesOf = (pieces: readonly Piece[]) => ({ left: Math.min(...pieces.map(({ x }) => x)), right: Math.max(...pieces.map(({ right }) => right)) });

/** How far the middle of a text stands from that of columns. */
function offMiddle(pieces: readonly Piece[], [from, to]: Span, columns: readonly Column[]): number {
	const { left, right } = edgesOf(pieces);
	return Math.abs(((columns[from]?.left ?? 0) + (columns[to]?.right ?? 0) - left - right) / 2);
}

/**
 * The columns that each cell of a row stands over: what the row below has and no other cell stands nearer to. Texts that begin where a column does reach to
 * the next cell; others stand in the middle of theirs.
 */
function spansOf(cells: readonly { readonly pieces: readonly Piece[]; readonly over: Span }[], below: ReadonlySet<number>, columns: readonly Column[]): Span[] {
	const isLeft = cells.every(({ pieces, over }) => Math.abs(edgesOf(pieces).left - (columns[over[0]]?.left ?? 0)) < EDGE);
	const spans: Span[] = [];
	cells.forEach(({ pieces, over }, at) => {
		const least = (spans.at(-1)?.[1] ?? -1) + 1;
		const most = (cells[at + 1]?.over[0] ?? columns.length) - 1;
		const isFree = (column: number) => below.has(column);
		let [first, last] = over;
		const lefts = [first];
		const rights = [last];
		while (lefts.length < MOST_BOUNDS && first > least && isFree(first - 1)) lefts.push(--first);
		while (rights.length < MOST_BOUNDS && last < most && isFree(last + 1)) rights.push(++last);
		if (isLeft) {
			const sizes = spans.map(([from, to]) => to - from + 1);
			const isAlike = sizes.length > 0 && new Set(sizes).size === 1 && at === cells.length - 1;
			spans.push([over[0], isAlike ? Math.max(over[1], Math.min(last, over[0] + (sizes[0] ?? 1) - 1)) : last]);
			return;
		}
		const all = lefts.flatMap((from) => rights.map((to): Span => [from, to]));
		spans.push(all.reduce((best, one) => (offMiddle(pieces, one, columns) < offMiddle(pieces, best, columns) - 0.5 ? one : best), over));
	});
	return spans;
}

const textsOf = (row: readonly PlacedPiece[]) => row.map(({ piece }) => piece.text);

/** Whether the cells above stand over the same labels again and again, or each over as many of them. */
function areSure(groups: readonly PlacedPiece[], labels: readonly PlacedPiece[]): boolean {
	const under = ({ column, columns: over }: PlacedPiece) => textsOf(labels.filter((one) => one.column >= column && one.column < column + over)).join("\n");
	return groups.length >= 2 && groups.every(({ columns: over }) => over > 1) && new Set(groups.map(under)).size === 1;
}

function gridOf(lines: readonly Line[], columns: readonly Column[], rowsOf: (own: readonly Line[]) => Line[][], fontSize: number): PlacedPiece[][] | null {
	const { whole, lines: rest } = withoutWhole(lines, columns, fontSize);
	const rows = rowsOf(rest);
	const lowest = (rows.at(-1) ?? []).flatMap((line) => placedLine(line, columns));
	if (rows.length < 2 || lowest.length < 2) return null;
	const covered = (from: number, over: number) => Array.from({ length: over }, (_, at) => from + at);
	let below = new Set(lowest.flatMap(({ column, columns: over }) => covered(column, over)));
	const placed: PlacedPiece[][] = [lowest];
	for (const row of rows.slice(0, -1).toReversed()) {
		const cells = cellsOf(row, columns);
		const spans = spansOf(cells, below, columns);
		const own = cells.flatMap(({ pieces }, at): PlacedPiece[] => {
			const [from, to] = spans[at] ?? [0, 0];
			return pieces.map((piece) => ({ piece, column: from, columns: to - from + 1 }));
		});
		placed.unshift(own);
		below = new Set([...below, ...own.flatMap(({ column, columns: over }) => covered(column, over))]);
	}
	const above = placed.slice(0, -1);
	// Each row above the lowest names groups of columns, or the lines are of cells that wrap.
	if (!above.every((row) => row.some(({ columns: over }) => over > 1) && !row.some(({ piece }) => isCounted(piece)))) return null;
	const wholes = [...whole].flatMap(([column, pieces]) => pieces.map((piece): PlacedPiece => ({ piece, column, columns: 1, rows: rows.length })));
	return placed.map((row, at) => (at === 0 ? [...row, ...wholes] : row));
}

/** The rows of a head that has several, with cells over several columns and over all rows; null where its lines are of one row, or nothing tells. */
export function headGrid(lines: readonly Line[], columns: readonly Column[], rules: readonly number[], fontSize: number): TableLine[][] | null {
	if (lines.length < FEWEST_LINES || lines.length > MOST_LINES || columns.length < 3) return null;
	const found = gridOf(lines, columns, (own) => rowsOfHead(own, columns, rules, fontSize), fontSize);
	const single = found ? null : gridOf(lines, columns, (own) => own.map((line) => [line]), fontSize);
	const grid =
		found ??
		(single?.length === 2 &&
		areSure(
			(single[0] ?? []).filter(({ rows }) => rows === undefined),
			single[1] ?? [],
		)
			? single
			: null);
	return grid?.map((placed) => [{ y: placed[0]?.piece.y ?? 0, placed }]) ?? null;
}
