import { proseColumnsOf } from "@/lib/tools/documents/converting/from-pdf/lines/prose-columns";
import { type Column, columnsOf, isSpanning, isSum, placedLine } from "@/lib/tools/documents/converting/from-pdf/tables/aligned/table-columns";
import { type FoundTable, middleOf, type ReadCell } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { isHeadBegun, isHeadOfHead } from "@/lib/tools/documents/converting/from-pdf/tables/head-lines";
import { foundOf, laidTable } from "@/lib/tools/documents/converting/from-pdf/tables/laid-table";
import { asSegments, isAmount, type Piece, pieceLines, usualSize } from "@/lib/tools/documents/converting/from-pdf/tables/pieces";
import { isWrapped } from "@/lib/tools/documents/converting/from-pdf/tables/table-rows";
import { alignedShare } from "@/lib/tools/reading/pdf/baselines";
import type { DrawnLine, PageMaterial } from "@/lib/tools/reading/text/page-material";
import type { Glyphs } from "@/lib/tools/reading/text/text-line";
import { type RuleStack, ruleStacks, stripeStacks, withGround } from "./level-rules";

/** Between columns stands at least so much of nothing, in font sizes: the rules have told already that this is a table. */
const GAP = 0.5;
const EDGE = 4;
/** Lines of a head above the first rule, and of rows below the last, stand no further away, in font sizes. */
const REACH = 2.3;
const FEWEST_STRIPS = 3;
const WIDE_TEXT = 0.55;
/** Lines of one cell stand no further apart, in font sizes. */
const LEADING = 1.45;
const LARGER = 1.13;
const CELLS_OF_ROW = 3;
const LONGEST_ALONE = 60;
/** Lines of a head that stand side by side. */
const MOST_HEAD = 3;
/** Rules over a part of a table have texts beside this share of the lines between them. */
const SHARE_BESIDE = 0.8;
const LONGEST_BESIDE = 40;
const SAME_LINE = 0.15;

type Line = readonly Piece[];

const yOf = (line: Line) => line[0]?.y ?? 0;
/** Running text between rules: lines of one piece, several of them, most of them wide. */
function isText(strip: readonly Line[], { left, right }: RuleStack): boolean {
	const wide = strip.filter(([only, more]) => only && !more && only.right - only.x > (right - left) * WIDE_TEXT);
	const isColumn = strip.every(([only, more]) => only && !more && strip.every(([other]) => other && other.x < only.right && other.right > only.x));
	return strip.length >= 2 && (wide.length > strip.length * 0.6 || isColumn);
}

interface Frame {
	readonly ys: readonly number[];
	readonly lines: readonly Line[];
}

/** A heading, as in a box of its own. */
const isHeading = (line: Line, usual: number): boolean => line.length < CELLS_OF_ROW && line.every(({ fontSize }) => fontSize > usual * LARGER);

/** The parts of a stack that hold a table each: running text and headings between two rules part them. */
function framesOf(stack: RuleStack, lines: readonly Line[]): Frame[] {
	const { ys } = stack;
	const usual = usualSize(lines.filter((line) => yOf(line) > (ys[0] ?? 0) && yOf(line) < (ys.at(-1) ?? 0) + 1).flat());
	const frames: { ys: number[]; lines: Line[] }[] = [];
	let open: { ys: number[]; lines: Line[] } | null = null;
	ys.slice(1).forEach((bottom, at) => {
		const top = ys[at] ?? 0;
		const strip = lines.filter((line) => yOf(line) > top && yOf(line) < bottom + 1);
		if (isText(strip, stack) || (strip.length === 0 && bottom - top > 40)) {
			open = null;
			return;
		}
		let from = top;
		for (const line of strip) {
			if (isHeading(line, usual)) {
				open?.ys.push(yOf(line) - (line[0]?.fontSize ?? 0));
				open = null;
				from = yOf(line) + 1;
				continue;
			}
			if (!open) {
				open = { ys: [from], lines: [] };
				frames.push(open);
			}
			open.lines.push(line);
		}
		open?.ys.push(bottom);
	});
	return frames;
}

/** Whether a line's pieces stand on columns of their own. */
function fits(line: Line, columns: readonly Column[]): boolean {
	const placed = placedLine(line, columns);
	return line.length >= 2 && placed.every(({ columns: over }) => over === 1) && new Set(placed.map(({ column }) => column)).size === placed.length;
}

/** Whether a line that stands alone goes on with a cell of the one above it. */
function isWrappedLine(before: Line, line: Line, columns: readonly Column[]): boolean {
	const [only, more] = placedLine(line, columns);
	const above = only && placedLine(before, columns).find(({ column }) => column === only.column);
	const own = only && columns[only.column];
	return more === undefined && above !== undefined && own !== undefined && only?.columns === 1 && isWrapped(above.piece, only.piece, own);
}

/** "INCOME", "Expenses": the name of a group of rows, alone in the first column beside a row of its columns. */
function isGroupName(line: Line, next: Line | undefined, columns: readonly Column[], reach: number): boolean {
	const [only, more] = line;
	const [first, second] = columns;
	const isFirst =
		only !== undefined &&
		more === undefined &&
		first !== undefined &&
		Math.abs(only.x - first.left) < EDGE &&
		(only.isBold || only.right < (second?.left ?? 0));
	return isFirst && next !== undefined && Math.abs(yOf(next) - yOf(line)) <= reach && fits(next, columns);
}

/** "Amount due ⇥ 634.08": the last of a table's sums, which stands below its last stripe. */
function isSumOf(line: Line, columns: readonly Column[]): boolean {
	const last = columns.at(-1);
	return isSum(line) && last !== undefined && Math.abs((line[1]?.right ?? 0) - last.right) < EDGE && (line[0]?.right ?? 0) < last.left;
}

/** Lines above the first rule and below the last that stand in the same columns. */
function withNeighbours(frame: Frame, columns: readonly Column[], all: readonly Line[], fontSize: number): { lines: Line[]; above: number } {
	const [top, bottom] = [frame.ys[0] ?? 0, frame.ys.at(-1) ?? 0];
	const lines = [...frame.lines];
	let edge = top;
	const before = all.filter((one) => yOf(one) < top);
	for (const [at, line] of [...before.entries()].toReversed()) {
		const isOwn =
			fits(line, columns) ||
			isSpanning(line, columns) ||
			(edge < top && isHeadOfHead(line, columns)) ||
			isHeadBegun(line, edge, columns) ||
			isGroupName(line, before[at - 1], columns, fontSize * REACH);
		if (edge - yOf(line) > fontSize * REACH || isHeading(line, fontSize) || !isOwn) break;
		lines.unshift(line);
		edge = yOf(line);
	}
	const above = lines.length - frame.lines.length;
	let last = lines.at(-1);
	for (const line of all.filter((one) => yOf(one) > bottom)) {
		const gap = yOf(line) - Math.max(bottom, last ? yOf(last) : 0);
		if (gap > fontSize * REACH || !(fits(line, columns) || isSumOf(line, columns) || (last && gap < fontSize * LEADING && isWrappedLine(last, line, columns))))
			break;
		lines.push(line);
		last = line;
	}
	return { lines, above };
}

function tableOf(frame: Frame, all: readonly Line[], drawn: readonly DrawnLine[], leastRows: number, cellOf: ReadCell): FoundTable | null {
	const pieces = frame.lines.flat();
	const fontSize = usualSize(pieces);
	const columns = columnsOf(frame.lines, fontSize * GAP);
	if (columns.length < 2) return null;
	const { lines, above } = withNeighbours(frame, columns, all, fontSize);
	if (proseColumnsOf(asSegments(lines), columns)) return null;
	const { ys } = frame;
	const strips = ys.slice(1).map((bottom, at) => frame.lines.filter((line) => yOf(line) > (ys[at] ?? 0) && yOf(line) < bottom + 1));
	const full = (line: Line) => line.length >= Math.max(2, columns.length * 0.6);
	const body = strips.slice(above > 0 ? 0 : 1).filter((strip) => strip.length > 0);
	const isAllParted =
		body.length >= FEWEST_STRIPS - 1 && body.every((strip) => strip.filter(full).length < 2) && (strips[0]?.filter(full).length ?? 0) <= MOST_HEAD;
	const isHeadParted =
		!isAllParted && (above > 0 || (ys.length >= 3 && strips[0] !== undefined && strips[0].length <= 3 && strips[0].length < lines.length / 2));
	// Rows of figures above the first rule are none of a head: the rule stands over a sum.
	const areRows = lines.slice(0, above).some((line) => line.length > 1 && line.filter(({ text }) => isAmount(text)).length * 2 >= line.length);
	const headEnd = isHeadParted && !areRows ? (above > 0 ? (ys[0] ?? null) : (ys[1] ?? null)) : null;
	const [left, right] = [columns[0]?.left ?? 0, columns.at(-1)?.right ?? 0];
	const headRules = drawn.filter(({ isUpright, from, to }) => !isUpright && from > left && to < right + EDGE).map(({ at }) => at);
	const isNote = (line: Line | undefined) =>
		line?.length === 1 && (line[0]?.text.length ?? 0) > LONGEST_ALONE && line[0] !== undefined && line[0].right > (columns[1]?.left ?? 0);
	while (lines.length > 0 && isNote(lines.at(-1))) lines.pop();
	const laid = laidTable(lines, { fontSize, columns, parting: ys, isAllParted, headEnd, headRules });
	const filled = laid.rows.filter((row) => row.some(({ placed }) => placed.length >= 2)).length;
	return filled < leastRows || filled < laid.rows.length * 0.5 ? null : foundOf(laid, cellOf);
}

/** Whether the rules of a stack stand over a part of a table only, as those above sums: texts outside stand on the lines of those inside. */
function isPartial(stack: RuleStack, stacks: readonly RuleStack[], items: readonly Glyphs[]): boolean {
	const [top, bottom] = [stack.ys[0] ?? 0, stack.ys.at(-1) ?? 0];
	const isWithin = ({ x, y }: { x: number; y: number }, { left, right, ys }: RuleStack) =>
		x >= left - EDGE && x <= right + EDGE && y > (ys[0] ?? 0) - EDGE && y < (ys.at(-1) ?? 0) + EDGE;
	const near = items.filter(({ y }) => y > top && y < bottom);
	const own = near.filter((item) => isWithin(middleOf(item), stack));
	const others = near.filter((item) => !stacks.some((one) => isWithin(middleOf(item), one)));
	const letters = others.reduce((sum, { text }) => sum + text.length, 0);
	if (own.length === 0 || others.length === 0 || letters > others.length * LONGEST_BESIDE) return false;
	return alignedShare(own, others, SAME_LINE) >= SHARE_BESIDE && alignedShare(others, own, SAME_LINE) >= SHARE_BESIDE;
}

/** Tables whose rules are level only, above and below the head, below the last row or between all rows, and those with stripes. */
export function framedTables({ lines: drawn, boxes }: Pick<PageMaterial, "lines" | "boxes">, items: readonly Glyphs[], cellOf: ReadCell): FoundTable[] {
	const taken = new Set<Glyphs>();
	const stacks = [
		...ruleStacks(drawn).map((stack) => ({ stack: withGround(stack, boxes), leastRows: 2, isPaper: false })),
		...stripeStacks(boxes).map((stack) => ({ stack, leastRows: 3, isPaper: true })),
	];
	const all = stacks.map(({ stack }) => stack);
	return stacks.flatMap(({ stack, leastRows, isPaper }) => {
		if (isPartial(stack, all, items)) return [];
		const inside = items.filter((item) => {
			const { x } = middleOf(item);
			return x >= stack.left - EDGE && x <= stack.right + EDGE && !taken.has(item);
		});
		const lines = pieceLines(inside, GAP);
		// Stripes over a whole page are its paper.
		const [top, bottom] = [stack.ys[0] ?? 0, stack.ys.at(-1) ?? 0];
		if (isPaper && lines.some((line) => yOf(line) > top && yOf(line) < bottom && line.length === 1 && (line[0]?.text.length ?? 0) > LONGEST_ALONE)) return [];
		return framesOf(stack, lines).flatMap((frame) => {
			const table = tableOf(frame, lines, drawn, leastRows, cellOf);
			for (const item of table?.items ?? []) taken.add(item);
			return table ?? [];
		});
	});
}
