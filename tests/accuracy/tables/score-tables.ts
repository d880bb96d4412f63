import { readPdfBlocks } from "@/lib/tools/documents/converting/from-pdf/read-pdf-blocks";
import { type Block, blocksWithin, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import { gridOf } from "@/lib/tools/documents/converting/writing/pdf/table-grid";
import type { TableTruth } from "./making/document";

/** Hits among what was wanted and what was found: over many files they add up. */
export interface Hits {
	readonly wanted: number;
	readonly found: number;
	readonly hits: number;
}

export interface TableScore {
	/** Cells that are not empty, each with its text, row and column in the table that fits best. */
	readonly cells: Hits;
	readonly headings: Hits;
	readonly items: Hits;
	/** Words of the paragraphs in their order: the longest row of them that stands in both. */
	readonly order: Hits;
}

const PUNCTUATION_GAPS = /\s+/gu;
const plain = (text: string) => text.normalize("NFKC").replace(PUNCTUATION_GAPS, " ").trim().toLowerCase();

function every<Kind extends Block["kind"]>(blocks: readonly Block[], kind: Kind): Extract<Block, { kind: Kind }>[] {
	return blocks.flatMap((block) => [...(block.kind === kind ? [block as Extract<Block, { kind: Kind }>] : []), ...every(blocksWithin(block), kind)]);
}

/** How many entries two lists share, each as often as it stands in both. */
function sharedCount(one: readonly string[], other: readonly string[]): number {
	const left = new Map<string, number>();
	for (const entry of other) left.set(entry, (left.get(entry) ?? 0) + 1);
	return one.filter((entry) => {
		const count = left.get(entry) ?? 0;
		left.set(entry, count - 1);
		return count > 0;
	}).length;
}

const hitsOf = (wanted: readonly string[], found: readonly string[]): Hits => ({
	wanted: wanted.length,
	found: found.length,
	hits: sharedCount(wanted, found),
});
export const addedHits = (all: readonly Hits[]): Hits =>
	all.reduce((sum, one) => ({ wanted: sum.wanted + one.wanted, found: sum.found + one.found, hits: sum.hits + one.hits }), { wanted: 0, found: 0, hits: 0 });
export const f1Of = ({ wanted, found, hits }: Hits): number => (wanted + found === 0 ? 1 : (2 * hits) / (wanted + found));

export function cellsOfFound(table: Table): string[] {
	return gridOf(table).rows.flatMap((cells) =>
		cells.flatMap(({ cell, row, column }) => {
			const text = plain(textsOf(cell.blocks, spelledText).join(" "));
			return text === "" ? [] : [`${row} ${column} ${text}`];
		}),
	);
}

const cellsOfTruth = (rows: TableTruth["tables"][number]["rows"]) =>
	rows.flatMap((cells, row) => cells.flatMap((text, column) => (text === null || plain(text) === "" ? [] : [`${row} ${column} ${plain(text)}`])));

/** Each wanted table beside the found one that shares most with it, the best pairs first; what is left over counts as missed or made up. */
function cellHits(wanted: readonly string[][], found: readonly string[][]): Hits {
	const pairs = wanted
		.flatMap((one, w) => found.map((other, f) => ({ w, f, shared: sharedCount(one, other) })))
		.filter(({ shared }) => shared > 0)
		.sort((a, b) => b.shared - a.shared);
	const [usedWanted, usedFound] = [new Set<number>(), new Set<number>()];
	let hits = 0;
	for (const { w, f, shared } of pairs) {
		if (usedWanted.has(w) || usedFound.has(f)) continue;
		usedWanted.add(w);
		usedFound.add(f);
		hits += shared;
	}
	return { wanted: wanted.flat().length, found: found.flat().length, hits };
}

/** The length of the longest row of words that two texts share in order. */
function inOrder(one: readonly string[], other: readonly string[]): number {
	let before = new Uint32Array(other.length + 1);
	for (const word of one) {
		const next = new Uint32Array(other.length + 1);
		for (let at = 0; at < other.length; at += 1) next[at + 1] = word === other[at] ? (before[at] ?? 0) + 1 : Math.max(next[at] ?? 0, before[at + 1] ?? 0);
		before = next;
	}
	return before[other.length] ?? 0;
}

const words = (texts: readonly string[]) => texts.flatMap((text) => plain(text).split(" ")).filter((word) => word !== "");
const headingText = (heading: string | { readonly text: string }) => plain(typeof heading === "string" ? heading : heading.text);

/** What of a truth the blocks of a document have. Truths that name no list items call them paragraphs. */
export function scoreBlocks(truth: TableTruth, blocks: readonly Block[]): TableScore {
	const items = every(blocks, "list").flatMap((list) => list.items.map((item) => plain(textsOf(item.blocks.slice(0, 1), spelledText).join(" "))));
	const running = blocks.filter(({ kind }) => kind === "paragraph" || kind === "list");
	const wantedWords = words([...(truth.paragraphs ?? [])]);
	const foundWords = words(textsOf(truth.items ? running.filter(({ kind }) => kind === "paragraph") : running, spelledText));
	return {
		cells: cellHits(
			truth.tables.map(({ rows }) => cellsOfTruth(rows)),
			every(blocks, "table").map(cellsOfFound),
		),
		headings: hitsOf(
			(truth.headings ?? []).map(headingText),
			every(blocks, "heading").map(({ runs }) => plain(spelledText(runs))),
		),
		items: truth.items ? hitsOf(truth.items.map(plain), items) : { wanted: 0, found: 0, hits: 0 },
		order: { wanted: wantedWords.length, found: foundWords.length, hits: inOrder(wantedWords, foundWords) },
	};
}

export async function scoreTables(truth: TableTruth, pdf: Uint8Array): Promise<TableScore> {
	const { blocks } = await readPdfBlocks(pdf, { signal: new AbortController().signal, onProgress: () => undefined });
	return scoreBlocks(truth, blocks);
}
