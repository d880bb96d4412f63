import { blocksWithin, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import type { Column } from "./lay-context";
import { runsFromRight } from "./lay-text";

export interface Frame {
	/** From the first column's outer edge to the last one's. */
	readonly edges: readonly number[];
	readonly columns: number;
}

/** Where the edges of the columns stand; those of a table whose text runs from the right begin there. */
export function frameOf(table: Table, widths: readonly number[], column: Column): Frame {
	const isFromRight = runsFromRight(textsOf(blocksWithin(table)).join(" ").slice(0, 500));
	const edges = [column.leftPt + (isFromRight ? column.widthPt : 0)];
	for (const width of widths) edges.push((edges.at(-1) ?? 0) + (isFromRight ? -width : width));
	return { edges, columns: widths.length };
}

/** The left and the right edge of some columns. */
export function edgesOf({ edges, columns }: Frame, from: number, to: number): readonly [number, number] {
	const [one, other] = [edges[Math.min(from, columns)] ?? 0, edges[Math.min(to, columns)] ?? 0];
	return one < other ? [one, other] : [other, one];
}
