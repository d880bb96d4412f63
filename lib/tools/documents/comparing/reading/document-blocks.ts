import type { Block } from "@/lib/tools/documents/comparing/block";
import { type Cell, type Block as DocumentBlock, type ListItem, runsText, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";

type Kind = Block["kind"];

const block = (kind: Kind, text: string): Block => ({ kind, page: 1, cells: [text.replace(/\s+/g, " ").trim()] });

function cellText({ blocks }: Cell): string {
	return textsOf(blocks).join(" ").replace(/\s+/g, " ").trim();
}

/** The rows of a table. A cell that reaches down stands in its first row, and is empty below. */
function rowsOf({ rows }: Table): Block[] {
	const reach: number[] = [];
	return rows.map(({ cells }, at): Block => {
		const texts: string[] = [];
		let column = 0;
		for (const cell of cells) {
			for (; (reach[column] ?? 0) > at; column += 1) texts.push("");
			texts.push(cellText(cell));
			for (let step = 0; step < cell.columnSpan; step += 1) reach[column + step] = at + cell.rowSpan;
			column += cell.columnSpan;
		}
		return { kind: "row", page: 1, cells: texts };
	});
}

function itemBlocks({ label, blocks }: ListItem, number: number | null): Block[] {
	const mark = label ?? (number === null ? "" : `${number}.`);
	const [first, ...rest] = blocks;
	if (first?.kind !== "paragraph") return flatBlocks(blocks);
	return [block("item", `${mark} ${runsText(first.runs)}`), ...flatBlocks(rest)];
}

/** What documents of every kind are made of, one after the other: paragraphs, headings, items and rows. */
export function flatBlocks(blocks: readonly DocumentBlock[]): Block[] {
	return blocks
		.flatMap((one): Block[] => {
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
