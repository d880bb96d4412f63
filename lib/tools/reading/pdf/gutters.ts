import type { TextSegment } from "@/lib/tools/reading/text/text-line";

/** A gap of this many font sizes is one between words; a gutter is wider. */
const LEAST_GAP = 0.35;
const WIDEST_GAP = 1.6;
const WIDE_GAP = 1.2;
const LEAST_ROWS = 4;
/** Of the rows that begin at the gutter's right edge, this share has its left edge too or nothing before. */
const EDGE_PT = 1.2;
/** Cells of a table begin at one edge; in so many rows a wide gap before them shows it, and then a gap little wider than a space parts them elsewhere. */
const LEAST_CELLS = 3;
const CELL_GAP = 0.42;
const SAME_CELL = 1.15;
const LARGEST = 40;

type Piece = Pick<TextSegment, "x" | "width" | "fontSize">;

/** In steps, so that there are few. */
const sizeOf = ({ fontSize }: Piece): number => Math.min(Math.round(fontSize * 4) / 4, LARGEST);

const keyOf = (left: number, right: number): string => `${Math.round(left / EDGE_PT)}/${Math.round(right / EDGE_PT)}`;

/**
 * The narrow gutters of a form: its labels end at one edge, the values beside them begin at another, row after row. Without them a label
 * and its value would read as one phrase.
 */
export class Gutters {
	private readonly counts = new Map<string, number>();
	/** How many pieces of each size begin at an edge behind a wide gap. */
	private readonly starts = new Map<number, Map<number, number>>();

	constructor(rows: readonly (readonly Piece[])[]) {
		for (const row of rows) {
			const seen = new Set<string>();
			row.forEach((piece, at) => {
				const before = row[at - 1];
				if (before && isGap(before, piece)) seen.add(keyOf(before.x + before.width, piece.x));
				if (before && piece.x - (before.x + before.width) >= Math.max(before.fontSize, piece.fontSize) * WIDE_GAP) {
					const start = Math.round(piece.x / EDGE_PT);
					const sizes = this.starts.get(start) ?? new Map<number, number>();
					this.starts.set(start, sizes.set(sizeOf(piece), (sizes.get(sizeOf(piece)) ?? 0) + 1));
				}
			});
			for (const key of seen) this.counts.set(key, (this.counts.get(key) ?? 0) + 1);
		}
	}

	/** Whether a gutter lies between two pieces of a row. */
	parts(before: Piece, piece: Piece): boolean {
		if (this.isCellStart(before, piece)) return true;
		if (!isGap(before, piece)) return false;
		const [left, right] = [Math.round((before.x + before.width) / EDGE_PT), Math.round(piece.x / EDGE_PT)];
		let rows = 0;
		for (const l of [left - 1, left, left + 1]) for (const r of [right - 1, right, right + 1]) rows += this.counts.get(`${l}/${r}`) ?? 0;
		return rows >= LEAST_ROWS;
	}

	private isCellStart(before: Piece, piece: Piece): boolean {
		if (piece.x - (before.x + before.width) < Math.max(before.fontSize, piece.fontSize) * CELL_GAP) return false;
		const sizes = this.starts.get(Math.round(piece.x / EDGE_PT)) ?? new Map<number, number>();
		// The words of a heading that stand there by chance begin no cell.
		let count = 0;
		for (const [size, often] of sizes) if (sizeOf(piece) <= size * SAME_CELL) count += often;
		return count >= LEAST_CELLS;
	}
}

function isGap(before: Piece, piece: Piece): boolean {
	const gap = piece.x - (before.x + before.width);
	const em = Math.max(before.fontSize, piece.fontSize);
	return gap > em * LEAST_GAP && gap < em * WIDEST_GAP;
}
