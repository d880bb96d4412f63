import { pageTables } from "@/lib/tools/documents/converting/from-pdf/tables/page-tables";
import type { DrawnBox, DrawnLine, PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

/** How wide a letter is, in points. */
export const WIDTH = 5;
export const glyphs = (text: string, x: number, y: number, fontSize = 10): Glyphs => ({
	text,
	x,
	y,
	width: text.length * WIDTH,
	fontSize,
	bold: false,
	italic: false,
	links: [],
	endsInSpace: false,
});

/** Lines of texts at the same places, from the height of 100 points on. */
export function laid(lines: readonly (readonly (readonly [string, number])[])[], pitch = 14): Glyphs[] {
	return lines.flatMap((line, at) => line.map(([text, x]) => glyphs(text, x, 100 + at * pitch)));
}

export function tablesOn(items: readonly Glyphs[], drawn: { lines?: DrawnLine[]; boxes?: DrawnBox[] } = {}): string[][][] {
	const page: PageMaterial = {
		page: 1,
		widthPt: 600,
		heightPt: 800,
		items,
		shapes: { rules: [], dots: [] },
		lines: drawn.lines ?? [],
		boxes: drawn.boxes ?? [],
		pictures: [],
		isScan: false,
	};
	return pageTables(page).tables.map(({ rows }) => rows.map((row) => row.map(({ lines }) => lines.join(" "))));
}
