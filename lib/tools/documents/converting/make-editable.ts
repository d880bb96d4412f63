import "server-only";
import { setImmediate as turn } from "node:timers/promises";
import { AppError } from "@/lib/platform/errors";
import { type PdfReading, readPdfBlocks } from "./from-pdf/read-pdf-blocks";
import { type Block, blocksWithin, picturesOf, type Table, textsOf } from "./model/blocks";
import { spelledText } from "./model/scripts";
import type { SourceFile } from "./reading/read-document";
import type { EditableFormat, EditableReport, TableFound } from "./schemas";
import { writeDocxBlocks } from "./writing/docx/write-docx-blocks";
import { writeMarkdown } from "./writing/markdown/write-markdown";
import { gridOf } from "./writing/pdf/table-grid";
import { numberColumns, usualNotation } from "./writing/workbook/number-columns";
import { writeWorkbook } from "./writing/workbook/write-workbook";

const SAMPLE_ROWS = 6;
const SAMPLE_COLUMNS = 8;
const SAMPLE_LETTERS = 60;
const LONGEST_STEM = 120;
const MOST_TABLES = 500;
/** The share of the time that reading takes. */
const READING = 0.7;
const MOST_NUMBER_NOTES = 50;
const MOST_FURNITURE = 20;

export interface MadeFile {
	readonly kind: "main" | "other";
	readonly fileName: string;
	readonly mimeType: string;
	readonly bytes: Uint8Array;
}

export interface EditableWork {
	readonly formats: readonly EditableFormat[];
	readonly writtenAt: Date;
	readonly signal: AbortSignal;
	/** What share of the work is done, from 0 to 1, and at what it is. */
	readonly onProgress: (share: number, message: string) => void;
}

interface ReadTable {
	readonly table: Table;
	readonly found: TableFound;
}

function sampleOf(table: Table): string[][] {
	return table.rows
		.slice(0, SAMPLE_ROWS)
		.map(({ cells }) => cells.slice(0, SAMPLE_COLUMNS).map(({ blocks }) => textsOf(blocks, spelledText).join(" ").slice(0, SAMPLE_LETTERS)));
}

function tablesOf({ blocks, tablePages }: PdfReading): ReadTable[] {
	const tables = blocks.filter((block): block is Table => block.kind === "table");
	return tables.slice(0, MOST_TABLES).map((table, at) => {
		const page = tablePages[at] ?? 1;
		return {
			table,
			found: { name: `Table ${at + 1}, page ${page}`, page, rows: table.rows.length, columns: Math.max(1, gridOf(table).columns), sample: sampleOf(table) },
		};
	});
}

/** Columns of figures that stay text in the workbook. */
function numberNotes(tables: readonly ReadTable[]): { place: string; message: string }[] {
	const usual = usualNotation(tables.map(({ table }) => table));
	return tables
		.flatMap(({ table, found }) => numberColumns(table, usual).doubts.map((message) => ({ place: found.name, message })))
		.slice(0, MOST_NUMBER_NOTES);
}

function countOf(blocks: readonly Block[], kind: Block["kind"]): number {
	return blocks.reduce((sum, block) => sum + (block.kind === kind ? 1 : 0) + (block.kind === "table" ? 0 : countOf(blocksWithin(block), kind)), 0);
}

const WRITTEN: Readonly<Record<EditableFormat, { readonly ending: string; readonly mimeType: string }>> = {
	docx: { ending: "docx", mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
	md: { ending: "md", mimeType: "text/markdown" },
	xlsx: { ending: "xlsx", mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

/** Tells what comes next, and lets others have their turn before. */
async function nextFile({ signal, onProgress }: EditableWork, share: number, message: string): Promise<void> {
	onProgress(share, message);
	await turn();
	signal.throwIfAborted();
}

/** A PDF as files that can be worked on. @throws AppError FILE_EMPTY where only tables are wanted and there are none, and those of reading. */
export async function makeEditable(file: SourceFile, work: EditableWork): Promise<{ files: MadeFile[]; report: EditableReport }> {
	const { onProgress } = work;
	const read = await readPdfBlocks(file.bytes, { signal: work.signal, onProgress: (share, message) => onProgress(share * READING, message) });
	work.signal.throwIfAborted();
	const tables = tablesOf(read);
	const formats = [...new Set(work.formats)];
	if (tables.length === 0 && formats.every((format) => format === "xlsx"))
		throw new AppError("FILE_EMPTY", `No table was found in ${file.fileName}, so there is nothing for a workbook. Choose Word or Markdown.`);
	const stem = file.fileName.replace(/\.pdf$/i, "").slice(0, LONGEST_STEM);
	const notes = read.notes.map((note) => ({ ...note }));
	if (tables.length === 0 && formats.includes("xlsx")) notes.push({ place: "", message: "No table was found, so there is no workbook." });
	const tableCount = countOf(read.blocks, "table");
	if (formats.includes("xlsx")) notes.push(...numberNotes(tables));
	if (tableCount > tables.length)
		notes.push({ place: "", message: `The workbook holds the first ${tables.length} of ${tableCount} tables. The Word and Markdown files hold all.` });
	const pictures = picturesOf(read.blocks);
	const pictureName = (at: number) => `${stem}-picture-${at + 1}.png`;
	const files: MadeFile[] = [];
	const add = (format: EditableFormat, bytes: Uint8Array) => {
		const { ending, mimeType } = WRITTEN[format];
		files.push({ kind: files.length === 0 ? "main" : "other", fileName: `${stem}.${ending}`, mimeType, bytes });
	};
	await nextFile(work, READING, "Writing the Word file");
	if (formats.includes("docx")) add("docx", writeDocxBlocks(read.blocks, { title: read.title || stem, writtenAt: work.writtenAt }));
	await nextFile(work, READING + (1 - READING) / 2, "Writing Markdown and the workbook");
	if (formats.includes("md")) {
		const nameOf = (block: Block) => encodeURI(pictureName(block.kind === "picture" ? pictures.indexOf(block.picture) : 0));
		add("md", new TextEncoder().encode(writeMarkdown(read.blocks, nameOf)));
	}
	if (formats.includes("xlsx") && tables.length > 0) add("xlsx", await writeWorkbook(tables.map(({ table, found }) => ({ name: found.name, table }))));
	if (formats.includes("md"))
		for (const [at, picture] of pictures.entries()) files.push({ kind: "other", fileName: pictureName(at), mimeType: "image/png", bytes: picture.bytes });
	const { blocks } = read;
	const counts = {
		headings: countOf(blocks, "heading"),
		paragraphs: countOf(blocks, "paragraph"),
		lists: countOf(blocks, "list"),
		tables: tableCount,
		pictures: pictures.length,
	};
	const report: EditableReport = {
		fileName: file.fileName,
		pageCount: read.pageCount,
		formats,
		counts,
		tables: tables.map(({ found }) => found),
		scannedPages: [...read.scannedPages],
		doubts: read.doubts.map((doubt) => ({ ...doubt })),
		furniture: read.furniture.slice(0, MOST_FURNITURE),
		notes,
	};
	return { files, report };
}
