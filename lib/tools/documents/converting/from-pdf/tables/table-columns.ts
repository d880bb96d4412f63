import type { Piece } from "./pieces";

/** A column of a table, in points. */
export interface Column {
	left: number;
	right: number;
}

/** What of a line stands where: over one column, or over several. */
export interface PlacedPiece {
	readonly piece: Piece;
	readonly column: number;
	readonly columns: number;
}

/** So many lines may have something that reaches over a gap between columns, and at least one. */
const SHARE_OF_CROSSING = 0.15;
const MOST_COLUMNS = 60;
/** So many lines with a text in each of two close bands show that they are two columns. */
const FEWEST_BESIDE = 2;

const reaches = (column: Column, { x, right }: Piece) => x < column.right && right > column.left;

/** Bands that the lines with most pieces show, and the others fill: what stands over several bands widens none. */
function bandsOf(lines: readonly (readonly Piece[])[]): Column[] {
	const bands: Column[] = [];
	for (const line of [...lines].sort((a, b) => b.length - a.length)) {
		for (const piece of line) {
			const over = bands.filter((band) => reaches(band, piece));
			const [only] = over;
			if (over.length === 0) bands.push({ left: piece.x, right: piece.right });
			else if (over.length === 1 && only) {
				const [left, right] = [Math.min(only.left, piece.x), Math.max(only.right, piece.right)];
				Object.assign(only, { left, right });
			}
		}
	}
	return joinedBands(bands, 0, lines);
}

/** Whether a line has a text in one band alone, and another in the other. */
function hasBoth(line: readonly Piece[], one: Column, other: Column): boolean {
	const isIn = (band: Column, rest: Column) => line.some((piece) => reaches(band, piece) && !reaches(rest, piece));
	return isIn(one, other) && isIn(other, one);
}

/** Bands from left to right; those with less between them than a gap are one, unless lines show both side by side. */
function joinedBands(bands: readonly Column[], gap: number, lines: readonly (readonly Piece[])[]): Column[] {
	const joined: Column[] = [];
	for (const band of [...bands].sort((a, b) => a.left - b.left)) {
		const last = joined.at(-1);
		const isClose = last !== undefined && band.left - last.right < gap;
		const isOne = isClose && (band.left <= last.right || lines.filter((line) => hasBoth(line, last, band)).length < FEWEST_BESIDE);
		if (isOne) last.right = Math.max(last.right, band.right);
		else joined.push({ ...band });
	}
	return joined;
}

/** The columns in which the pieces of lines stand: between two of them is at least `gapPt` of nothing, but for a few lines. */
export function columnsOf(lines: readonly (readonly Piece[])[], gapPt: number): Column[] {
	const several = lines.filter((line) => line.length >= 2);
	let bands = joinedBands(bandsOf(several), gapPt, several);
	if (bands.length > MOST_COLUMNS) return [];
	const most = several.length < 4 ? 0 : Math.max(1, Math.floor(several.length * SHARE_OF_CROSSING));
	for (let at = 1; at < bands.length; ) {
		const [before, band] = [bands[at - 1], bands[at]] as [Column, Column];
		const crossing = several.filter((line) => line.some((piece) => reaches(before, piece) && reaches(band, piece))).length;
		if (crossing > most) bands = [...bands.slice(0, at - 1), { left: before.left, right: Math.max(before.right, band.right) }, ...bands.slice(at + 1)];
		else at += 1;
	}
	return bands;
}

/** Over which columns a piece stands that reaches over several: those whose middle is its own, since such a cell is centred. */
function spanOf(piece: Piece, columns: readonly Column[], taken: { readonly from: number; readonly to: number }): { column: number; columns: number } {
	const over = columns.flatMap((column, at) => (reaches(column, piece) ? [at] : []));
	const [first, last] = [over[0] ?? nearest(piece, columns), over.at(-1) ?? nearest(piece, columns)];
	const middle = (piece.x + piece.right) / 2;
	let best = { column: first, columns: last - first + 1, off: Number.POSITIVE_INFINITY };
	for (let from = Math.max(taken.from, 0); from <= first; from += 1) {
		for (let to = last; to < Math.min(taken.to, columns.length); to += 1) {
			const off = Math.abs(((columns[from]?.left ?? 0) + (columns[to]?.right ?? 0)) / 2 - middle);
			if (off < best.off - 0.5) best = { column: from, columns: to - from + 1, off };
		}
	}
	const isCentred = best.off < Math.max(4, piece.fontSize * 0.9);
	return isCentred ? best : { column: first, columns: last - first + 1 };
}

function nearest({ x, right }: Piece, columns: readonly Column[]): number {
	let best = 0;
	columns.forEach((column, at) => {
		const away = (one: Column) => Math.max(one.left - right, x - one.right);
		if (away(column) < away(columns[best] ?? column)) best = at;
	});
	return best;
}

/** A line's pieces on the columns where they stand. `mayCentre` holds where a piece over one column alone may be meant for several. */
export function placedLine(line: readonly Piece[], columns: readonly Column[], mayCentre = false): PlacedPiece[] {
	const simple = line.map((piece) => {
		const over = columns.flatMap((column, at) => (reaches(column, piece) ? [at] : []));
		return { piece, first: over[0] ?? nearest(piece, columns), last: over.at(-1) ?? nearest(piece, columns) };
	});
	return simple.map(({ piece, first, last }, at) => {
		if (first === last && !mayCentre) return { piece, column: first, columns: 1 };
		const taken = { from: (simple[at - 1]?.last ?? -1) + 1, to: simple[at + 1]?.first ?? columns.length };
		const own = columns[first];
		const isOwn =
			first === last &&
			own &&
			(Math.abs(own.left - piece.x) < 2 || Math.abs(own.right - piece.right) < 2 || Math.abs(own.left + own.right - piece.x - piece.right) < 6);
		return isOwn ? { piece, column: first, columns: 1 } : { piece, ...spanOf(piece, columns, taken) };
	});
}

/** Whether a line stands over several columns, but not over the first. */
export function isSpanning(line: readonly Piece[], columns: readonly Column[]): boolean {
	const [left, right] = [columns[0]?.right ?? 0, columns.at(-1)?.right ?? 0];
	return line.every((piece) => piece.x >= left && piece.right <= right + 2) && placedLine(line, columns, true).some(({ columns: over }) => over > 1);
}
