import { type Block, blockKey, keyOf, tokensOf } from "@/lib/tools/documents/comparing/block";
import { align, type Pair } from "./align";

/** So many words in a row that stand on both sides of a place are no accident. */
const SURE_WORDS = 3;

interface Word {
	readonly key: string;
	readonly block: number;
	/** Where it begins in the text of its block. */
	readonly start: number;
}

/** The words of the blocks of a gap, in order. */
function wordsOf(blocks: readonly Block[], [from, to]: Pair): Word[] {
	const words: Word[] = [];
	for (let block = from; block < to; block += 1) {
		const text = (blocks[block]?.cells ?? []).join(" ");
		let start = 0;
		for (const token of tokensOf(text)) {
			if (/[\p{L}\p{N}]/u.test(token)) words.push({ key: keyOf(token).toLowerCase(), block, start });
			start += token.length;
		}
	}
	return words;
}

/** How many words in a row stand in both from a place on, in one direction, within the other version's paragraph. */
function runLength(own: readonly Word[], other: readonly Word[], at: number, otherAt: number, step: 1 | -1): number {
	let length = 0;
	const first = other[otherAt];
	for (let [one, two] = [at, otherAt]; length < SURE_WORDS; [one, two, length] = [one + step, two + step, length + 1]) {
		const [word, its] = [own[one], other[two]];
		if (!word || !its || word.key !== its.key || its.block !== first?.block || word.block !== own[at]?.block) break;
	}
	return length;
}

/** Whether so few words are the whole rest of a paragraph in that direction. */
function isWhole(other: readonly Word[], otherAt: number, length: number, step: 1 | -1): boolean {
	return length > 0 && other[otherAt + length * step]?.block !== other[otherAt]?.block;
}

/** The words of a gap at which a block is to be parted: there a paragraph of the other version begins or has ended. */
function cutsOf(own: readonly Word[], other: readonly Word[], isLineStart: (word: Word) => boolean): Word[] {
	const pairs = align(
		own.map(({ key }) => key),
		other.map(({ key }) => key),
	);
	const cuts = new Set<Word>();
	const sure = (at: number, otherAt: number, step: 1 | -1) => {
		const length = runLength(own, other, at, otherAt, step);
		return length >= SURE_WORDS || isWhole(other, otherAt, length, step);
	};
	for (const [at, otherAt] of pairs) {
		const [word, its] = [own[at], other[otherAt]];
		if (!word || !its) continue;
		const [before, after] = [own[at - 1], own[at + 1]];
		const begins = other[otherAt - 1]?.block !== its.block;
		const ends = other[otherAt + 1]?.block !== its.block;
		if (begins && before?.block === word.block) {
			const isSeam = before.key === other[otherAt - 1]?.key && sure(at - 1, otherAt - 1, -1);
			if ((isLineStart(word) || isSeam) && sure(at, otherAt, 1)) cuts.add(word);
		}
		if (ends && after?.block === word.block && isLineStart(after) && sure(at, otherAt, -1)) cuts.add(after);
	}
	return [...cuts];
}

/** A block parted at these places of its text, without those within a sentence that goes on in small letters. */
function parted(block: Block, starts: readonly number[]): Block[] {
	const text = block.cells[0] ?? "";
	const bounds = [0, ...starts.toSorted((one, other) => one - other), text.length];
	return bounds.slice(1).flatMap((to, at): Block[] => {
		const from = bounds[at] ?? 0;
		const own = text.slice(from, to).trim();
		if (own === "") return [];
		const lineStarts = (block.lineStarts ?? []).filter((start) => start > from && start < to).map((start) => start - from);
		return [{ kind: block.kind, page: block.page, cells: [own], ...(lineStarts.length > 0 ? { lineStarts } : {}) }];
	});
}

/** Paragraphs that pages show without room between them, so that they were read as one, as the other version has them. Others stay as they are. */
export function partMelted(blocks: readonly Block[], others: readonly Block[]): Block[] {
	if (blocks.every(({ lineStarts }) => lineStarts === undefined)) return [...blocks];
	const equal = align(blocks.map(blockKey), others.map(blockKey));
	const result: Block[] = [];
	let [from, otherFrom] = [0, 0];
	for (const [at, otherAt] of [...equal, [blocks.length, others.length] as const]) {
		const isMelted = blocks.slice(from, at).some(({ lineStarts }) => lineStarts !== undefined);
		const cuts = isMelted
			? cutsOf(wordsOf(blocks, [from, at]), wordsOf(others, [otherFrom, otherAt]), ({ block, start }) => isLineStart(blocks[block], start))
			: [];
		for (let place = from; place < at; place += 1) {
			const block = blocks[place];
			const starts = cuts.filter((cut) => cut.block === place).map(({ start }) => lineStartBefore(block, start));
			if (block) result.push(...(block.lineStarts ? parted(block, starts) : [block]));
		}
		result.push(...blocks.slice(at, at + 1));
		[from, otherFrom] = [at + 1, otherAt + 1];
	}
	return result;
}

const MARK_ROOM = 4;

/** The line that begins at a word, or at the mark of a list right before it. */
function lineStartBefore(block: Block | undefined, start: number): number {
	const text = block?.cells[0] ?? "";
	return block?.lineStarts?.find((line) => line <= start && start - line <= MARK_ROOM && !/[\p{L}\p{N}]/u.test(text.slice(line, start))) ?? start;
}

function isLineStart(block: Block | undefined, start: number): boolean {
	return block?.lineStarts?.includes(lineStartBefore(block, start)) ?? false;
}
