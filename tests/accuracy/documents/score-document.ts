import { type Block, blocksWithin, runsText, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { gridOf } from "@/lib/tools/documents/converting/writing/pdf/table-grid";

export interface DocumentScore {
	/** The share of the letters of the one that the other has. */
	readonly letters: number;
	/** F1 of headings, each with its text and its rank among them. */
	readonly headings: number;
	/** F1 of the cells of tables, each with its text, row and column. */
	readonly cells: number;
	/** F1 of the items of lists. */
	readonly items: number;
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();

/** F1 of two lists, whose entries count as often as they stand there; 1 where both are empty. */
export function f1(wanted: readonly string[], found: readonly string[]): number {
	if (wanted.length === 0 && found.length === 0) return 1;
	const left = new Map<string, number>();
	for (const entry of found) left.set(entry, (left.get(entry) ?? 0) + 1);
	let hits = 0;
	for (const entry of wanted) {
		const count = left.get(entry) ?? 0;
		if (count === 0) continue;
		left.set(entry, count - 1);
		hits += 1;
	}
	return (2 * hits) / (wanted.length + found.length);
}

function every<Kind extends Block["kind"]>(blocks: readonly Block[], kind: Kind): Extract<Block, { kind: Kind }>[] {
	return blocks.flatMap((block) => [...(block.kind === kind ? [block as Extract<Block, { kind: Kind }>] : []), ...every(blocksWithin(block), kind)]);
}

function headingsOf(blocks: readonly Block[]): string[] {
	const headings = every(blocks, "heading");
	const levels = [...new Set(headings.map(({ level }) => level))].sort((a, b) => a - b);
	return headings.map(({ level, runs }) => `${levels.indexOf(level)} ${plain(runsText(runs))}`);
}

function cellsOf(tables: readonly Table[]): string[] {
	return tables.flatMap((table, at) =>
		gridOf(table).rows.flatMap((cells) => cells.map(({ cell, row, column }) => `${at} ${row} ${column} ${plain(textsOf(cell.blocks).join(" "))}`)),
	);
}

function lettersKept(wanted: string, found: string): number {
	const letters = (text: string) => [...plain(text)].filter((letter) => letter.trim() !== "");
	const all = letters(wanted);
	const left = new Map<string, number>();
	for (const letter of letters(found)) left.set(letter, (left.get(letter) ?? 0) + 1);
	const kept = all.filter((letter) => {
		const count = left.get(letter) ?? 0;
		left.set(letter, count - 1);
		return count > 0;
	});
	return all.length === 0 ? 1 : kept.length / all.length;
}

/** How much of a document another one has. */
export function scoreDocument(wanted: readonly Block[], found: readonly Block[]): DocumentScore {
	const items = (blocks: readonly Block[]) =>
		every(blocks, "list").flatMap((list) => list.items.map((item) => plain(textsOf(item.blocks.slice(0, 1)).join(" "))));
	return {
		letters: lettersKept(textsOf(wanted).join(" "), textsOf(found).join(" ")),
		headings: f1(headingsOf(wanted), headingsOf(found)),
		cells: f1(cellsOf(every(wanted, "table")), cellsOf(every(found, "table"))),
		items: f1(items(wanted), items(found)),
	};
}
