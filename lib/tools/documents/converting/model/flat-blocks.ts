import { type Block, type Cell, type ListItem, runsText, type Table, textsOf } from "./blocks";

/** A paragraph, heading, list item or table row by itself. */
export interface FlatBlock {
	readonly kind: "heading" | "paragraph" | "item" | "row";
	/** One text, or one for each cell of a row. */
	readonly cells: readonly string[];
}

const block = (kind: FlatBlock["kind"], text: string): FlatBlock => ({ kind, cells: [text.replace(/\s+/g, " ").trim()] });

function cellText({ blocks }: Cell): string {
	return textsOf(blocks).join(" ").replace(/\s+/g, " ").trim();
}

/** The rows of a table. A cell that reaches down stands in its first row, and is empty below. */
function rowsOf({ rows }: Table): FlatBlock[] {
	const reach: number[] = [];
	return rows.map(({ cells }, at): FlatBlock => {
		const texts: string[] = [];
		let column = 0;
		for (const cell of cells) {
			for (; (reach[column] ?? 0) > at; column += 1) texts.push("");
			texts.push(cellText(cell));
			for (let step = 0; step < cell.columnSpan; step += 1) reach[column + step] = at + cell.rowSpan;
			column += cell.columnSpan;
		}
		return { kind: "row", cells: texts };
	});
}

function itemBlocks({ label, blocks }: ListItem, number: number | null): FlatBlock[] {
	const mark = label ?? (number === null ? "" : `${number}.`);
	const [first, ...rest] = blocks;
	if (first?.kind !== "paragraph") return flatBlocks(blocks);
	return [block("item", `${mark} ${runsText(first.runs)}`), ...flatBlocks(rest)];
}

/** What documents of every kind are made of, one after the other: paragraphs, headings, items and rows. */
export function flatBlocks(blocks: readonly Block[]): FlatBlock[] {
	return blocks
		.flatMap((one): FlatBlock[] => {
			if (one.kind === "heading") return [block("heading", runsText(one.runs))];
			if (one.kind === "paragraph") return [block("paragraph", runsText(one.runs))];
			if (one.kind === "code") return one.text.split("\n").map((line) => block("paragraph", line));
			if (one.kind === "quote") return flatBlocks(one.blocks);
			if (one.kind === "table") return rowsOf(one);
			if (one.kind === "list") return one.items.flatMap((item, at) => itemBlocks(item, one.start === null ? null : one.start + at));
			return [];
		})
		.filter(({ cells }) => cells.some((cell) => cell !== ""));
}
