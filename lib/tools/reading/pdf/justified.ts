import type { Glyphs } from "@/lib/tools/reading/text/text-line";

/** So many equal gaps make a line that was stretched; more than these, in font sizes, is no space. */
const LEAST_GAPS = 3;
const WIDEST = 6;
const SAME_GAP = 0.06;
/** Where so many long pieces begin and end, a paragraph does. */
const LEAST_LONG = 2;
const LONG = 15;
const EDGE_PT = 1.5;

const edgesOf = (left: number, right: number): string => `${Math.round(left / EDGE_PT)}/${Math.round(right / EDGE_PT)}`;

/** How many long pieces stand between two edges. */
function paragraphsOf(rows: readonly (readonly Glyphs[])[]): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const { x, width, fontSize } of rows.flat()) {
		if (width < fontSize * LONG) continue;
		const key = edgesOf(x, x + width);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	}
	return counts;
}

function standsIn(paragraphs: ReadonlyMap<string, number>, first: Glyphs, last: Glyphs): boolean {
	const right = last.x + last.width;
	let count = 0;
	for (const by of [-EDGE_PT, 0, EDGE_PT]) for (const to of [-EDGE_PT, 0, EDGE_PT]) count += paragraphs.get(edgesOf(first.x + by, right + to)) ?? 0;
	return count >= LEAST_LONG;
}

const gapAfter = (before: Glyphs, item: Glyphs): number => item.x - before.x - before.width;

/** Pieces that a stretched space stands before: those of a line that was set to both edges of its paragraph, so that all its spaces are equally wide. */
export function afterStretchedSpaces(rows: readonly (readonly Glyphs[])[]): ReadonlySet<Glyphs> {
	const stretched = new Set<Glyphs>();
	const paragraphs = paragraphsOf(rows);
	if (paragraphs.size === 0) return stretched;
	for (const row of rows) {
		for (let from = 0; from + LEAST_GAPS < row.length; ) {
			const gap = gapAfter(row[from] as Glyphs, row[from + 1] as Glyphs);
			const { fontSize } = row[from] as Glyphs;
			let to = from + 1;
			while (to + 1 < row.length && Math.abs(gapAfter(row[to] as Glyphs, row[to + 1] as Glyphs) - gap) < fontSize * SAME_GAP) to++;
			const isStretched = to - from >= LEAST_GAPS && gap > 0 && gap < fontSize * WIDEST && standsIn(paragraphs, row[from] as Glyphs, row[to] as Glyphs);
			if (isStretched) for (const item of row.slice(from + 1, to + 1)) stretched.add(item);
			from = to;
		}
	}
	return stretched;
}
