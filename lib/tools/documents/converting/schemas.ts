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
