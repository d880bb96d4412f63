import { keyOf, tokensOf } from "@/lib/tools/documents/comparing/block";
import type { ComparedRow, ComparedSide, Segment } from "@/lib/tools/documents/comparing/schemas";
import { splitSentences } from "@/lib/tools/documents/language/line-text";

/** Shorter ones stand in many places. */
const LEAST_WORDS = 3;
const MOST_SENTENCES = 20_000;

interface Place {
	readonly rowId: string;
	readonly side: ComparedSide;
	readonly from: number;
	readonly to: number;
}

const textOf = (side: ComparedSide): string => (side.cells[0] ?? []).map(({ text }) => text).join("");
const wordsIn = (text: string): number => tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token)).length;

/** The sentences of a side by what they say, each with its place in the text. */
function sentencesOf(rowId: string, side: ComparedSide | null): Map<string, Place> {
	const found = new Map<string, Place>();
	if (side === null || side.kind === "row" || side.kind === "heading") return found;
	const text = textOf(side);
	let at = 0;
	for (const sentence of splitSentences(text)) {
		const from = text.indexOf(sentence, at);
		if (from < 0) continue;
		at = from + sentence.length;
		if (wordsIn(sentence) >= LEAST_WORDS) found.set(keyOf(sentence).toLowerCase(), { rowId, side, from, to: at });
	}
	return found;
}

/** The segments of a text with one stretch of it marked otherwise. */
function marked(segments: readonly Segment[], from: number, to: number): Segment[] {
	let at = 0;
	return segments.flatMap(({ text, mark }): Segment[] => {
		const [start, end] = [at, at + text.length];
		at = end;
		const [low, high] = [Math.max(from, start) - start, Math.min(to, end) - start];
		if (low >= high) return [{ text, mark }];
		const parts: Segment[] = [
			{ text: text.slice(0, low), mark },
			{ text: text.slice(low, high), mark: "moved" },
			{ text: text.slice(high), mark },
		];
		return parts.filter((part) => part.text !== "");
	});
}

/** Sentences that one row has lost and another one has got, by what they say. Each is paired once. */
function movesIn(rows: readonly ComparedRow[]): (readonly [Place, Place])[] {
	const [gone, came] = [new Map<string, Place>(), new Map<string, Place>()];
	for (const { rowId, kind, old, new: now } of rows) {
		if (kind !== "changed" && kind !== "deleted" && kind !== "added") continue;
		const [before, after] = [sentencesOf(rowId, old), sentencesOf(rowId, now)];
		if (gone.size + came.size > MOST_SENTENCES) break;
		for (const [key, place] of before) if (!after.has(key)) gone.set(key, place);
		for (const [key, place] of after) if (!before.has(key)) came.set(key, place);
	}
	return [...gone].flatMap(([key, from]) => {
		const to = came.get(key);
		return to ? [[from, to] as const] : [];
	});
}

const isMovedWhole = (side: ComparedSide | null): boolean => (side?.cells[0] ?? []).every(({ text, mark }) => mark === "moved" || text.trim() === "");

/** A row that went or came, and all of whose sentences stand elsewhere, has moved. */
function asMoved(row: ComparedRow, partners: ReadonlyMap<string, string>): ComparedRow {
	const partner = partners.get(row.rowId);
	if (partner === undefined || row.partner !== null) return row;
	if (row.kind === "deleted" && isMovedWhole(row.old)) return { ...row, kind: "moved_from", partner };
	return row.kind === "added" && isMovedWhole(row.new) ? { ...row, kind: "moved_to", partner } : row;
}

/** Tells sentences that moved from one paragraph to another from such that went or came. */
export function withMovedSentences(rows: readonly ComparedRow[]): { rows: ComparedRow[]; moved: number } {
	const moves = movesIn(rows);
	if (moves.length === 0) return { rows: [...rows], moved: 0 };
	const bySide = new Map<ComparedSide, Place[]>();
	for (const place of moves.flat()) bySide.set(place.side, [...(bySide.get(place.side) ?? []), place]);
	const partners = new Map(
		moves.flatMap(([from, to]) => [
			[from.rowId, to.rowId],
			[to.rowId, from.rowId],
		]),
	);
	const remarked = (side: ComparedSide | null): ComparedSide | null => {
		const places = side ? (bySide.get(side) ?? []) : [];
		if (side === null || places.length === 0) return side;
		return { ...side, cells: [places.reduce((segments, { from, to }) => marked(segments, from, to), side.cells[0] ?? [])] };
	};
	const told = rows.map((row) => asMoved({ ...row, old: remarked(row.old), new: remarked(row.new) }, partners));
	const own = new Set(told.filter(({ kind }) => kind === "moved_to").map(({ rowId }) => rowId));
	return { rows: told, moved: moves.filter(([, to]) => !own.has(to.rowId)).length };
}
