import type { DrawnLine } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { type FoundTable, middleOf, type ReadCell } from "./found-table";

/** How far apart, in points, lines may stand that are meant to meet. */
const NEAR = 3;
const LONGEST_LISTS = 400;

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

/** The index of the place between two of which a value stands; -1 outside of them. */
function between(places: readonly number[], value: number): number {
	return places.findLastIndex((place, at) => place <= value && at < places.length - 1 && value <= (places[at + 1] ?? 0));
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

function tableOf(group: Group, items: readonly Glyphs[], cellOf: ReadCell): FoundTable | null {
	const xs = placesOf(group.lines.filter(({ isUpright }) => isUpright).map(({ at }) => at));
	const ys = placesOf(group.lines.filter(({ isUpright }) => !isUpright).map(({ at }) => at));
	if (xs.length < 3 || ys.length < 2 || (xs.length - 1) * (ys.length - 1) < 4) return null;
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
	const rows = ys.slice(0, -1).map((rowTop, row) => {
		const rowBottom = ys[row + 1] ?? rowTop;
		return xs.slice(0, -1).flatMap((cellLeft, column) => {
			if (taken.has(`${row} ${column}`)) return [];
			let columns = 1;
			while (column + columns < xs.length - 1 && !borders.has(true, xs[column + columns] ?? 0, rowTop, rowBottom)) columns += 1;
			let rowsDown = 1;
			const cellRight = xs[column + columns] ?? cellLeft;
			while (row + rowsDown < ys.length - 1 && !borders.has(false, ys[row + rowsDown] ?? 0, cellLeft, cellRight)) rowsDown += 1;
			const own: Glyphs[] = [];
			for (let down = 0; down < rowsDown; down += 1) {
				for (let across = 0; across < columns; across += 1) {
					taken.add(`${row + down} ${column + across}`);
					own.push(...(byCell.get(`${row + down} ${column + across}`) ?? []));
				}
			}
			return [{ ...cellOf(own), columnSpan: columns, rowSpan: rowsDown }];
		});
	});
	const filled = rows.flat().filter(({ lines }) => lines.length > 0).length;
	if (filled < 2) return null;
	return { left, right, top, bottom, rows: rows.filter((row) => row.length > 0), items: new Set(inside), isRuled: true };
}

/** Tables whose cells stand between drawn lines. */
export function ruledTables(lines: readonly DrawnLine[], items: readonly Glyphs[], cellOf: ReadCell): FoundTable[] {
	return groupsOf(lines).flatMap((group) => tableOf(group, items, cellOf) ?? []);
}
