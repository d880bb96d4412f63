import { type Block, blockKey, keyOf } from "@/lib/tools/documents/comparing/block";
import { align, type Pair } from "./align";
import { plainOf } from "./same-text";
import { Words } from "./words";

/** So much more alike, and at least so alike, the parts are together than one of them is. */
const LEAST_GAIN = 0.12;
const LEAST_LIKE = 0.7;
const LEAST_BEGUN = 0.15;
const LEAST_END_WORDS = 3;
const MOST_PARTS = 6;
const REACH = 12;

const isText = (block: Block | undefined): block is Block => block !== undefined && block.kind !== "row";

const together = (one: Block, other: Block): Block => ({ ...one, cells: [`${one.cells[0] ?? ""} ${other.cells[0] ?? ""}`] });

/** The longest run of parts from a place on that is more like a whole the longer it grows; null where one part alone is. */
function runLike(whole: Block, parts: readonly Block[], from: number, to: number, words: Words): { block: Block; to: number } | null {
	const first = parts[from];
	if (!isText(first) || words.of(first).size === 0) return null;
	let best = { block: first, to: from + 1, likeness: words.likeness(whole, first) };
	if (best.likeness < LEAST_BEGUN) return null;
	const alone = best.likeness;
	let grown: Block = first;
	for (let at = from + 1; at < Math.min(to, from + MOST_PARTS); at++) {
		const part = parts[at];
		if (!isText(part)) break;
		grown = together(grown, part);
		const likeness = plainOf(grown).key === plainOf(whole).key ? 1 : words.likeness(whole, grown);
		// Each part adds to it, or it is another passage.
		if (likeness <= best.likeness) break;
		best = { block: grown, to: at + 1, likeness };
	}
	const rest = words.likeness(whole, parts[from + 1] ?? first);
	// A short end adds little, but the whole ends with it.
	const last = parts[best.to - 1] ?? first;
	const isEnd = words.of(last).size >= LEAST_END_WORDS && plainOf(whole).key.endsWith(keyOf(last.cells[0] ?? ""));
	const isWhole = best.likeness >= LEAST_LIKE && (best.likeness === 1 || isEnd || best.likeness >= Math.max(alone, rest) + LEAST_GAIN);
	return best.to > from + 1 && isWhole ? best : null;
}

/** The blocks of one side of a gap, those put together that the other side has as one. */
function joinedSpan(blocks: readonly Block[], [from, to]: Pair, others: readonly Block[], [otherFrom, otherTo]: Pair, words: Words): Block[] {
	const joined: Block[] = [];
	let next = otherFrom;
	for (let at = from; at < to; ) {
		let found: { block: Block; to: number } | null = null;
		for (let other = next; isText(blocks[at + 1]) && other < Math.min(otherTo, next + REACH) && !found; other++) {
			const whole = others[other];
			if (isText(whole)) found = runLike(whole, blocks, at, to, words);
			if (found) next = other + 1;
		}
		const block = blocks[at];
		if (found) joined.push(found.block);
		else if (block) joined.push(block);
		at = found?.to ?? at + 1;
	}
	return joined;
}

/** Paragraphs that one version has in several parts, as where a page ended within them, as one again. */
export function joinParted(old: readonly Block[], now: readonly Block[]): { old: Block[]; now: Block[] } {
	const words = new Words();
	const equal = align(old.map(blockKey), now.map(blockKey));
	const [olds, news]: [Block[], Block[]] = [[], []];
	let [from, otherFrom] = [0, 0];
	for (const [at, otherAt] of [...equal, [old.length, now.length] as const]) {
		const own = joinedSpan(old, [from, at], now, [otherFrom, otherAt], words);
		olds.push(...own, ...old.slice(at, at + 1));
		news.push(...joinedSpan(now, [otherFrom, otherAt], own, [0, own.length], words), ...now.slice(otherAt, otherAt + 1));
		[from, otherFrom] = [at + 1, otherAt + 1];
	}
	return { old: olds, now: news };
}
