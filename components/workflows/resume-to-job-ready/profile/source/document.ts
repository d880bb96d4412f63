import { z } from "zod";

const DocumentLine = z.object({
	lineId: z.string(),
	page: z.int(),
	column: z.int().default(0),
	/** PDF points from the top left; the y of a line is that of its letters' feet. */
	x: z.number().nullable().default(null),
	y: z.number().nullable().default(null),
	fontSize: z.number().nullable().default(null),
	bold: z.boolean().default(false),
	kind: z.enum(["heading", "bullet", "text"]).default("text"),
	text: z.string(),
	/** Its words that were hard to read, where it was recognised in a picture. */
	unsure: z.array(z.string()).optional(),
});
export type DocumentLine = z.infer<typeof DocumentLine>;

const SourceDocument = z.object({
	/** Its text stays on the device of its person. */
	keptOnDevice: z.boolean().optional(),
	fileId: z.string(),
	fileName: z.string(),
	format: z.enum(["pdf", "docx"]),
	pageCount: z.int(),
	lines: z.array(DocumentLine),
	/** Pages that are pictures: their text was recognised. */
	scannedPages: z.array(z.int()).default([]),
});
export type SourceDocument = z.infer<typeof SourceDocument>;

/** The lines of the file in reading order, or null when the preview does not bring them. */
export function documentOf(preview: unknown): SourceDocument | null {
	return z.object({ document: SourceDocument }).safeParse(preview).data?.document ?? null;
}

export interface DocumentPlace {
	readonly lineIds: readonly string[];
	readonly page: number;
}
