import { cleanText } from "@/lib/tools/reading/text/clean-text";
import { findDateRange } from "@/lib/tools/reading/text/date-ranges";
import { closeUp } from "@/lib/tools/reading/text/letter-spacing";
import { withRuns } from "@/lib/tools/reading/text/look-runs";
import { sectionKindOf } from "@/lib/tools/reading/text/section-headings";
import type { TextLine } from "@/lib/tools/reading/text/text-line";
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

const textOf = ({ runs }: Paragraph): string => cleanText(closeUp(runs.map(({ text }) => text).join("")));

/** Paragraphs that stand side by side as one line, parted by tabs; those of one cell are one text. */
function lineOf(paragraphs: readonly Paragraph[], column: number, cells: readonly (readonly Paragraph[])[] = paragraphs.map((one) => [one])): TextLine | null {
	const texts = cells.map((cell) => cell.map(textOf).join(" "));
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
		...withRuns(
			cells.map((cell) =>
				cell.flatMap(({ runs: own }) => own.map(({ text: letters, look }) => ({ text: letters, bold: look.bold === true, italic: look.italic === true }))),
			),
		),
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
		const hasLabels = namesSections(rows);
		return rows.flatMap((row) => {
			const cells = row.filter((cell) => this.heightOf(cell) > 0);
			const [only] = cells;
			if (cells.length === 1 && only) return this.linesOf(only, column);
			if (hasLabels && only && (isSectionName(only) || isSetLikeName(only)))
				return [...this.linesOf(only, column).map((line) => ({ ...line, mark: "heading" as const })), ...this.rowLines(cells.slice(1), column)];
			if (isTableRow(cells)) return lineOf(cells.flat() as Paragraph[], column, cells as Paragraph[][]) ?? [];
			if (this.areColumns(cells)) return cells.flatMap((cell) => this.linesOf(cell, ++this.last));
			if (arePersonsCards(cells)) return cells.flatMap((cell) => this.linesOf(cell, column));
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

const LEAST_TABLE_CELLS = 3;
const MOST_CELL_PARAGRAPHS = 3;
const LONGEST_CELL = 80;
const LEAST_CARD_PARAGRAPHS = 3;
const LONGEST_NAME = 48;

const isText = (cell: Flow): cell is readonly Paragraph[] => cell.every((block) => block.kind === "paragraph");

/** A row of three cells or more, each of which says one thing, some of them in several lines: across, these would mix. */
function isTableRow(cells: readonly Flow[]): boolean {
	if (cells.length < LEAST_TABLE_CELLS || cells.filter(({ length }) => length > 1).length < 2) return false;
	return cells.every((cell) => {
		if (!isText(cell) || cell.length > MOST_CELL_PARAGRAPHS || cell.some((one) => markOf(one) !== null)) return false;
		return cell.length === 1 || cell.map(textOf).join(" ").length <= LONGEST_CELL;
	});
}

/** Cells of as many lines each without a date, such as referees: each is read by itself. */
function arePersonsCards(cells: readonly Flow[]): boolean {
	const [first] = cells;
	if (!first || cells.length < 2 || first.length < LEAST_CARD_PARAGRAPHS || cells.some((cell) => cell.length !== first.length)) return false;
	return cells.every((cell) => isText(cell) && cell.every((one) => markOf(one) === null && findDateRange(textOf(one)) === null));
}

/** A cell that holds nothing but the name of a section, printed as such. */
function isSectionName(cell: Flow): boolean {
	const [only] = cell;
	if (cell.length !== 1 || only?.kind !== "paragraph" || sectionKindOf(textOf(only)) === null) return false;
	return markOf(only) === "heading" || isMostly(only.runs, ({ look, text }) => look.bold === true || look.caps === true || text === text.toUpperCase());
}

/** A cell in the column of names that is set as one, in words of the person's own. */
function isSetLikeName(cell: Flow): boolean {
	const [only] = cell;
	if (cell.length !== 1 || only?.kind !== "paragraph") return false;
	const text = textOf(only);
	return (
		text.length <= LONGEST_NAME &&
		findDateRange(text) === null &&
		isMostly(only.runs, ({ look, text: own }) => look.bold === true || look.caps === true || (own === own.toUpperCase() && own !== own.toLowerCase()))
	);
}

/** Whether the first column of a table names the sections of a resume. */
function namesSections(rows: Table["rows"]): boolean {
	const first = rows.flatMap(([cell, ...others]) => (cell && others.length > 0 && cell.length > 0 ? [cell] : []));
	const undated = first.filter((cell) => !isText(cell) || findDateRange(cell.map(textOf).join(" ")) === null);
	const named = undated.filter(isSectionName).length;
	return named > 1 && named >= undated.length / 2;
}

function isHeading(block: Flow[number]): boolean {
	return block.kind === "paragraph" && markOf(block) === "heading";
}

/** The lines of a flow in reading order. Frames and the columns of a layout table are read one after the other. */
export function linesOfFlow(flow: Flow): TextLine[] {
	return new Columns().linesOf(flow);
}
