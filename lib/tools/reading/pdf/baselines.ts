/** What stands on a line of a page. Lengths in points. */
interface Placed {
	readonly x: number;
	readonly y: number;
	readonly fontSize: number;
}

/** How far from each other, in font sizes, two pieces of one line may stand in height. */
const SAME_BASELINE = 0.35;

/** What shares a baseline, from top to bottom, each row from left to right. */
export function rowsOf<T extends Placed>(pieces: readonly T[]): T[][] {
	const rows: T[][] = [];
	for (const piece of [...pieces].sort((a, b) => a.y - b.y || a.x - b.x)) {
		const row = rows.at(-1);
		const head = row?.[0];
		if (row && head && Math.abs(head.y - piece.y) <= Math.min(head.fontSize, piece.fontSize) * SAME_BASELINE) row.push(piece);
		else rows.push([piece]);
	}
	return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** The share of `some` that stand on a baseline of `others`, 0 to 1; `reach` in font sizes. */
export function alignedShare(some: readonly Placed[], others: readonly Placed[], reach = SAME_BASELINE): number {
	if (some.length === 0) return 0;
	const ys = Float64Array.from(others, ({ y }) => y).sort();
	return some.filter((one) => hasNear(ys, one.y, one.fontSize * reach)).length / some.length;
}

function hasNear(sorted: Float64Array, value: number, reach: number): boolean {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? 0) < value - reach) low = middle + 1;
		else high = middle;
	}
	const next = sorted[low];
	return next !== undefined && next <= value + reach;
}
