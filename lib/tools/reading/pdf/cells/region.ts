import type { TextSegment } from "@/lib/tools/reading/text/text-line";

/** Segments that share a baseline, from left to right. */
export type Row = readonly TextSegment[];

/** Rows that are read one below the other: a whole width of a page, or a column of it. */
export interface Region {
	readonly rows: readonly Row[];
	/** The left edge of the column and its right one; null for the whole width. */
	readonly column: { readonly left: number; readonly right: number } | null;
	/** A cell or card, which the rows around it don't go on with. */
	readonly isCell?: boolean;
}

export const rightOf = ({ x, width }: TextSegment): number => x + width;

/** Whether text of a row stands on both sides of the strip left of `x` without a gap. */
export function crosses(row: Row, x: number): boolean {
	return row.some((segment) => segment.x < x - 2 && rightOf(segment) > x + 1);
}
