import "server-only";
import { AppError } from "@/lib/platform/errors";
import { paperOf } from "@/lib/tools/documents/printing/paper";
import { textsOf } from "./model/blocks";
import { tooLarge } from "./model/limits";
import { type OpenedFile, openFile } from "./open-file";
import { kindOfFile } from "./reading/kinds";
import type { SourceFile } from "./reading/read-document";
import type { PaperChoice, PdfCount, PdfReport } from "./schemas";
import { shownSize } from "./writing/pdf/merging/page-box";
import { type BinderOptions, languageOf, PdfBinder } from "./writing/pdf/pdf-binder";
import { A4, type Sheet, upright } from "./writing/pdf/picture-page";

export interface ConversionWish {
	readonly count: PdfCount;
	readonly paper: PaperChoice;
	readonly hasPageNumbers: boolean;
}

export interface ConversionWork {
	readonly fileIds: readonly string[];
	readonly readFile: (fileId: string) => Promise<SourceFile>;
	/** Takes a PDF that is made. */
	readonly keep: (pdf: { readonly fileName: string; readonly bytes: Uint8Array }) => Promise<void>;
	readonly writtenAt: Date;
	readonly signal: AbortSignal;
	readonly onFile: (done: number, total: number, fileName: string) => void;
}

/** What becomes of every Word file. */
const SET_ANEW = {
	place: "",
	message:
		"The text is set anew: fonts are replaced by ours, in sizes that fit as much on a line. Paper, margins, colours, spacing and tab stops are kept; columns, shading and the look of tables are not.",
};

/** From so many files on, pictures are set as a printer needs them and no finer. */
const MANY_FILES = 20;
const PER_INCH_OF_MANY = 200;
const MOST_BYTES = 250 * 1024 * 1024;
const LONGEST_STEM = 120;

function sheetFor(paper: PaperChoice): Sheet | null {
	return paper === "as_is" ? null : paperOf(paper === "letter" ? "Letter" : "A4");
}

function stemOf(fileName: string): string {
	const dot = fileName.lastIndexOf(".");
	return (dot > 0 ? fileName.slice(0, dot) : fileName).slice(0, LONGEST_STEM);
}

/** Names of files that are made, each once: "letter.pdf", "letter-2.pdf". */
class Names {
	private readonly used = new Set<string>();

	next(stem: string): string {
		for (let times = 1; ; times += 1) {
			const name = times === 1 ? `${stem}.pdf` : `${stem}-${times}.pdf`;
			if (this.used.has(name.toLowerCase())) continue;
			this.used.add(name.toLowerCase());
			return name;
		}
	}
}

type Options = Omit<BinderOptions, "title" | "language" | "hasFileBookmarks">;

/**
 * Files as one PDF or as one each. A file that can't be read is told and left out, and the others are made.
 * @throws AppError of the first file where none could be read.
 */
export async function convertFiles(wish: ConversionWish, work: ConversionWork): Promise<PdfReport> {
	const options: Options = {
		writtenAt: work.writtenAt,
		sheet: sheetFor(wish.paper),
		hasPageNumbers: wish.hasPageNumbers,
		picturesPerInch: work.fileIds.length >= MANY_FILES ? PER_INCH_OF_MANY : null,
		signal: work.signal,
	};
	const report: PdfReport = { ...wish, pageCount: 0, pdfs: [], files: [], failed: [] };
	let firstError: AppError | null = null;
	const names = new Names();
	let binder: PdfBinder | null = null;
	let bindersName = "";
	const close = async () => {
		const done = binder;
		binder = null;
		if (!done || done.pageCount === 0) return;
		const bytes = await done.finish();
		report.pdfs.push({ fileName: bindersName, pageCount: done.pageCount, sizeBytes: bytes.byteLength });
		report.pageCount += done.pageCount;
		await work.keep({ fileName: bindersName, bytes });
	};
	const total = work.fileIds.length;
	const sheetOfFirst = wish.paper === "as_is" && wish.count === "one" ? await paperBehindPictures(work) : null;
	for (const [at, fileId] of work.fileIds.entries()) {
		work.signal.throwIfAborted();
		const file = await work.readFile(fileId);
		work.onFile(at, total, file.fileName);
		try {
			const read = await openFile(file);
			if (!binder) {
				bindersName = names.next(wish.count === "each" || total === 1 ? stemOf(file.fileName) : `${stemOf(file.fileName)} and ${total - 1} more`);
				binder = new PdfBinder({ ...options, sheetOfFirst, ...headOf(read, file.fileName, total), hasFileBookmarks: wish.count === "one" && total > 1 });
			}
			const bound = read.kind === "pdf" ? await binder.addPdf(file.fileName, read) : await binder.add(file.fileName, read);
			const notes = read.kind === "docx" ? [SET_ANEW, ...bound.notes] : [...bound.notes];
			report.files.push({ fileName: file.fileName, kind: read.kind, pdf: bindersName, ...bound, notes });
			if (binder.writtenBytes > MOST_BYTES) throw new TooMuch();
		} catch (error) {
			if (error instanceof TooMuch) throw tooLarge("Together these files make a PDF of more than 250 MB. Convert them in several runs.");
			if (!(error instanceof AppError) || !isOfFile(error)) throw error;
			firstError ??= error;
			report.failed.push({ fileName: file.fileName, message: error.message });
		}
		if (wish.count === "each") await close();
	}
	await close();
	if (report.pdfs.length === 0) throw firstError ?? new AppError("FILE_EMPTY", "There was nothing to print in these files.");
	work.onFile(total, total, "");
	return report;
}

/** The paper of the first file behind pictures, on which those stand too; null where pictures don't come first, or come alone. */
async function paperBehindPictures({ fileIds, readFile, signal }: ConversionWork): Promise<Sheet | null> {
	for (const [at, fileId] of fileIds.entries()) {
		signal.throwIfAborted();
		const file = await readFile(fileId);
		if (kindOfFile(file.fileName, file.bytes) === "picture") continue;
		if (at === 0) return null;
		const read = await openFile(file).catch((error: unknown) => {
			if (error instanceof AppError) return null;
			throw error;
		});
		// A file that can't be read is told when its turn comes.
		if (!read) continue;
		const [box] = read.kind === "pdf" ? read.boxes : [];
		return upright(box ? shownSize(box) : read.kind !== "pdf" && read.sheet ? read.sheet : A4);
	}
	return null;
}

class TooMuch extends Error {}

const OF_FILE: ReadonlySet<string> = new Set(["FILE_EMPTY", "FILE_ENCRYPTED", "FILE_TOO_LARGE", "FILE_UNREADABLE", "FILE_SCANNED"]);

function isOfFile(error: AppError): boolean {
	return OF_FILE.has(error.code);
}

function headOf(read: OpenedFile, fileName: string, total: number): Pick<BinderOptions, "title" | "language"> {
	const own = read.title || stemOf(fileName);
	const sample = read.kind === "pdf" ? read.outline.map(({ title }) => title) : textsOf(read.blocks);
	return { title: total > 1 ? `${own} and more` : own, language: languageOf(sample.join("\n").slice(0, 4_000)) };
}
