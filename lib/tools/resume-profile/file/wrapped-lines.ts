/** What of a line tells whether the next one goes on with it. Lengths in points. */
export interface SetLine {
	readonly page: number;
	readonly column: number;
	readonly text: string;
	readonly kind: "heading" | "bullet" | "text";
	readonly fontSize: number | null;
	readonly bold: boolean;
	readonly italic: boolean;
	readonly x: number | null;
	readonly y: number | null;
	/** Where it ends below, where several lines were put together. */
	readonly lastY?: number | null;
	readonly right: number | null;
}

/** A column ends where so many of its lines do, within a share of its width. */
const LEAST_FULL = 3;
const NEAR_END = 0.1;
/** Between the lines of one paragraph, and a blank, in font sizes. */
const MOST_PITCH = 1.62;
const BLANK = 0.25;
const SAME_X_PT = 2;

interface Edge {
	readonly right: number;
	readonly isSure: boolean;
}

/** Where the text of each column ends. */
function edgesOf(lines: readonly SetLine[]): ReadonlyMap<number, Edge> {
	const rights = new Map<number, { left: number; ends: number[] }>();
	for (const { column, x, right } of lines) {
		if (x === null || right === null) continue;
		const own = rights.get(column) ?? { left: x, ends: [] };
		rights.set(column, { left: Math.min(own.left, x), ends: [...own.ends, right] });
	}
	return new Map(
		[...rights].map(([column, { left, ends }]) => {
			const right = Math.max(...ends);
			return [column, { right, isSure: ends.filter((end) => end > right - (right - left) * NEAR_END).length >= LEAST_FULL }];
		}),
	);
}

/** Whether the first word of a line had no room behind the line above it. */
function hadNoRoom(before: SetLine, line: SetLine, edge: Edge): boolean {
	if (before.x === null || before.right === null || before.text.includes("\t")) return false;
	const word = /^\S+/u.exec(line.text)?.[0].length ?? 0;
	const letter = (before.right - before.x) / Math.max(1, before.text.length);
	return before.right + BLANK * (before.fontSize ?? 10) + word * letter > edge.right + letter / 2;
}

const isAlike = (before: SetLine, line: SetLine): boolean =>
	before.page === line.page &&
	before.column === line.column &&
	before.fontSize === line.fontSize &&
	before.bold === line.bold &&
	before.italic === line.italic &&
	line.kind !== "bullet";

/** Whether a line goes on with the one above it; null where that can't be told. */
function isRestOf(before: SetLine, line: SetLine, edge: Edge): boolean | null {
	if (line.x === null || before.x === null || line.y === null || before.y === null || before.page !== line.page) return null;
	if (!hadNoRoom(before, line, edge)) return before.text.includes("\t") ? null : false;
	const pitch = (line.y - (before.lastY ?? before.y)) / Math.max(1, line.fontSize ?? 10);
	if (pitch <= 0) return null;
	if (pitch >= MOST_PITCH) return false;
	const isBelow = isAlike(before, line) && (Math.abs(line.x - before.x) < SAME_X_PT || before.kind === "bullet");
	return isBelow && edge.isSure ? true : null;
}

/**
 * Whether each line goes on with the one above: it does where that had to end for want of room, is printed alike and stands right above, in a column
 * whose end other lines show; it doesn't where there was room. Lines of which neither can be told are left out.
 */
export function restsOf<T extends SetLine>(lines: readonly T[]): ReadonlyMap<T, boolean> {
	const edges = edgesOf(lines);
	const rests = new Map<T, boolean>();
	lines.forEach((line, at) => {
		const [before, edge] = [lines[at - 1], edges.get(line.column)];
		const isRest = before && edge && before.column === line.column ? isRestOf(before, line, edge) : null;
		if (isRest !== null) rests.set(line, isRest);
	});
	return rests;
}
