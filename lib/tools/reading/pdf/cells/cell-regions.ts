import type { TextSegment } from "@/lib/tools/reading/text/text-line";
import { type Band, bandsOf, cellEdges, type Drawn, inDrawnOrder, isDeep } from "./drawn-bands";
import { beside, isDated, isMargin } from "./margins";
import { type Region, type Row, rightOf } from "./region";
import { asOneText, type CellSetting, settingOf, withoutWraps } from "./wrapped-cells";

const MOST_EDGES = 12;
const MOST_NESTED = 12;
/** Three times the pieces of a crowded page. */
const MOST_PIECES = 1_500;
interface Cells {
	readonly x: number;
	readonly bands: readonly Band[];
}

/** A band with the rows of its cells. */
interface CellPair {
	readonly left: readonly Row[];
	readonly right: readonly Row[];
}

/** The strip that parts most rows into cells that were drawn by themselves. */
function findCells(rows: readonly Row[]): Cells | null {
	const drawn = inDrawnOrder(rows);
	if (!drawn) return null;
	let [best, most]: [Cells | null, number] = [null, 0];
	for (const x of cellEdges(drawn, MOST_EDGES)) {
		const bands = bandsOf(rows, drawn, x).filter(isDeep);
		const count = bands.reduce((sum, { first, last }) => sum + last - first + 1, 0);
		if (count > most || (count === most && best && x < best.x)) [best, most] = [{ x, bands }, count];
	}
	return best;
}

function rowsOfSide(side: readonly Drawn[]): Row[] {
	const rows = new Map<number, TextSegment[]>();
	for (const { segment, row } of side) rows.set(row, [...(rows.get(row) ?? []), segment]);
	return [...rows].sort(([a], [b]) => a - b).map(([, segments]) => segments.sort((a, b) => a.x - b.x));
}

/** Divides rows into regions; `end` is where their last column ends, where that is known. */
export type Divide = (rows: readonly Row[], column: Region["column"], depth: number, end: number | null) => Region[];

/** How the cells on both sides of a strip are set, and which of them stand in a margin. */
interface Sides {
	readonly x: number;
	readonly left: CellSetting;
	readonly right: CellSetting;
	readonly margin: "left" | "right" | null;
}

/** Texts of one row beside a cell that make it one of a table. */
const TABLE_CELLS = 2;

/** Reads cells that stand side by side. */
class CellReader {
	constructor(
		private readonly divide: Divide,
		private readonly column: Region["column"],
		private readonly depth: number,
		private readonly end: number | null,
	) {}

	read(rows: readonly Row[], { x, bands }: Cells): Region[] {
		const pairs = bands.map((band): CellPair => ({ left: rowsOfSide(band.left), right: rowsOfSide(band.right) }));
		const isLeftMargin = isMargin(pairs.map(({ left, right }) => ({ own: left, other: right })));
		const isRightMargin = !isLeftMargin && isMargin(pairs.map(({ left, right }) => ({ own: right, other: left })));
		const lefts = pairs.map(({ left }) => left);
		const right = settingOf(
			pairs.map((pair) => pair.right),
			null,
			this.end,
		);
		const sides: Sides = {
			x,
			left: settingOf(lefts, x, null),
			// What stands beside a date is an entry, which has lines of its own.
			right: isLeftMargin && lefts.filter(isDated).length >= lefts.length / 2 ? { ...right, hasOwnLines: true } : right,
			margin: isLeftMargin ? "left" : isRightMargin ? "right" : null,
		};
		const regions: Region[] = [];
		let from = 0;
		bands.forEach((band, at) => {
			regions.push(...this.divide(rows.slice(from, band.first), this.column, this.depth + 1, this.end));
			regions.push(...this.ofBand(pairs[at] as CellPair, sides));
			from = band.last + 1;
		});
		regions.push(...this.divide(rows.slice(from), this.column, this.depth + 1, this.end));
		return regions;
	}

	private ofBand({ left, right }: CellPair, sides: Sides): Region[] {
		const { column } = this;
		const [lefts, rights] = [this.divide(left, column, this.depth + 1, sides.left.end), this.divide(right, column, this.depth + 1, sides.right.end)];
		const [ownLeft, ownRight] = [plainRows(lefts), plainRows(rights)];
		const [wholeLeft, wholeRight] = [withoutWraps(ownLeft ?? [], sides.left), withoutWraps(ownRight ?? [], sides.right)];
		const row = oneRow(wholeLeft, wholeRight);
		if (row) return [{ rows: [row], column }];
		if ((sides.margin === "left" || wholeLeft.length === 1) && ownLeft)
			return ownRight ? [{ rows: beside(wholeLeft, ownRight, true), column }] : [{ rows: wholeLeft, column }, ...rights];
		if ((sides.margin === "right" || wholeRight.length === 1) && ownRight)
			return ownLeft ? [{ rows: beside(wholeRight, ownLeft, false), column }] : [...lefts, { rows: wholeRight, column }];
		const edges = { left: column?.left ?? Math.min(...left.flat().map(({ x }) => x)), right: column?.right ?? Math.max(...right.flat().map(rightOf)) };
		return [
			...asCells(lefts, { left: edges.left, right: sides.x }, column, sides.left),
			...asCells(rights, { left: sides.x, right: edges.right }, column, sides.right),
		];
	}
}

/** Cells that make one row of a table; null where one of them has lines of its own. */
function oneRow(left: readonly Row[], right: readonly Row[]): Row | null {
	const [first, second] = [left[0] ?? [], right[0] ?? []];
	if (left.length === 1 && right.length === 1) return [...first, ...second];
	const [oneLeft, oneRight] = [
		right.length === 1 && second.length >= TABLE_CELLS ? asOneText(left) : null,
		left.length === 1 && first.length >= TABLE_CELLS ? asOneText(right) : null,
	];
	if (oneLeft) return [...oneLeft, ...second];
	return oneRight ? [...first, ...oneRight] : null;
}

/** The rows of what no cells or columns part. */
function plainRows(regions: readonly Region[]): readonly Row[] | null {
	const [only] = regions;
	return regions.length === 1 && only && !only.isCell ? only.rows : null;
}

/** Regions as cells of a column; those that were cells within stay as they are. */
function asCells(regions: readonly Region[], own: NonNullable<Region["column"]>, around: Region["column"], setting: CellSetting): Region[] {
	return regions.map((region) => ({
		rows: region.isCell ? region.rows : withoutWraps(region.rows, { ...setting, mayEndAlike: false, hasOwnLines: true }),
		column: region.column === around ? own : region.column,
		isCell: true,
	}));
}

/** Neighbours that belong to one column, in one. */
function merged(regions: readonly Region[]): Region[] {
	const whole: Region[] = [];
	for (const region of regions) {
		const before = whole.at(-1);
		if (region.rows.length === 0) continue;
		if (before && !before.isCell && !region.isCell && before.column === region.column)
			whole[whole.length - 1] = { ...before, rows: [...before.rows, ...region.rows] };
		else whole.push(region);
	}
	return whole;
}

/** Rows that no column parts, with the cells that stand in them read one by one. */
export function withCells(rows: readonly Row[], column: Region["column"], depth: number, end: number | null, divide: Divide): Region[] {
	const cells = depth < MOST_NESTED && rows.length > 1 && rows.reduce((sum, row) => sum + row.length, 0) <= MOST_PIECES ? findCells(rows) : null;
	return cells ? merged(new CellReader(divide, column, depth, end).read(rows, cells)) : [{ rows, column }];
}
