import { shownRuns } from "@/lib/tools/documents/converting/from-pdf/lines/raised-letters";
import type { PageParts } from "@/lib/tools/documents/converting/from-pdf/pages/read-pdf-parts";
import type { FoundTable } from "@/lib/tools/documents/converting/from-pdf/tables/found-table";
import { type Run, runsText } from "@/lib/tools/documents/converting/model/blocks";
import { spelledText } from "@/lib/tools/documents/converting/model/scripts";
import { joinWrapped } from "@/lib/tools/reading/text/clean-text";
import type { TextLine } from "@/lib/tools/reading/text/text-line";
import { linesOfCells } from "./cell-lines";
import { numbered, type SourceLine } from "./source-line";

const WIDE_GAP = 0.5;
const SENTENCE_END = /[.!?:。！？]["”»)]?$/u;
/** A mark of a list is no cell. */
const MARK = /^(?:[-*+•◦▪–]|\(?(?:\d{1,3}|[a-z])[.)]|\d{1,3}(?:\.\d{1,3}){1,4})\t/i;

type Unnumbered = Omit<SourceLine, "line">;

/** A line of text as a paragraph's start or as going on: by the space above it, its look and its mark. */
function opensParagraph(line: TextLine, before: TextLine | undefined): boolean {
	if (!before || line.mark !== null || before.mark === "heading") return true;
	// Without a place it is a paragraph of a Word file by itself, unless the one before was broken off.
	if (line.x === null) return !/^\p{Ll}/u.test(line.text) || SENTENCE_END.test(before.text.trim());
	if (line.fontSize !== null && before.fontSize !== null && Math.abs(line.fontSize - before.fontSize) > 0.8) return true;
	if (line.fontSize === null) return true;
	if (line.page !== before.page || line.column !== before.column) return SENTENCE_END.test(before.text.trim());
	return line.gap === null || line.gap > WIDE_GAP;
}

/** Raised letters as such: a note's number behind a word is no part of it. */
function spelled(text: string): string {
	return spelledText(shownRuns<Run>({ text }));
}

function linesOf(line: TextLine, before: TextLine | undefined): Unnumbered[] {
	const texts = linesOfCells(line.text.replace(MARK, (mark) => mark.replace("\t", " ")).split("\t"));
	const known = { page: line.page, isHeading: line.mark === "heading", isRecognized: line.reading !== undefined };
	return texts.map((text) => ({ ...known, text: spelled(text), opens: texts.length > 1 || opensParagraph(line, before) }));
}

/** Lines of a layout, numbered page by page. */
export function linesOfLayout(lines: readonly TextLine[]): SourceLine[] {
	return numbered(lines.flatMap((line, at) => linesOf(line, lines[at - 1])));
}

function linesOfTable({ rows }: FoundTable, page: number): Unnumbered[] {
	const cellOf = (lines: readonly string[]) => lines.reduce((text, line) => (text === "" ? line : joinWrapped(text, line)), "");
	return rows
		.flatMap((row) => linesOfCells(row.map(({ lines }) => cellOf(lines))))
		.map((text) => ({ page, text: runsText(shownRuns({ text })), opens: true, isHeading: false }));
}

/** Pages of a PDF: each column of text by itself, tables row by row. */
export function linesOfPages(pages: readonly PageParts[]): SourceLine[] {
	let before: TextLine | undefined;
	const lines: Unnumbered[] = [];
	for (const part of pages.flatMap(({ parts }) => parts)) {
		if (part.kind === "table") lines.push(...linesOfTable(part.table, part.page));
		if (part.kind !== "line") continue;
		lines.push(...linesOf(part.line, before));
		before = part.line;
	}
	return numbered(lines);
}
