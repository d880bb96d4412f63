import { keyOf, tokensOf } from "@/lib/tools/documents/comparing/block";
import type { Segment } from "@/lib/tools/documents/comparing/schemas";
import { align } from "./align";
import { inWholeSentences } from "./whole-sentences";

const MOST_TOKENS = 6_000;

function push(segments: Segment[], text: string, mark: Segment["mark"]): void {
	const last = segments.at(-1);
	if (last?.mark === mark) segments[segments.length - 1] = { text: last.text + text, mark };
	else if (text !== "") segments.push({ text, mark });
}

const BETWEEN_WORDS = /^[-‐–/]?$/;

/** Blanks and hyphens that stay between two words that do not would tear a change into pieces. */
function joined(segments: readonly Segment[]): Segment[] {
	const result: Segment[] = [];
	for (const [at, segment] of segments.entries()) {
		const [before, behind] = [segments[at - 1], segments[at + 1]];
		const isBlank =
			segment.mark === "same" && BETWEEN_WORDS.test(segment.text.trim()) && before && before.mark !== "same" && behind && behind.mark === before.mark;
		push(result, segment.text, isBlank ? before.mark : segment.mark);
	}
	return result;
}

/** The words of two texts, each side for itself: what stays, what went, what came. */
export function wordChanges(old: string, now: string): { old: Segment[]; new: Segment[] } {
	const [olds, news] = [tokensOf(old), tokensOf(now)];
	if (olds.length > MOST_TOKENS || news.length > MOST_TOKENS) return { old: [{ text: old, mark: "gone" }], new: [{ text: now, mark: "new" }] };
	const plain = (token: string) => (/^\s+$/.test(token) ? " " : keyOf(token));
	const [oldKeys, newKeys] = [olds.map(plain), news.map(plain)];
	const pairs = align(oldKeys, newKeys);
	const kept = inWholeSentences(olds, oldKeys, new Set(pairs.map(([at]) => at)));
	const keptNew = inWholeSentences(news, newKeys, new Set(pairs.map(([, at]) => at)));
	const [left, right]: [Segment[], Segment[]] = [[], []];
	for (const [at, token] of olds.entries()) push(left, token, kept.has(at) ? "same" : "gone");
	for (const [at, token] of news.entries()) push(right, token, keptNew.has(at) ? "same" : "new");
	return { old: joined(left), new: joined(right) };
}

export function countWords(segments: readonly Segment[], mark: Segment["mark"]): number {
	return segments
		.filter((segment) => segment.mark === mark)
		.reduce((sum, { text }) => sum + tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token)).length, 0);
}
