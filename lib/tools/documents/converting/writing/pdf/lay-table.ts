import { blocksWithin, type Table, textsOf } from "@/lib/tools/documents/converting/model/blocks";
import { naturalWidth, setParagraph } from "@/lib/tools/documents/printing/setting/paragraph";
import type { Column, LayBlocks, LayContext } from "./lay-context";
import { layRuns, textStrips } from "./lay-text";
import { type Place, SHEET, SPACE } from "./sheet";
import { drawable } from "./spans";
import { type Strip, type TagNode, tag } from "./strip";
import { edgesOf, type Frame, frameOf } from "./table-frame";
import { columnWidths, type Grid, gridOf, type PlacedCell } from "./table-grid";
import { partsOfWide, type TablePart } from "./wide-table";

const PADDING = { side: 5, top: 3.5 } as const;
/** So many rows tell how wide the columns want to be. */
const MEASURED_ROWS = 300;
const MOST_LETTERS_MEASURED = 400;
const WIDEST = 240;
const NARROWEST = 16;
const MANY_COLUMNS = 9;
/** Of the page's height: a row that is taller is cut between its lines. */
const TALLEST_ROW = 0.55;
/** Taller rows that name columns stand once. */
const TALLEST_HEAD = 0.4;
/** Tables within tables within tables are set as text. */
const DEEPEST_TABLE = 3;
const LINE = "#c9ced6";
const HEAD_GROUND = "#f0f2f5";

/** A table as strips, one for each row or piece of a row; the rows that name its columns stand again on each page. */
export function* layTable(table: Table, node: TagNode, column: Column, context: LayContext, layBlocks: LayBlocks): Generator<Strip> {
	if (column.depth >= DEEPEST_TABLE) {
		yield* layBlocks(blocksWithin(table), node, column, context);
		return;
	}
	const grid = gridOf(table);
	const place: Place = grid.columns > MANY_COLUMNS || column.place === "smallCell" ? "smallCell" : "cell";
	const wanted = wantedWidths(grid, place, context);
	if (wanted.reduce((sum, { least }) => sum + least, 0) > column.widthPt) {
		const readable = place === "smallCell" && column.depth === 0 ? wantedWidths(grid, "cell", context) : wanted;
		const least = readable.map((one) => one.least);
		const parts = column.depth === 0 ? partsOfWide(table, grid, least, column.widthPt) : null;
		if (parts) {
			context.onParted?.(grid.columns, parts.length);
			yield* layParts(parts, grid.columns, node, column, context, layBlocks);
			return;
		}
		context.onNarrow?.(grid.columns);
	}
	const frame = frameOf(table, columnWidths(wanted, column.widthPt), column);
	const tableNode = tag("Table", node);
	const reaching = new Map<number, PlacedCell>();
	let head: Strip[] = [];
	for (const [at, cells] of grid.rows.entries()) {
		for (const cell of cells) for (let step = 0; step < cell.columns; step += 1) reaching.set(cell.column + step, cell);
		const isHead = at < table.headRows;
		const crossing = [...new Set(reaching.values())].filter((cell) => cell.row + cell.rows > at);
		const own = rowStrips(cells, { crossing, row: at, isHead, place, node: tag("TR", tableNode), frame, depth: column.depth }, context, layBlocks);
		const first = at === 0 ? SPACE.block : 0;
		if (isHead) head.push(...own);
		else if (at === table.headRows && heightOf(head) > context.pageHeightPt * TALLEST_HEAD) head = [];
		for (const [piece, strip] of own.entries()) {
			const spaceBeforePt = piece === 0 ? first : 0;
			yield { ...strip, spaceBeforePt, keepsWithNext: isHead, ...(isHead || head.length === 0 ? {} : { head }) };
		}
	}
}

/** The parts of a wide table below each other, above each the numbers of its columns. */
function* layParts(parts: readonly TablePart[], columns: number, node: TagNode, column: Column, context: LayContext, layBlocks: LayBlocks): Generator<Strip> {
	for (const { table, from, to } of parts) {
		const numbers = to - from > 1 ? `${from + 1}–${to}` : String(to);
		const label = layRuns([{ text: `${numbers} / ${columns}` }], "smallCell", context, column);
		yield* textStrips(label, tag("P", node), { before: SPACE.block, keepsWithNext: true });
		yield* layTable(table, node, column, context, layBlocks);
	}
}

function heightOf(strips: readonly Strip[]): number {
	return strips.reduce((sum, strip, at) => sum + strip.heightPt + (at === 0 ? 0 : strip.spaceBeforePt), 0);
}

function wantedWidths(grid: Grid, place: Place, context: LayContext): { least: number; most: number }[] {
	const wanted = Array.from({ length: grid.columns }, () => ({ least: NARROWEST, most: NARROWEST }));
	for (const { cell, column, columns } of grid.rows.slice(0, MEASURED_ROWS).flat()) {
		const own = wanted[column];
		if (columns !== 1 || !own) continue;
		const hasPicture = cell.blocks.some(({ kind }) => kind === "picture" || kind === "table");
		if (hasPicture) own.most = Math.max(own.most, WIDEST / 2);
		for (const text of textsOf(cell.blocks).flatMap((one) => one.split("\n"))) {
			const shown = drawable(text.slice(0, MOST_LETTERS_MEASURED), context.fonts, context.undrawn.silent);
			const paragraph = setParagraph([{ text: shown, role: `${place} heavy text ink` }], { fonts: context.fonts, template: SHEET, isRightToLeft: false });
			const word = paragraph.tokens.reduce((most, token) => Math.max(most, token.width), 0);
			own.least = Math.max(own.least, Math.min(word + 2 * PADDING.side + 1, WIDEST / 3));
			own.most = Math.max(own.most, Math.min(naturalWidth(paragraph) + 2 * PADDING.side + 1, WIDEST));
		}
	}
	return wanted.map(({ least, most }) => ({ least, most: Math.max(least, most) }));
}

interface RowWork {
	/** All cells that reach over the row, also those that begin above it. */
	readonly crossing: readonly PlacedCell[];
	readonly row: number;
	readonly isHead: boolean;
	readonly place: Place;
	readonly node: TagNode;
	readonly frame: Frame;
	readonly depth: number;
}

/** The strips of a row: its cells side by side, cut where they are taller than a page bears. */
function rowStrips(cells: readonly PlacedCell[], work: RowWork, context: LayContext, layBlocks: LayBlocks): Strip[] {
	const laid = cells.map((placed) => {
		const [left, right] = edgesOf(work.frame, placed.column, placed.column + placed.columns);
		const leftPt = left + PADDING.side;
		const widthPt = Math.max(8, right - leftPt - PADDING.side);
		const cellNode = tag(work.isHead ? "TH" : "TD", work.node);
		const { blocks, align } = placed.cell;
		return [...layBlocks(blocks, cellNode, { leftPt, widthPt, place: work.place, depth: work.depth + 1, ...(align ? { align } : {}) }, context)];
	});
	const tallest = laid.reduce((most, strips) => Math.max(most, heightOf(strips)), 0);
	const limit = context.pageHeightPt * TALLEST_ROW;
	const slices = tallest <= limit ? [laid] : sliced(laid, limit);
	return slices.map((slice, at): Strip => {
		const heightPt = Math.max(...slice.map(heightOf), 8) + 2 * PADDING.top;
		return {
			heightPt,
			spaceBeforePt: 0,
			keepsWithNext: false,
			paint: (pen, topPt) => {
				const [left, right] = edgesOf(work.frame, 0, work.frame.columns);
				if (work.isHead) pen.box({ leftPt: left, topPt, widthPt: right - left, heightPt, color: HEAD_GROUND });
				drawFrame(pen, work, { topPt, heightPt, isFirst: at === 0, isLast: at === slices.length - 1 });
				for (const strips of slice) {
					let top = topPt + PADDING.top;
					for (const [index, strip] of strips.entries()) {
						top += index === 0 ? 0 : strip.spaceBeforePt;
						strip.paint(pen, top);
						top += strip.heightPt;
					}
				}
			},
		};
	});
}

/** The strips of a row's cells in pieces of at most a height; each piece takes at least one strip of some cell. */
function sliced(cells: readonly (readonly Strip[])[], limitPt: number): Strip[][][] {
	const slices: Strip[][][] = [];
	const from = cells.map(() => 0);
	while (cells.some((strips, at) => (from[at] ?? 0) < strips.length)) {
		slices.push(
			cells.map((strips, at) => {
				const taken: Strip[] = [];
				let height = 0;
				for (let next = from[at] ?? 0; next < strips.length; next += 1) {
					const strip = strips[next];
					if (!strip || (taken.length > 0 && height + strip.heightPt + strip.spaceBeforePt > limitPt)) break;
					taken.push(strip);
					height += strip.heightPt + strip.spaceBeforePt;
				}
				from[at] = (from[at] ?? 0) + taken.length;
				return taken;
			}),
		);
	}
	return slices;
}

function drawFrame(
	pen: Parameters<Strip["paint"]>[0],
	{ crossing, row, frame }: RowWork,
	{ topPt, heightPt, isFirst, isLast }: { topPt: number; heightPt: number; isFirst: boolean; isLast: boolean },
): void {
	const bottomPt = topPt + heightPt;
	const lines = crossing.flatMap(({ column, columns, row: from, rows }) => {
		const [left, right] = edgesOf(frame, column, column + columns);
		return [
			[left, topPt, left, bottomPt],
			[right, topPt, right, bottomPt],
			...(isFirst && from === row ? [[left, topPt, right, topPt]] : []),
			...(isLast && from + rows - 1 === row ? [[left, bottomPt, right, bottomPt]] : []),
		];
	});
	pen.lines(lines, LINE);
}
