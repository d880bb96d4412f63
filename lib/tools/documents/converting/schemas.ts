import { z } from "zod";
import { DOCUMENT_KINDS } from "./reading/kinds";

/** Whether all files become one PDF, or each one of its own. */
export const PDF_COUNTS = ["one", "each"] as const;
export const PdfCount = z.enum(PDF_COUNTS);
export type PdfCount = z.infer<typeof PdfCount>;

/** "as_is": pictures on pages of their own size, documents on the paper that they name, A4 where they name none. */
export const PAPERS = ["a4", "letter", "as_is"] as const;
export const PaperChoice = z.enum(PAPERS);
export type PaperChoice = z.infer<typeof PaperChoice>;

export const MOST_FILES = 200;

/** Something that could not be taken over as it is. */
export const ConversionNote = z.object({ place: z.string(), message: z.string() });
export type ConversionNote = z.infer<typeof ConversionNote>;

/** A file as it was looked into before anything is made of it. */
export const ListedFile = z.object({
	fileId: z.string(),
	fileName: z.string(),
	kind: z.enum(DOCUMENT_KINDS).nullable(),
	/** "3 headings, 1 table", or "4032 × 3024 points". */
	facts: z.string(),
	sizeBytes: z.int().min(0),
	notes: z.array(ConversionNote),
	/** Why it can't be converted; null where it can. */
	problem: z.string().nullable(),
});
export type ListedFile = z.infer<typeof ListedFile>;

/** What became of the files. */
export const PdfReport = z.object({
	count: PdfCount,
	paper: PaperChoice,
	hasPageNumbers: z.boolean(),
	pageCount: z.int().min(0),
	pdfs: z.array(z.object({ fileName: z.string(), pageCount: z.int().min(1), sizeBytes: z.int().min(0) })),
	/** In the order in which they stand. `firstPage` counts within `pdf`. */
	files: z.array(
		z.object({
			fileName: z.string(),
			kind: z.enum(DOCUMENT_KINDS),
			pdf: z.string(),
			firstPage: z.int().min(1),
			pageCount: z.int().min(0),
			notes: z.array(ConversionNote),
		}),
	),
	/** Files that could not be read, each with why. */
	failed: z.array(z.object({ fileName: z.string(), message: z.string() })),
});
export type PdfReport = z.infer<typeof PdfReport>;

export const EDITABLE_FORMATS = ["docx", "md", "xlsx"] as const;
export const EditableFormat = z.enum(EDITABLE_FORMATS, { error: "This is no format that a PDF is turned into." });
export type EditableFormat = z.infer<typeof EditableFormat>;

/** A table of a PDF, by the sheet that holds it. */
export const TableFound = z.object({
	name: z.string(),
	page: z.int().min(1),
	rows: z.int().min(1),
	columns: z.int().min(1),
	/** Its first rows, long cells cut. */
	sample: z.array(z.array(z.string())),
});
export type TableFound = z.infer<typeof TableFound>;

/** What a PDF was turned into. */
export const EditableReport = z.object({
	fileName: z.string(),
	pageCount: z.int().min(1),
	formats: z.array(EditableFormat),
	counts: z.object({ headings: z.int(), paragraphs: z.int(), lists: z.int(), tables: z.int(), pictures: z.int() }),
	tables: z.array(TableFound),
	/** Pages whose text was recognised in a picture. */
	scannedPages: z.array(z.int()),
	/** Words of them that may be wrong; they are highlighted in the Word file. */
	doubts: z.array(z.object({ page: z.int(), word: z.string(), confidence: z.number().min(0).max(1) })),
	/** Texts at the head or foot of the pages, which were left out. */
	furniture: z.array(z.string()),
	notes: z.array(ConversionNote),
});
export type EditableReport = z.infer<typeof EditableReport>;
