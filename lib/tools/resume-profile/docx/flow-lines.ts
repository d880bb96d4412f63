import { cleanText } from "@/lib/tools/resume-profile/text/clean-text";
import { closeUp } from "@/lib/tools/resume-profile/text/letter-spacing";
import type { TextLine } from "@/lib/tools/resume-profile/text/text-line";
import type { Flow, Paragraph, Run, Table } from "./document-flow";

const DEFAULT_SIZE_PT = 10;
const HEADING_STYLE = /^(?:heading|title|subtitle)\b/;
const LIST_STYLE = /^list (?:bullet|number)/;
/** A cell of so many lines beside another with half of that is a column of the page rather than a part of a row. */
const COLUMN_LINES = 7;

const lettersOf = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

function isMostly(runs: readonly Run[], has: (run: Run) => boolean): boolean {
	const all = runs.reduce((sum, run) => sum + lettersOf(run.text), 0);
	return all > 0 && 2 * runs.filter(has).reduce((sum, run) => sum + lettersOf(run.text), 0) > all;
}

function sizeOf(runs: readonly Run[]): number {
	const letters = new Map<number, number>();
	for (const { text, look } of runs) letters.set(look.sizePt ?? DEFAULT_SIZE_PT, (letters.get(look.sizePt ?? DEFAULT_SIZE_PT) ?? 0) + lettersOf(text));
	return [...letters].reduce((most, entry) => (entry[1] > most[1] ? entry : most), [DEFAULT_SIZE_PT, 0])[0];
}

function markOf({ look, styleName }: Paragraph): TextLine["mark"] {
	if (HEADING_STYLE.test(styleName) || look.outline !== undefined) return "heading";
	return look.isListed || LIST_STYLE.test(styleName) ? "bullet" : null;
}

/** Paragraphs that stand side by side as one line, parted by tabs. */
function lineOf(paragraphs: readonly Paragraph[], column: number): TextLine | null {
	const texts = paragraphs.map(({ runs }) => cleanText(closeUp(runs.map(({ text }) => text).join(""))));
	const [first] = paragraphs;
	const text = texts.filter((part) => part !== "").join("\t");
	if (!first || text === "") return null;
	const runs = paragraphs.flatMap((paragraph) => paragraph.runs);
	const fontSize = sizeOf(runs);
	return {
		page: first.page,
		column,
		text,
		fontSize,
		bold: isMostly(runs, ({ look }) => look.bold === true),
		italic: isMostly(runs, ({ look }) => look.italic === true),
		caps: isMostly(runs, ({ look, text: own }) => look.caps === true || (own === own.toUpperCase() && own !== own.toLowerCase())),
		gap: Math.max(...paragraphs.map(({ look }) => look.spaceBeforePt ?? 0)) / Math.max(fontSize, 1),
		hasRule: paragraphs.some(({ look }) => look.hasRule === true),
		links: [...new Set(runs.flatMap(({ link }) => link ?? []))],
		indent: first.look.indentPt ?? 0,
		x: null,
		y: null,
		right: null,
		mark: paragraphs.length === 1 ? markOf(first) : null,
	};
}

/** Gives each flow that is read by itself a column of its own. */
class Columns {
	private last = 0;

	linesOf(flow: Flow, column = 0): TextLine[] {
		return flow.flatMap((block) => {
			if (block.kind === "box") return this.linesOf(block.flow, ++this.last);
			if (block.kind === "table") return this.tableLines(block, column);
			return lineOf([block], column) ?? [];
		});
	}

	private tableLines({ rows }: Table, column: number): TextLine[] {
		return rows.flatMap((row) => {
			const cells = row.filter((cell) => this.heightOf(cell) > 0);
			const [only] = cells;
			if (cells.length === 1 && only) return this.linesOf(only, column);
			if (this.areColumns(cells)) return cells.flatMap((cell) => this.linesOf(cell, ++this.last));
			return this.rowLines(cells, column);
		});
	}

	/** Reads cells line by line across; what a cell holds beyond paragraphs follows. */
	private rowLines(cells: readonly Flow[], column: number): TextLine[] {
		const upright = cells.map((cell) => cell.filter((block) => block.kind === "paragraph"));
		const depth = Math.max(0, ...upright.map((cell) => cell.length));
		const across = Array.from({ length: depth }, (_, at) => upright.flatMap((cell) => cell[at] ?? []));
		const rest = cells.flatMap((cell) => cell.filter((block) => block.kind !== "paragraph"));
		return [...across.flatMap((paragraphs) => lineOf(paragraphs, column) ?? []), ...this.linesOf(rest, column)];
	}

	private areColumns(cells: readonly Flow[]): boolean {
		const heights = cells.map((cell) => this.heightOf(cell)).sort((a, b) => b - a);
		const [highest = 0, second = 0] = heights;
		const parts = cells.filter((cell) => this.heightOf(cell) > 2 && cell.some((block, at) => at > 0 && isHeading(block)));
		return parts.length > 0 || (highest >= COLUMN_LINES && second >= COLUMN_LINES / 2 && second > highest / 3);
	}

	private heightOf(flow: Flow): number {
		return flow.reduce((sum, block) => {
			if (block.kind === "paragraph") return sum + 1;
			const inner = block.kind === "box" ? [block.flow] : block.rows.map((row) => row.flat());
			return sum + inner.reduce((all, part) => all + this.heightOf(part), 0);
		}, 0);
	}
}

function isHeading(block: Flow[number]): boolean {
	return block.kind === "paragraph" && markOf(block) === "heading";
}

/** The lines of a flow in reading order. Frames and the columns of a layout table are read one after the other. */
export function linesOfFlow(flow: Flow): TextLine[] {
	return new Columns().linesOf(flow);
}
