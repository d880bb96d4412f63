import type { TextLine } from "@/lib/tools/reading/text/text-line";

/** A line as a page prints it, in ordinary letters at the left of its first column. */
export function makeTextLine(changes: Partial<TextLine> = {}): TextLine {
	return {
		page: 1,
		column: 0,
		text: "",
		fontSize: 10,
		bold: false,
		italic: false,
		caps: false,
		gap: 0,
		hasRule: false,
		links: [],
		indent: 0,
		x: 50,
		y: 100,
		right: 300,
		mark: null,
		...changes,
	};
}
