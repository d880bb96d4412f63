import type { TextLine } from "@/lib/tools/reading/text/text-line";

/** Gaps between lines in their own size: of one paragraph at most, and above what is usual where a new one begins. */
const WIDEST = 0.55;
const ABOVE_USUAL = 0.28;
/** Lines set as far apart as letters of law and papers to be marked are; further ones are none of a paragraph. */
const WIDEST_APART = 1.5;
const LEAST_APART = 0.5;
const ALIKE = 0.15;
const MOST = 0.5;
/** So many times a line goes on in small letters in the next one where a document's lines stand far apart. */
const LEAST_GOING_ON = 2;

export interface LineGaps {
	readonly usual: number;
	/** Between lines of one paragraph at most. */
	readonly widest: number;
}

const middleOf = (gaps: readonly number[]): number => gaps.toSorted((one, other) => one - other)[gaps.length >> 1] ?? 0;

const goesOn = (before: TextLine | undefined, line: TextLine): boolean =>
	before !== undefined &&
	before.page === line.page &&
	before.column === line.column &&
	!/[.!?:…。]["”’)»]?$/u.test(before.text.trim()) &&
	/^\p{Ll}/u.test(line.text);

/** What is usual between the lines of a document's paragraphs. Where most of its lines stand equally far apart and their sentences go on, that is the room between lines and none between paragraphs. */
export function lineGapsOf(lines: readonly TextLine[]): LineGaps {
	const near = lines.flatMap(({ gap }) => (gap !== null && gap < WIDEST ? [gap] : []));
	const all = lines.flatMap(({ gap }) => (gap !== null && gap < WIDEST_APART ? [gap] : []));
	const middle = middleOf(all);
	const isAlike = (gap: number | null) => gap !== null && Math.abs(gap - middle) < ALIKE;
	const alike = lines.filter((line, at) => isAlike(line.gap) && goesOn(lines[at - 1], line)).length;
	const isApart = middle >= LEAST_APART && all.filter(isAlike).length >= all.length * MOST && alike >= LEAST_GOING_ON;
	if (isApart) return { usual: middle, widest: middle + ABOVE_USUAL };
	const usual = middleOf(near);
	return { usual, widest: Math.min(WIDEST, usual + ABOVE_USUAL) };
}
