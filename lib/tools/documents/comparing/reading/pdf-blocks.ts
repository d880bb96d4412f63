import { type Block, blockKey } from "@/lib/tools/documents/comparing/block";
import { shownRuns } from "@/lib/tools/documents/converting/from-pdf/lines/raised-letters";
import { withoutFurniture } from "@/lib/tools/documents/converting/from-pdf/pages/furniture";
import type { PagePart } from "@/lib/tools/documents/converting/from-pdf/pages/page-lines";
import type { PageParts } from "@/lib/tools/documents/converting/from-pdf/pages/read-pdf-parts";
import { runningLines } from "@/lib/tools/documents/converting/from-pdf/pages/running-lines";
import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { runsText } from "@/lib/tools/documents/converting/model/blocks";
import type { TextLine } from "@/lib/tools/reading/text/text-line";

/** Space above a line from which on a paragraph begins, in font sizes. */
const NEW_PARAGRAPH = 0.45;
const SENTENCE_END = /[.!?:;。！？]["'”’)]?$/;
const LIST_MARK = /^(?:[•◦▪‣·*–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s/i;
const MARK_GAP = /^(?:[•◦▪‣·*–-]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,4}|[a-z]|[ivx]{1,5})[.)]|\d{1,3}(?:\.\d{1,3}){1,4})\t/i;
const RULE_SIGN = /(?:^|\s)[|¦](?=\s|$)/;
const RULE_SIGNS = /(?:^|\s)[|¦](?=\s|$)/g;
const CLAUSE = /^(?:§ ?\d|(?:article|section|clause|artikel) \d|\d{1,3}(?:\.\d{1,3}){1,4}\s)/i;
const MOST_LETTERS = 20_000;
/** Lines at the edges of so many pages in a row are headers and footers. */
const LEAST_REPEATED = 3;
const EDGE_LINES = 2;
const MOST_HEADING = 120;

const PAGE_NUMBER = /^(?:page |seite |página )?\d{1,4}(?: ?(?:\/|of|von|de) ?\d{1,4})?$/i;

/** Headers and footers that stand further in than furniture does: the same words first or last on many pages. */
function repeatedLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
	const pages = new Map<number, TextLine[]>();
	for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
	const edges: TextLine[] = [];
	for (const own of pages.values()) {
		const sorted = [...own].sort((a, b) => (a.y ?? 0) - (b.y ?? 0));
		edges.push(...new Set([...sorted.slice(0, EDGE_LINES), ...sorted.slice(-EDGE_LINES)]));
	}
	return new Set(runningLines(edges, Math.max(LEAST_REPEATED, pages.size * 0.5)));
}

function continues(before: TextLine, line: TextLine): boolean {
	if (isApart(line) || isApart(before)) return false;
	if (line.mark !== null || LIST_MARK.test(line.text) || CLAUSE.test(line.text) || before.bold !== line.bold) return false;
	if (Math.abs((before.fontSize ?? 0) - (line.fontSize ?? 0)) > 0.6) return false;
	if (before.page !== line.page || before.column !== line.column) return !SENTENCE_END.test(before.text) && /^\p{Ll}/u.test(line.text);
	return line.gap !== null && line.gap < NEW_PARAGRAPH;
}

/** A word parted at a line's end is one again, where it goes on in small letters. */
function joined(text: string, next: string): string {
	if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next)) return `${text.slice(0, -1)}${next}`;
	return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。]$/u.test(text) ? text + next : `${text} ${next}`;
}

function bodySize(lines: readonly TextLine[]): number {
	const letters = new Map<number, number>();
	for (const { fontSize, text } of lines) if (fontSize !== null) letters.set(fontSize, (letters.get(fontSize) ?? 0) + text.length);
	return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

type LinePart = Extract<PagePart, { kind: "line" }>;
type Open = { readonly first: TextLine; text: string; readonly lineStarts: number[] };

const shown = (text: string) => runsText(shownRuns({ text }));

/** The rows of a table. A cell that reaches down stands in its first row, and is empty below. */
function rowsOfTable({ rows }: FoundTable, page: number): Block[] {
	const reach: number[] = [];
	return rows.map((row, at): Block => {
		const cells: string[] = [];
		let column = 0;
		for (const cell of row) {
			for (; (reach[column] ?? 0) > at; column += 1) cells.push("");
			cells.push(shown(cell.lines.reduce((text, line) => (text === "" ? line : joined(text, line)), "").replaceAll("\t", " ")).trim());
			for (let step = 0; step < cell.columnSpan; step += 1) reach[column + step] = at + cell.rowSpan;
			column += cell.columnSpan;
		}
		return { kind: "row", page, cells };
	});
}

/** Lines in a row with as many gaps in each are a table whose cells only their places part. */
function isRowOf(part: PagePart | undefined, gaps: number): boolean {
	return part?.kind === "line" && gaps > 0 && gapsOf(part.line) === gaps;
}

/** What parts the mark of a list from its text parts no cells. */
function gapsOf({ text, reading }: TextLine): number {
	return reading ? 0 : text.replace(MARK_GAP, "").split("\t").length - 1;
}

/** A line of its own: its parts stand apart, in a picture perhaps with the lines of a table recognised as signs. */
function isApart({ text }: TextLine): boolean {
	return text.replace(MARK_GAP, "").includes("\t") || RULE_SIGN.test(text);
}

/** The text of a line. Which cells it has can't be told where it was recognised in a picture. */
function textOf({ text, reading }: TextLine): string {
	const whole = shown(text.replaceAll("\t", " ")).trim();
	return reading ? whole.replace(RULE_SIGNS, " ").replace(/\s+/g, " ").trim() : whole;
}

/** Puts lines together to paragraphs and keeps tables as rows; the head of a table that goes on over a page's end stands once. */
class BlockMaker {
	private readonly blocks: (Block | Open)[] = [];
	private before: TextLine | null = null;
	private head: { readonly key: string; readonly page: number } | null = null;

	constructor(private readonly size: number) {}

	line(line: TextLine): void {
		const last = this.blocks.at(-1);
		const text = textOf(line);
		if (this.before && last && "first" in last && last.text.length < MOST_LETTERS && continues(this.before, line)) {
			last.text = joined(last.text, text);
			last.lineStarts.push(last.text.length - text.length);
		} else this.blocks.push({ first: line, text, lineStarts: [] });
		this.before = line;
		this.head = null;
	}

	/** A line whose gaps part cells. */
	row(line: TextLine): void {
		this.blocks.push({ kind: "row", page: line.page, cells: line.text.split("\t").map((cell) => shown(cell).trim()) });
		this.before = null;
		this.head = null;
	}

	table(table: FoundTable, page: number): void {
		const rows = rowsOfTable(table, page).filter(({ cells }) => cells.some((cell) => cell !== ""));
		const [first] = rows;
		if (!first) return;
		const key = blockKey(first);
		const isHeadAgain = this.head !== null && this.head.key === key && this.head.page === page - 1;
		this.blocks.push(...(isHeadAgain ? rows.slice(1) : rows));
		this.before = null;
		this.head = { key, page };
	}

	finish(): Block[] {
		return this.blocks.map((block): Block => {
			if (!("first" in block)) return block;
			const { first, text, lineStarts } = block;
			const isHeading =
				text.length <= MOST_HEADING && (first.mark === "heading" || (first.fontSize ?? 0) > this.size * 1.1 || (first.bold && !SENTENCE_END.test(text)));
			const kind = isHeading ? "heading" : first.mark === "bullet" || LIST_MARK.test(text) ? "item" : "paragraph";
			return { kind, page: first.page, cells: [text], ...(lineStarts.length > 0 ? { lineStarts } : {}) };
		});
	}
}

export interface PageBlocks {
	readonly blocks: readonly Block[];
	/** What stands at the head or foot of the pages again and again, each once. */
	readonly furniture: readonly Block[];
}

const asFurniture = (text: string): Block => ({ kind: "paragraph", page: 1, cells: [text] });

/** The pages of a PDF as paragraphs and rows of tables, heads and feet of pages apart. */
export function blocksOfPages(given: readonly PageParts[]): PageBlocks {
	const { pages, left } = withoutFurniture(given);
	const rest = pages.flatMap(({ parts }) => parts);
	const lines = rest.flatMap((part) => (part.kind === "line" ? [part.line] : []));
	const repeated = repeatedLines(lines);
	const isText = ({ line }: LinePart) => !repeated.has(line) && !PAGE_NUMBER.test(line.text.trim());
	const parts = rest.filter((part) => part.kind === "table" || (part.kind === "line" && isText(part)));
	const maker = new BlockMaker(bodySize(lines));
	for (const [at, part] of parts.entries()) {
		if (part.kind === "table") maker.table(part.table, part.page);
		if (part.kind !== "line") continue;
		const gaps = gapsOf(part.line);
		if (isRowOf(parts[at - 1], gaps) || isRowOf(parts[at + 1], gaps)) maker.row(part.line);
		else maker.line(part.line);
	}
	return { blocks: maker.finish(), furniture: firstOfEach([...left, ...[...repeated].map(({ text }) => shown(text))]).map(asFurniture) };
}

/** Texts that differ in their numbers only stand for one. */
function firstOfEach(texts: readonly string[]): string[] {
	const first = new Map<string, string>();
	for (const text of texts) {
		const key = text.replace(/\d+/g, "#").toLowerCase();
		if (!first.has(key)) first.set(key, text);
	}
	return [...first.values()];
}
