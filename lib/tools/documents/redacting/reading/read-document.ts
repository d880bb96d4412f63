import { readWorkbook } from "#redact-workbook";
import { AppError } from "@/lib/platform/errors";
import { openDocx, xmlOf } from "@/lib/tools/documents/redacting/docx/docx-texts";
import { readPart, type TextPart } from "@/lib/tools/documents/redacting/docx/kept-markup";
import type { CellPlace, FinderLine } from "@/lib/tools/documents/redacting/finding/finder-line";
import { readMessage } from "@/lib/tools/documents/redacting/message/read-message";
import { withPdf } from "@/lib/tools/documents/redacting/pdf/engine";
import { type ReadingReach, type ReadPage, readPages } from "@/lib/tools/documents/redacting/pdf/read-pages";
import { REDACT_LIMITS, type RedactableFormat, type Unseen } from "@/lib/tools/documents/redacting/schemas";
import { readText } from "@/lib/tools/documents/redacting/text/redact-text";
import { readPdf } from "@/lib/tools/reading/pdf/read-pdf";
import { closeUp } from "@/lib/tools/reading/text/letter-spacing";
import type { ReadFile } from "@/lib/tools/reading/text/text-line";

export interface ReadLines {
	readonly pageCount: number;
	readonly lines: readonly FinderLine[];
	/** The same text as another reader orders it. */
	readonly again: readonly FinderLine[];
	readonly unseen: readonly Unseen[];
}

const UNSURE = 0.7;
/** Smaller ones are signs and lines. */
const LEAST_PICTURE_PT = 40;

function linesOf(text: string, page: number, prefix: string, cells: readonly (CellPlace | undefined)[] = []): FinderLine[] {
	return text
		.split(LINE_END)
		.map((line, at) => {
			const own = { lineId: `${prefix}${page}-${at + 1}`, page, text: closeUp(line.replace(/[\u00ad\u200b-\u200f\ufeff]/g, " ").trimEnd()), box: null };
			return cells[at] ? { ...own, cell: cells[at] } : own;
		})
		.filter((line) => line.text.trim() !== "");
}

const LINE_END = /\r\n|\r|\n/g;
const MOST_TABLES = 100_000;

/** The cell of every line of a part, by the line's number; a table within another keeps its own. */
function cellsByStart(cells: TextPart["cells"], text: string, part: number): (CellPlace | undefined)[] {
	const byLine: (CellPlace | undefined)[] = [];
	const lineAt = [0, ...[...text.matchAll(LINE_END)].map((end) => end.index + end[0].length)];
	for (const { table, row, column, start, end } of cells) {
		let line = firstFrom(lineAt, start);
		for (; line < lineAt.length && (lineAt[line] ?? 0) < end; line++) byLine[line] ??= { table: part * MOST_TABLES + table, row, column };
	}
	return byLine;
}

/** The first of rising places that is not before one. */
function firstFrom(places: readonly number[], wanted: number): number {
	let [low, high] = [0, places.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((places[middle] ?? 0) < wanted) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** @throws AppError FILE_TOO_LARGE */
function bounded(lines: readonly FinderLine[]): readonly FinderLine[] {
	if (lines.length > REDACT_LIMITS.lines)
		throw new AppError("FILE_TOO_LARGE", `This document has more than ${REDACT_LIMITS.lines} lines. Split it and redact the parts.`);
	return lines.flatMap((line) => (line.text.length <= REDACT_LIMITS.lineLetters ? [line] : partsOf(line)));
}

/** A line that goes on and on, in parts that overlap: what stands where two meet is in one of them. */
function partsOf(line: FinderLine): FinderLine[] {
	const step = REDACT_LIMITS.lineLetters - 400;
	return Array.from({ length: Math.ceil(line.text.length / step) }, (_, at) => ({
		...line,
		lineId: `${line.lineId}.${at + 1}`,
		text: line.text.slice(at * step, at * step + REDACT_LIMITS.lineLetters),
	}));
}

function unseenOf(pages: readonly ReadPage[]): Unseen[] {
	return pages.flatMap(({ page, scan, isUnread, pictures }): Unseen[] => {
		if (scan) {
			const share = Math.round(scan.confidence * 100);
			const doubt = scan.confidence < UNSURE ? " Much of it was hard to read: look at it yourself." : "";
			return [{ page, kind: "recognised", message: `Page ${page} is a picture. Its text was recognised with ${share} % certainty.${doubt}` }];
		}
		if (isUnread)
			return [{ page, kind: "unread", message: `Page ${page} is a picture in which no text could be recognised. Cover it, or look at it yourself.` }];
		const seen = pictures.filter(({ left, right, top, bottom }) => right - left >= LEAST_PICTURE_PT && bottom - top >= LEAST_PICTURE_PT).length;
		if (seen === 0) return [];
		const words = seen === 1 ? "a picture" : `${seen} pictures`;
		return [{ page, kind: "picture", message: `Page ${page} holds ${words}. What ${seen === 1 ? "it shows" : "they show"} was not looked into.` }];
	});
}

async function readPdfLines(bytes: Uint8Array, reach: ReadingReach): Promise<ReadLines> {
	const pages = await withPdf(bytes, (engine, document) => readPages(engine, document, reach));
	const again = pages.flatMap(({ page, letters }) => linesOf(letters.text, page, "b"));
	const scanned = pages.flatMap(({ page, scan }) => (scan ? linesOf(scan.letters.text, page, "s") : []));
	let read: ReadFile | null = null;
	const unseen = unseenOf(pages);
	try {
		read = await readPdf(bytes, { maxPages: REDACT_LIMITS.pages, pictures: "named", signal: reach.signal });
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		// One of two readers is enough to find by; both together find more.
	}
	const laidOut = (read?.lines ?? []).map(
		({ page, text, x, y, right, fontSize }, at): FinderLine => ({
			lineId: `l${page}-${at + 1}`,
			page,
			text: closeUp(text),
			box: x === null || y === null || right === null ? null : { x, y, right, size: fontSize ?? 10 },
		}),
	);
	return { pageCount: pages.length, lines: bounded([...laidOut, ...scanned]), again: bounded(again), unseen };
}

async function readDocxLines(bytes: Uint8Array): Promise<ReadLines> {
	const opened = await openDocx(bytes);
	try {
		const lines = opened.readPaths.flatMap((path, part) => {
			const { text, cells } = readPart(xmlOf(opened, path), []);
			return linesOf(text, 1, `p${part + 1}-`, cellsByStart(cells, text, part));
		});
		const unseen: Unseen[] = opened.hasImages
			? [{ page: null, kind: "picture", message: "The document holds pictures. What they show was not looked into." }]
			: [];
		return { pageCount: 1, lines: bounded(lines), again: [], unseen };
	} catch (cause) {
		if (cause instanceof AppError) throw cause;
		throw new AppError("FILE_UNREADABLE", "This DOCX file is damaged. Open it in your word processor and save it again.", undefined, { cause });
	}
}

/**
 * The lines of a document to look for personal data in.
 * @throws AppError FILE_EMPTY, FILE_TOO_LARGE, FILE_ENCRYPTED, FILE_UNREADABLE or SERVICE_UNAVAILABLE.
 */
export async function readDocument(bytes: Uint8Array, format: RedactableFormat, reach: ReadingReach): Promise<ReadLines> {
	const read = await linesOfFormat(bytes, format, reach);
	if (read.lines.length === 0 && read.again.length === 0 && read.unseen.length === 0)
		throw new AppError("FILE_EMPTY", "There is no text in this file. Check that it is the finished document and upload it again.");
	return read;
}

async function linesOfFormat(bytes: Uint8Array, format: RedactableFormat, reach: ReadingReach): Promise<ReadLines> {
	if (format === "pdf") return readPdfLines(bytes, reach);
	if (format === "docx") return readDocxLines(bytes);
	if (format === "xlsx") {
		const { lines, sheetCount } = await readWorkbook(bytes);
		return { pageCount: sheetCount, lines: bounded(lines), again: [], unseen: [] };
	}
	if (format === "eml") {
		const { text, unseen } = await readMessage(bytes);
		return { pageCount: 1, lines: bounded(linesOf(text, 1, "m")), again: [], unseen };
	}
	return readTextLines(bytes);
}

function readTextLines(bytes: Uint8Array): ReadLines {
	const text = readText(bytes);
	return { pageCount: 1, lines: bounded(linesOf(text, 1, "l")), again: [], unseen: [] };
}
