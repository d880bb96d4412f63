import { type Block, blockKey, cellKey, keyOf } from "@/lib/tools/documents/comparing/block";
import { align, type Pair } from "./align";
import { heaviestInOrder } from "./in-order";
import { plainOf } from "./same-text";
import { Words } from "./words";

export interface BlockMatches {
	/** Old and new places of blocks that stand in the same order; equal or changed. */
	readonly pairs: readonly Pair[];
	/** Old and new places of blocks that stand elsewhere now. */
	readonly moved: readonly Pair[];
}

/** Two words of which one stays are still one passage. */
const LEAST_LIKE = 0.49;
/** All that stands under a heading in either version. */
const LEAST_LIKE_ALONE = 0.3;
const LEAST_LIKE_MOVED = 0.75;
const LEAST_MOVED_WORDS = 3;
/** Blocks behind one that are looked at for what it became. */
const REACH = 12;
const MOST_CANDIDATES = 24;
const SAME_ROW = 0.9;
/** A row may be a line of text in the other version, where nothing is more like it. */
const OTHER_KIND = 0.2;

/** A row is known by its first cell, whatever its numbers are now. */
function isSameRow(one: Block, other: Block): boolean {
	const [name, otherName] = [keyOf(one.cells[0] ?? ""), keyOf(other.cells[0] ?? "")];
	return one.kind === "row" && one.cells.length > 1 && one.cells.length === other.cells.length && name !== "" && name === otherName;
}

/** The share of cells that two rows have in common, where any but an empty one is. */
function cellLikeness(one: Block, other: Block): number {
	if (one.kind !== "row" || other.kind !== "row" || one.cells.length < 2 || one.cells.length !== other.cells.length) return 0;
	const same = one.cells.filter((cell, at) => cellKey(cell) === cellKey(other.cells[at] ?? ""));
	return same.some((cell) => cell !== "") ? same.length / one.cells.length : 0;
}

/** Whether two passages are all that stands under the same heading. */
function isUnderOneHeading(old: readonly Block[], now: readonly Block[], at: number, other: number): boolean {
	const [heading, otherHeading] = [old[at - 1], now[other - 1]];
	const isSame = heading?.kind === "heading" && otherHeading?.kind === "heading" && plainOf(heading).key === plainOf(otherHeading).key;
	const isLast = (next: Block | undefined) => next === undefined || next.kind === "heading" || next.kind === "row";
	return isSame && isLast(old[at + 1]) && isLast(now[other + 1]);
}

/** Blocks between two anchors that became each other, in order. */
function changedPairs(old: readonly Block[], now: readonly Block[], [from, to]: Pair, [otherFrom, otherTo]: Pair, words: Words): Pair[] {
	const pairs: Pair[] = [];
	const isAlone = isUnderOneHeading(old, now, from, otherFrom);
	let next = otherFrom;
	for (let at = from; at < to; at++) {
		const block = old[at];
		let best = { at: -1, likeness: isAlone && at === from ? LEAST_LIKE_ALONE : LEAST_LIKE };
		for (let other = next; block && other < Math.min(otherTo, next + REACH); other++) {
			const candidate = now[other];
			if (!candidate) continue;
			const isOtherKind = (candidate.kind === "row") !== (block.kind === "row");
			const inWords = words.likeness(block, candidate) - (isOtherKind ? OTHER_KIND : 0);
			const likeness = Math.max(inWords, cellLikeness(block, candidate), isSameRow(block, candidate) ? SAME_ROW : 0);
			if (likeness > best.likeness) best = { at: other, likeness };
		}
		if (best.at === -1) continue;
		pairs.push([at, best.at]);
		next = best.at + 1;
	}
	return pairs;
}

/** Blocks that went here and came there: equal ones first, then such that share most of their rare words. */
function movedPairs(old: readonly Block[], now: readonly Block[], gone: readonly number[], came: readonly number[], words: Words): Pair[] {
	const isLong = (block: Block | undefined) => block !== undefined && words.of(block).size >= (block.kind === "heading" ? 1 : LEAST_MOVED_WORDS);
	const byKey = new Map<string, number[]>();
	for (const at of came) {
		const block = now[at];
		if (block && isLong(block)) byKey.set(blockKey(block), [...(byKey.get(blockKey(block)) ?? []), at].slice(0, MOST_CANDIDATES));
	}
	const taken = new Set<number>();
	const pairs: Pair[] = [];
	const left: number[] = [];
	for (const at of gone) {
		const block = old[at];
		if (!block || !isLong(block)) continue;
		const same = byKey.get(blockKey(block))?.find((other) => !taken.has(other));
		if (same === undefined) left.push(at);
		else {
			taken.add(same);
			pairs.push([at, same]);
		}
	}
	const byWord = new Map<string, number[]>();
	for (const at of came) {
		const block = now[at];
		if (!block || taken.has(at) || !isLong(block)) continue;
		for (const word of words.of(block).keys()) {
			const places = byWord.get(word) ?? [];
			if (places.length <= MOST_CANDIDATES) places.push(at);
			byWord.set(word, places);
		}
	}
	for (const at of left) {
		const block = old[at];
		if (!block) continue;
		const rare = [...words.of(block).keys()].map((word) => byWord.get(word) ?? []).filter(({ length }) => length > 0 && length <= MOST_CANDIDATES);
		const candidates = [
			...new Set(
				rare
					.sort((a, b) => a.length - b.length)
					.slice(0, 8)
					.flat(),
			),
		]
			.filter((other) => !taken.has(other))
			.slice(0, MOST_CANDIDATES);
		let best = { at: -1, likeness: LEAST_LIKE_MOVED };
		for (const other of candidates) {
			const candidate = now[other];
			const likeness = candidate && candidate.kind === block.kind ? words.likeness(block, candidate) : 0;
			if (likeness > best.likeness) best = { at: other, likeness };
		}
		if (best.at === -1) continue;
		taken.add(best.at);
		pairs.push([at, best.at]);
	}
	return pairs;
}

/** Blocks between two anchors: first those with the same words, whatever mark or number stands before them, then what changed. */
function pairsBetween(old: readonly Block[], now: readonly Block[], [from, to]: Pair, [otherFrom, otherTo]: Pair, words: Words): Pair[] {
	const keys = (blocks: readonly Block[]) => blocks.map((block) => plainOf(block).key);
	const same = align(keys(old.slice(from, to)), keys(now.slice(otherFrom, otherTo))).map(([at, other]): Pair => [from + at, otherFrom + other]);
	const pairs = [...same];
	let [next, otherNext] = [from, otherFrom];
	for (const [at, otherAt] of [...same, [to, otherTo] as const]) {
		if (at > next && otherAt > otherNext) pairs.push(...changedPairs(old, now, [next, at], [otherNext, otherAt], words));
		[next, otherNext] = [at + 1, otherAt + 1];
	}
	return pairs;
}

/** Which blocks of two versions belong together: equal, changed or moved. What is in neither list went or came. */
export function matchBlocks(old: readonly Block[], now: readonly Block[]): BlockMatches {
	const words = new Words();
	const equal = align(old.map(blockKey), now.map(blockKey));
	const first: Pair[] = [...equal];
	let [from, otherFrom] = [0, 0];
	for (const [at, otherAt] of [...equal, [old.length, now.length] as const]) {
		if (at > from && otherAt > otherFrom) first.push(...pairsBetween(old, now, [from, at], [otherFrom, otherAt], words));
		[from, otherFrom] = [at + 1, otherAt + 1];
	}
	const [olds, news] = [new Set(first.map(([at]) => at)), new Set(first.map(([, at]) => at))];
	const gone = [...old.keys()].filter((at) => !olds.has(at));
	const came = [...now.keys()].filter((at) => !news.has(at));
	const all = [...first, ...movedPairs(old, now, gone, came, words)];
	const inOrder = heaviestInOrder(all, ([at]) => 1 + words.of(old[at] as Block).size);
	const isLike = ([at, other]: Pair) => words.likeness(old[at] as Block, now[other] as Block) > LEAST_LIKE_MOVED;
	const pairs = all.filter((pair) => inOrder.has(pair)).sort((a, b) => a[0] - b[0]);
	return { pairs, moved: all.filter((pair) => !inOrder.has(pair) && isLike(pair)) };
}
