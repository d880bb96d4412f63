import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { TextSegment } from "@/lib/tools/reading/text/text-line";
import type { Row } from "./region";
import { isDate } from "./wrapped-cells";

const LEAST_LABELS = 2;
const LABEL_SHARE = 0.5;
const SAME_EDGE = 3;
const LONGEST_LABEL = 48;
const LARGER = 1.1;

const isSection = ({ text }: TextSegment): boolean => text.length <= LONGEST_LABEL && sectionKindOf(text) !== null;
const looksOf = ({ fontSize, bold, italic }: TextSegment): string => `${Math.round(fontSize * 2)} ${bold} ${italic}`;

/** Where most texts beside names of sections begin. */
function edgeOf(labelled: readonly Row[]): number | null {
	const edges = new Map<number, number>();
	for (const [, beside] of labelled) if (beside) edges.set(Math.round(beside.x / SAME_EDGE), (edges.get(Math.round(beside.x / SAME_EDGE)) ?? 0) + 1);
	const [edge, count] = [...edges].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
	return count >= LEAST_LABELS ? edge * SAME_EDGE : null;
}

/** Names of sections are printed larger, bolder or in capitals; labels of a form look like their values. */
function standsOut({ text, fontSize, bold }: TextSegment, beside: TextSegment): boolean {
	const isUpper = text.length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
	return isUpper || (bold && !beside.bold) || fontSize > beside.fontSize * LARGER;
}

/**
 * Where the left column holds nothing but the names of sections, and dates, a name beside the first line of its section is a heading above it. In a form,
 * whose labels say what single values are, they stay beside each other.
 */
export function withLabelsAbove(rows: readonly Row[]): Row[] {
	const labelled = rows.filter(([first, beside]) => first !== undefined && beside !== undefined && isSection(first) && standsOut(first, beside));
	const edge = labelled.length < LEAST_LABELS ? null : edgeOf(labelled);
	if (edge === null) return [...rows];
	const looks = new Set(labelled.flatMap(([first]) => (first ? looksOf(first) : [])));
	const left = rows.flatMap(([first, second]) => (first && second && Math.abs(second.x - edge) <= 2 * SAME_EDGE && !isDate(first) ? [first] : []));
	if (left.filter(isSection).length < left.length * LABEL_SHARE) return [...rows];
	return rows.flatMap((row): Row[] => {
		const [first, second, ...others] = row;
		if (!first || !second || first.x >= edge - 2 * SAME_EDGE || second.x < edge - SAME_EDGE || isDate(first)) return [row];
		return looks.has(looksOf(first)) && standsOut(first, second) ? [[first], [second, ...others]] : [row];
	});
}
