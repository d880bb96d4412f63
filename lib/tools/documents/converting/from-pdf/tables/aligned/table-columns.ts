import { isAmount, type Piece, pieceOf } from "@/lib/tools/documents/converting/from-pdf/tables/pieces";

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
	/** Over how many rows it reaches, where that is known. */
	readonly rows?: number;
}

/** So many lines may have something that reaches over a gap between columns, and at least one. */
const SHARE_OF_CROSSING = 0.15;
const MOST_COLUMNS = 60;
/** So many lines with a text in each of two close bands show that they are two columns. */
const FEWEST_BESIDE = 2;
const FEWEST_BELOW_HEAD = 3;
const MOST_HEAD_LINES = 3;
/** So far, in font sizes, a text that is of its column alone doesn't stand over the column's edge. */
const STICKS_OUT = 2;
/** Between texts of two columns stands at least so much of nothing, in font sizes. */
const LEAST_GAP = 0.35;

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

/** "Net total ⇥ 432.00": a name and an amount alone. */
export function isSum(line: readonly Piece[]): boolean {
	const [name, amount] = line;
	return line.length === 2 && name !== undefined && amount !== undefined && /^\p{L}{2}/u.test(name.text) && isAmount(amount.text);
}

/** The columns in which the pieces of lines stand: between two of them is at least `gapPt` of nothing, but for a few lines. */
export function columnsOf(lines: readonly (readonly Piece[])[], gapPt: number): Column[] {
	const all = lines.filter((line) => line.length >= 2);
	const rows = all.filter((line) => !isSum(line));
	// Names of sums stand across columns.
	const several = rows.some((line) => line.length > 2) ? rows : all;
	// What stands over several columns in a first line with few texts widens none of them.
	const isFew = several.length > FEWEST_BELOW_HEAD && (several[0]?.length ?? 0) < (several[1]?.length ?? 0);
	let bands = joinedBands(bandsOf(isFew ? several.slice(1) : several), gapPt, several);
	if (bands.length > MOST_COLUMNS) return [];
	const most = several.length < 4 ? 0 : Math.max(1, Math.floor(several.length * SHARE_OF_CROSSING));
	for (let at = 1; at < bands.length; ) {
		const [before, band] = [bands[at - 1], bands[at]] as [Column, Column];
		const crossing = several.filter((line) => line.some((piece) => reaches(before, piece) && reaches(band, piece))).length;
		if (crossing > most) bands = [...bands.slice(0, at - 1), { left: before.left, right: Math.max(before.right, band.right) }, ...bands.slice(at + 1)];
		else at += 1;
	}
	return withLoneLines(withHeads(bands, several), lines);
}

/** Bands where the head of a column that ends at another place than what stands below it is of that column. */
function withHeads(bands: readonly Column[], several: readonly (readonly Piece[])[]): Column[] {
	// A head may have several lines: those before the first with an amount behind its beginning.
	const figured = several.findIndex((line) => line.some(({ text }, at) => at > 0 && /\d/u.test(text) && isAmount(text)));
	const count = figured > 0 && figured <= MOST_HEAD_LINES ? figured : 1;
	const [heads, body] = [several.slice(0, count), several.slice(count)];
	if (heads.length === 0 || body.length < FEWEST_BESIDE) return [...bands];
	const isIn = (line: readonly Piece[], band: Column) => line.some((piece) => reaches(band, piece));
	const whole: Column[] = [];
	for (let at = 0; at < bands.length; at += 1) {
		const [band, next] = [bands[at] as Column, bands[at + 1]];
		const isHeadOnly = (one: Column) => heads.some((line) => isIn(line, one)) && !body.some((line) => isIn(line, one));
		const isBodyOnly = (one: Column) => !heads.some((line) => isIn(line, one));
		/** A head over both, one of which has nothing below it. */
		const isOver = (other: Column) => heads.some((line) => line.some((piece) => reaches(band, piece) && reaches(other, piece)));
		const isHeadOf = (one: Column, other: Column) => isHeadOnly(one) && (isBodyOnly(other) || (heads.length > 1 && isOver(band === one ? other : one)));
		const isOne = next !== undefined && (isHeadOf(band, next) || isHeadOf(next, band));
		whole.push(isOne ? { left: band.left, right: next.right } : { ...band });
		if (isOne) at += 1;
	}
	return whole;
}

/** Bands as wide as the lines that stand alone in them. */
function withLoneLines(bands: readonly Column[], lines: readonly (readonly Piece[])[]): Column[] {
	const alone = lines.flatMap((line) => (line.length === 1 ? line : []));
	return bands.map((band, at) => {
		const own = alone.filter(
			(piece) => reaches(band, piece) && piece.x > (bands[at - 1]?.right ?? -1) && piece.right < (bands[at + 1]?.left ?? Number.POSITIVE_INFINITY),
		);
		const isFirstOfMany = at === 0 && bands.length > 1;
		return isFirstOfMany ? band : { left: band.left, right: Math.max(band.right, ...own.map(({ right }) => right)) };
	});
}

/** A piece as several where its parts stand in columns of their own, with a gap at each edge between them. */
function partedPiece(piece: Piece, columns: readonly Column[]): Piece[] {
	const over = columns.filter((column) => reaches(column, piece));
	if (over.length < 2 || piece.items.length < 2) return [piece];
	const sorted = [...piece.items].sort((a, b) => a.x - b.x);
	const columnOf = ({ x, width }: { readonly x: number; readonly width: number }) => {
		const own = over.filter(({ left, right }) => x < right && x + width > left);
		return own.length === 1 ? over.indexOf(own[0] as Column) : -1;
	};
	const parts: (typeof sorted)[] = [];
	for (const item of sorted) {
		const [last, column] = [parts.at(-1), columnOf(item)];
		if (column === -1) return [piece];
		const before = last?.at(-1);
		if (last && before && (columnOf(before) === column || item.x - before.x - before.width < item.fontSize * LEAST_GAP)) last.push(item);
		else parts.push([item]);
	}
	return parts.length < 2 ? [piece] : parts.map(pieceOf);
}

/** Over which columns a piece stands that reaches over several: those whose middle is its own, since such a cell is centred. */
function spanOf(piece: Piece, columns: readonly Column[], taken: { readonly from: number; readonly to: number }): { column: number; columns: number } {
	const over = columns.flatMap((column, at) => (reaches(column, piece) ? [at] : []));
	const [first, last] = [over[0] ?? nearest(piece, columns), over.at(-1) ?? nearest(piece, columns)];
	const middle = (piece.x + piece.right) / 2;
	let best = { column: first, columns: last - first + 1, off: Number.POSITIVE_INFINITY };
	let second = Number.POSITIVE_INFINITY;
	for (let from = Math.max(taken.from, 0); from <= first; from += 1) {
		for (let to = last; to < Math.min(taken.to, columns.length); to += 1) {
			const off = Math.abs(((columns[from]?.left ?? 0) + (columns[to]?.right ?? 0)) / 2 - middle);
			second = Math.min(second, Math.max(off, best.off));
			if (off < best.off - 0.5) best = { column: from, columns: to - from + 1, off };
		}
	}
	const isCentred = best.off < Math.max(4, piece.fontSize * (best.off * 2 < second ? 1.5 : 0.9));
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
	const parted = line.flatMap((piece) => partedPiece(piece, columns));
	const simple = parted.map((piece) => {
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
			Math.max(own.left - piece.x, piece.right - own.right) < piece.fontSize * STICKS_OUT &&
			(Math.abs(own.left - piece.x) < 2 || Math.abs(own.right - piece.right) < 2 || Math.abs(own.left + own.right - piece.x - piece.right) < 6);
		return isOwn ? { piece, column: first, columns: 1 } : { piece, ...spanOf(piece, columns, taken) };
	});
}

/** So far, in font sizes, a text over several columns that begins where one does may end behind what stands below it. */
const ENDS_BEHIND = 2.5;

/** How far behind the last column's texts a text may end that begins where a column does, in points. */
export function sticksOut({ x, fontSize, isBold }: Piece, columns: readonly Column[]): number {
	return isBold && columns.slice(1).some(({ left }) => Math.abs(left - x) < 2) ? fontSize * ENDS_BEHIND : 0;
}

/** Whether a line stands over several columns, but not over the first. */
export function isSpanning(line: readonly Piece[], columns: readonly Column[]): boolean {
	const [left, right] = [columns[0]?.right ?? 0, columns.at(-1)?.right ?? 0];
	return (
		line.every((piece) => piece.x >= left && piece.right <= right + Math.max(2, sticksOut(piece, columns))) &&
		placedLine(line, columns, true).some(({ columns: over }) => over > 1)
	);
}
