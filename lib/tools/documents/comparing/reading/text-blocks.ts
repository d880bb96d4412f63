import type { Block } from "@/lib/tools/documents/comparing/block";
import { CsvParser } from "@/lib/tools/tables/layout/csv-parser";
import { delimiterOfText } from "./text-delimiter";

const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
/** Cells of a line of plain text are parted by tabs, or by so many blanks. */
const CELL_GAP = /\t+| {3,}/;

const cellsOf = (line: string) => line.trim().split(CELL_GAP);

/** A line is the row of a table where the one above or below it has as many cells. */
function isRow(lines: readonly string[], at: number): boolean {
	const count = cellsOf(lines[at] ?? "").length;
	return count > 1 && [at - 1, at + 1].some((near) => cellsOf(lines[near] ?? "").length === count);
}

const MOST_TITLE_WORDS = 10;
const SHORT = 0.6;

/** A line that ends long before the edge, though the next one begins a sentence, is a heading. */
function isTitle(line: string, next: string | undefined, widest: number): boolean {
	const isShort = line.length <= widest * SHORT && line.split(/\s+/).length <= MOST_TITLE_WORDS;
	return isShort && !/[.,;:!?]$/.test(line) && /^\p{Lu}/u.test(next ?? "");
}

/** Paragraphs of a text, parted by empty lines, with a heading above them parted from them; its list items, and lines whose cells stand below each other. */
export function blocksOfText(text: string): Block[] {
	const blocks: Block[] = [];
	let paragraph: string[] = [];
	const close = () => {
		const lineStarts = paragraph.slice(1).map((_, at) => paragraph.slice(0, at + 1).join(" ").length + 1);
		const kind = ITEM.test(paragraph[0] ?? "") ? "item" : "paragraph";
		if (paragraph.length > 0) blocks.push({ kind, page: 1, cells: [paragraph.join(" ")], ...(lineStarts.length > 0 ? { lineStarts } : {}) });
		paragraph = [];
	};
	const lines = text.split(/\r\n|\r|\n/);
	const widest = lines.reduce((most, line) => Math.max(most, line.trim().length), 0);
	for (const [at, line] of lines.entries()) {
		const trimmed = line.trim();
		if (trimmed === "") close();
		else if (paragraph.length === 0 && isTitle(trimmed, lines[at + 1]?.trim(), widest)) blocks.push({ kind: "heading", page: 1, cells: [trimmed] });
		else if (isRow(lines, at)) {
			close();
			blocks.push({ kind: "row", page: 1, cells: cellsOf(line) });
		} else {
			if (ITEM.test(line)) close();
			paragraph.push(trimmed);
		}
	}
	close();
	return blocks;
}

/** Rows of delimited text, cell by cell. */
export function blocksOfCsv(text: string): Block[] {
	const parser = new CsvParser(delimiterOfText(text));
	return parser.push(text, true).map((cells): Block => ({ kind: "row", page: 1, cells }));
}
