import { CsvParser } from "@/lib/tools/tables/layout/csv-parser";
import type { Block } from "./block";
import { delimiterOfText } from "./text-delimiter";

const ITEM = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^[\s|:-]+$/;

/** Paragraphs of a text, parted by empty lines; in Markdown also headings, list items and table rows. */
export function blocksOfText(text: string, isMarkdown: boolean): Block[] {
	const blocks: Block[] = [];
	let paragraph: string[] = [];
	const close = () => {
		if (paragraph.length > 0) blocks.push({ kind: ITEM.test(paragraph[0] ?? "") ? "item" : "paragraph", page: 1, cells: [paragraph.join(" ")] });
		paragraph = [];
	};
	for (const line of text.split(/\r\n|\r|\n/)) {
		const trimmed = line.trim();
		if (trimmed === "") close();
		else if (isMarkdown && /^#{1,6}\s/.test(trimmed)) {
			close();
			blocks.push({ kind: "heading", page: 1, cells: [trimmed.replace(/^#{1,6}\s+/, "").replace(/\s#+$/, "")] });
		} else if (isMarkdown && TABLE_ROW.test(line)) {
			close();
			if (!TABLE_RULE.test(line))
				blocks.push({
					kind: "row",
					page: 1,
					cells: trimmed
						.slice(1, -1)
						.split("|")
						.map((cell) => cell.trim()),
				});
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
