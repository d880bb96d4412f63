import { rowsOf } from "@/lib/tools/reading/pdf/baselines";
import { segmentsOf } from "@/lib/tools/reading/pdf/segments";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";

export interface FoundCell {
	readonly lines: readonly string[];
	readonly isBold: boolean;
	readonly columnSpan: number;
	readonly rowSpan: number;
}

/** A table of a page with the pieces of text that stand in it. Lengths in points. */
export interface FoundTable {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	readonly rows: readonly (readonly FoundCell[])[];
	readonly items: ReadonlySet<Glyphs>;
	/** Whether lines part its cells; else their places do. */
	readonly isRuled: boolean;
	/** Where its columns stand, from left to right as its cells do. */
	readonly columns: readonly { readonly left: number; readonly right: number }[];
	/** Whether its first row is filled with a colour that the others don't have. */
	readonly hasFilledHead?: boolean;
}

/** The middle of a piece of text; `y` is that of its small letters. */
export function middleOf({ x, y, width, fontSize }: Glyphs): { x: number; y: number } {
	return { x: x + width / 2, y: y - fontSize * 0.3 };
}

export type ReadCell = (items: readonly Glyphs[]) => Pick<FoundCell, "lines" | "isBold">;

/** The text of a cell, line by line. */
export function cellText(items: readonly Glyphs[], isMirrored = false): Pick<FoundCell, "lines" | "isBold"> {
	const lines = rowsOf(segmentsOf(items, isMirrored)).map((row) => row.map(({ text }) => text).join(" "));
	const letters = items.reduce((sum, { text }) => sum + text.length, 0);
	const bold = items.reduce((sum, { text, bold: isBold }) => sum + (isBold ? text.length : 0), 0);
	return { lines, isBold: letters > 0 && bold * 2 > letters };
}
