import { between, withUnseen } from "@/lib/tools/documents/converting/from-pdf/tables/aligned/unseen-columns";
import { bandRows } from "@/lib/tools/documents/converting/from-pdf/tables/band-rows";
import { type FoundTable, middleOf, type ReadCell } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { pieceLines } from "@/lib/tools/documents/converting/from-pdf/tables/pieces";
import type { DrawnBox, DrawnLine, PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

/** How far apart, in points, lines may stand that are meant to meet. */
const NEAR = 3;
const LONGEST_LISTS = 400;
/** Filled cells make a row of a table where they cover this share of its width. */
const FILLED = 0.8;

interface Group {
	readonly lines: DrawnLine[];
	left: number;
	right: number;
	top: number;
	bottom: number;
}

function boxOf({ isUpright, at, from, to }: DrawnLine) {
	return isUpright ? { left: at, right: at, top: from, bottom: to } : { left: from, right: to, top: at, bottom: at };
}

function meets(group: Group, line: DrawnLine): boolean {
	const box = boxOf(line);
	return box.left <= group.right + NEAR && box.right >= group.left - NEAR && box.top <= group.bottom + NEAR && box.bottom >= group.top - NEAR;
}

/** Lines that stand together, as those of one table. */
function groupsOf(lines: readonly DrawnLine[]): Group[] {
	let groups: Group[] = [];
	for (const line of lines) {
		const own = groups.filter((group) => meets(group, line));
		const merged: Group = { lines: [line], ...boxOf(line) };
		for (const group of own) {
			merged.lines.push(...group.lines);
			merged.left = Math.min(merged.left, group.left);
			merged.right = Math.max(merged.right, group.right);
			merged.top = Math.min(merged.top, group.top);
			merged.bottom = Math.max(merged.bottom, group.bottom);
		}
		groups = [...groups.filter((group) => !own.includes(group)), merged];
	}
	return groups;
}

/** Places that stand near each other count once. */
function placesOf(values: readonly number[]): number[] {
	const places: number[] = [];
	for (const value of [...values].sort((a, b) => a - b)) {
		const last = places.at(-1);
		if (last === undefined || value - last > NEAR) places.push(value);
	}
	return places.slice(0, LONGEST_LISTS);
}

class Borders {
	constructor(private readonly lines: readonly DrawnLine[]) {}

	/** Whether a line stands at a place for most of a way. */
	has(isUpright: boolean, at: number, from: number, to: number): boolean {
		const covered = this.lines
			.filter((line) => line.isUpright === isUpright && Math.abs(line.at - at) <= NEAR)
			.reduce((sum, line) => sum + Math.max(0, Math.min(line.to, to) - Math.max(line.from, from)), 0);
		return covered >= (to - from) * 0.5;
	}
}

/** The edges of a filled cell, as lines. */
function edgesOf({ left, right, top, bottom }: DrawnBox): DrawnLine[] {
	return [
		...[top, bottom].map((at) => ({ isUpright: false, at, from: left, to: right })),
		...[left, right].map((at) => ({ isUpright: true, at, from: top, to: bottom })),
	];
}

/** A group with what filled cells tell of it: those within its places, and rows of them that touch its head or its foot. */
function withFilled(group: Group, boxes: readonly DrawnBox[]): Group {
	let own = group;
	const isBeside = ({ left, right }: DrawnBox) => left >= own.left - NEAR && right <= own.right + NEAR;
	const xs = placesOf(group.lines.filter(({ isUpright }) => isUpright).map(({ at }) => at));
	if (xs.length < 2) return group;
	const isPlace = (value: number) => xs.some((x) => Math.abs(x - value) <= NEAR);
	const within = boxes.filter(
		(box) => isBeside(box) && box.top >= own.top - NEAR && box.bottom <= own.bottom + NEAR && isPlace(box.left) && isPlace(box.right),
	);
	const uprights = within.flatMap(edgesOf).filter(({ isUpright }) => isUpright);
	own = { ...own, lines: [...own.lines, ...uprights] };
	for (let grown = true; grown; ) {
		const touching = boxes.filter(
			(box) =>
				isBeside(box) &&
				((Math.abs(box.bottom - own.top) <= NEAR && box.top < own.top - NEAR) || (Math.abs(box.top - own.bottom) <= NEAR && box.bottom > own.bottom + NEAR)),
		);
		const width = touching.reduce((sum, { left, right }) => sum + right - left, 0);
		grown = touching.length >= 2 && width >= (own.right - own.left) * FILLED;
		if (!grown) break;
		const [top, bottom] = [Math.min(own.top, ...touching.map((box) => box.top)), Math.max(own.bottom, ...touching.map((box) => box.bottom))];
		own = { ...own, lines: [...own.lines, ...touching.flatMap(edgesOf)], top, bottom };
	}
	return own;
}

/** Texts of a cell over several columns that stand each in a column of their own: a row without upright lines. */
function isPartedByPlace(own: readonly Glyphs[], xs: readonly number[]): boolean {
	const lines = pieceLines(own, 0.8);
	const columns = new Set(lines.flatMap((line) => line.map(({ x, right }) => (between(xs, x) === between(xs, right) ? between(xs, x) : -1))));
	return columns.size >= 2 && !columns.has(-1) && lines.some((line) => line.length >= 2);
}

function tableOf(group: Group, items: readonly Glyphs[], cellOf: ReadCell): FoundTable | null {
	const isText = ({ x, width, y }: Glyphs) => x >= group.left - 1 && x + width <= group.right + 1 && y > group.top && y < group.bottom;
	const texts = items.filter(isText);
	const own = (isUpright: boolean) => placesOf(group.lines.filter((line) => line.isUpright === isUpright).map(({ at }) => at));
	/** Places with the outer edges where text stands between them and the first or last line. */
	const closed = (places: readonly number[], from: number, to: number, middle: (item: Glyphs) => number): number[] => {
		const [first, last] = [places[0] ?? from, places.at(-1) ?? to];
		const has = (least: number, most: number) => texts.some((item) => middle(item) > least && middle(item) < most);
		return [...(first - from > NEAR && has(from, first) ? [from] : []), ...places, ...(to - last > NEAR && has(last, to) ? [to] : [])];
	};
	const [uprights, levels] = [own(true), own(false)];
	if (uprights.length < 2 || levels.length < 2) return null;
	const ys = closed(levels, group.top, group.bottom, (item) => middleOf(item).y);
	const xs = withUnseen(
		closed(uprights, group.left, group.right, (item) => middleOf(item).x),
		ys,
		texts,
	);
	if (xs.length < 3 || (xs.length - 1) * (ys.length - 1) < 4) return null;
	const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
	const inside = items.filter((item) => {
		const { x, y } = middleOf(item);
		return x >= left && x <= right && y >= top && y <= bottom;
	});
	if (inside.length < 2) return null;
	const byCell = new Map<string, Glyphs[]>();
	for (const item of inside) {
		const { x, y } = middleOf(item);
		const key = `${between(ys, y)} ${between(xs, x)}`;
		byCell.set(key, [...(byCell.get(key) ?? []), item]);
	}
	const borders = new Borders(group.lines);
	const taken = new Set<string>();
	const rows = ys.slice(0, -1).flatMap((rowTop, row) => {
		const rowBottom = ys[row + 1] ?? rowTop;
		const cells = xs.slice(0, -1).flatMap((cellLeft, column) => {
			if (taken.has(`${row} ${column}`)) return [];
			let columns = 1;
			while (column + columns < xs.length - 1 && !borders.has(true, xs[column + columns] ?? 0, rowTop, rowBottom)) columns += 1;
			const across = Array.from({ length: columns }, (_, over) => byCell.get(`${row} ${column + over}`) ?? []);
			if (columns > 1 && isPartedByPlace(across.flat(), xs)) columns = 1;
			let rowsDown = 1;
			const cellRight = xs[column + columns] ?? cellLeft;
			while (row + rowsDown < ys.length - 1 && !borders.has(false, ys[row + rowsDown] ?? 0, cellLeft, cellRight)) rowsDown += 1;
			const own: Glyphs[] = [];
			for (let down = 0; down < rowsDown; down += 1) {
				for (let over = 0; over < columns; over += 1) {
					taken.add(`${row + down} ${column + over}`);
					own.push(...(byCell.get(`${row + down} ${column + over}`) ?? []));
				}
			}
			return [{ items: own, columnSpan: columns, rowSpan: rowsDown }];
		});
		const isWhole = cells.reduce((sum, { columnSpan }) => sum + columnSpan, 0) === xs.length - 1 && cells.every(({ rowSpan }) => rowSpan === 1);
		const parted = isWhole ? bandRows(cells.map((cell) => cell.items)) : null;
		const bands = parted ? parted.map((band) => cells.map((cell, at) => ({ ...cell, items: band[at] ?? [] }))) : [cells];
		return bands.map((band) => band.map(({ items: texts, ...spans }) => ({ ...cellOf(texts), ...spans })));
	});
	const filled = rows.flat().filter(({ lines }) => lines.length > 0).length;
	if (filled < 2) return null;
	return {
		left,
		right,
		top,
		bottom,
		rows: rows.filter((row) => row.length > 0),
		items: new Set(inside),
		isRuled: true,
		columns: xs.slice(1).map((to, at) => ({ left: xs[at] ?? to, right: to })),
	};
}

/** Tables whose cells stand between drawn lines. */
export function ruledTables({ lines, boxes }: Pick<PageMaterial, "lines" | "boxes">, items: readonly Glyphs[], cellOf: ReadCell): FoundTable[] {
	return groupsOf(lines).flatMap((group) => tableOf(withFilled(group, boxes), items, cellOf) ?? []);
}
