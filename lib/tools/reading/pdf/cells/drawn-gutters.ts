import { bandsOf, type Drawn, isDeep } from "./drawn-bands";
import { crosses, type Row } from "./region";

/** An upright strip left of `x` that no text crosses from row `first` to row `last` (inclusive). */
export interface Gutter {
	readonly x: number;
	readonly first: number;
	readonly last: number;
}

/** Columns of two pages with edges so near each other are the same. */
const KNOWN_EDGE_PT = 12;

/** Columns are drawn one after the other; cells and cards that stand below each other are drawn two by two. */
export function isDrawnInCells(rows: readonly Row[], drawn: readonly Drawn[] | null, { x, first, last }: Gutter): boolean {
	if (!drawn) return false;
	const bands = bandsOf(rows, drawn, x).filter((band) => band.first >= first && band.last <= last);
	const deep = bands.filter(isDeep).length;
	return deep > 1 || (deep === 1 && bands.length > 2);
}

/** The strip between columns of the page before, where this page begins with their rest: each side was drawn by itself. */
export function continuedGutter(rows: readonly Row[], drawn: readonly Drawn[] | null, known: readonly number[]): Gutter | null {
	if (!drawn) return null;
	for (const edge of known) {
		const x = Math.min(...rows.flat().flatMap((segment) => (Math.abs(segment.x - edge) <= KNOWN_EDGE_PT ? [segment.x] : [])));
		if (!Number.isFinite(x)) continue;
		const crossing = rows.findIndex((row) => crosses(row, x));
		const last = crossing === -1 ? rows.length - 1 : crossing - 1;
		const [band, ...others] = bandsOf(rows, drawn, x).filter((one) => one.first <= last);
		if (band && others.length === 0 && isDeep(band) && band.first === 0) return { x, first: 0, last };
	}
	return null;
}
