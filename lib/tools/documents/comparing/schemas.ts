import { z } from "zod";

export const COMPARED_FORMATS = ["pdf", "docx", "xlsx", "txt", "md", "csv", "tsv", "html", "eml"] as const;
export const ComparedFormat = z.enum(COMPARED_FORMATS);
export type ComparedFormat = z.infer<typeof ComparedFormat>;

/** What a side's `page` counts: of a workbook the sheets. */
export const placeWordOf = (format: ComparedFormat): "page" | "sheet" => (format === "xlsx" ? "sheet" : "page");

export const COMPARE_LIMITS = { pages: 500, blocks: 30_000, blockLetters: 20_000, facts: 200, sameShown: 4_000 } as const;

/** A run of words that stays, went or came, or a sentence that stands in another place in the other version. */
export const Segment = z.object({ text: z.string(), mark: z.enum(["same", "gone", "new", "moved"]) });
export type Segment = z.infer<typeof Segment>;

export const BlockKind = z.enum(["heading", "paragraph", "item", "row"]);
export type BlockKind = z.infer<typeof BlockKind>;

/** One side of a row: the words of a block, cell by cell where it is a row of a table. */
export const ComparedSide = z.object({ page: z.int().min(1), kind: BlockKind, cells: z.array(z.array(Segment)) });
export type ComparedSide = z.infer<typeof ComparedSide>;

/** Two blocks beside each other. A block that moved stands in two rows, each naming the other. */
export const ComparedRow = z.object({
	rowId: z.string(),
	kind: z.enum(["same", "changed", "added", "deleted", "moved_from", "moved_to"]),
	old: ComparedSide.nullable(),
	new: ComparedSide.nullable(),
	/** The row of a moved block's other place. */
	partner: z.string().nullable(),
	where: z.string().describe("The clause or heading that it stands under"),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

/** An amount, date, period or number that is another one now, that came (from is null) or that went (to is null); or a party in the place of another. */
export const ChangedFact = z.object({
	kind: z.enum(["meaning", "amount", "percentage", "date", "period", "party", "number"]),
	from: z.string().nullable(),
	to: z.string().nullable(),
	where: z.string(),
	of: z.string().default("").describe("Of a period what it is counted in, of a cell of a table its column"),
	quote: z.string().default("").describe("Of a party the sentence that names it now, of a turned meaning the one that it is turned in"),
	rowId: z.string(),
});
export type ChangedFact = z.infer<typeof ChangedFact>;

export const ComparedDocument = z.object({
	fileName: z.string(),
	format: ComparedFormat,
	pageCount: z.int().min(0),
	blocks: z.int().min(0),
	sheets: z.array(z.string()).default([]).describe("Of a workbook the names of its sheets, by their page"),
});
export type ComparedDocument = z.infer<typeof ComparedDocument>;

/** A place of a document as a person names it: a page by its number, a sheet by its name. */
export function placeIn({ format, sheets }: ComparedDocument, page: number): string {
	const sheet = sheets[page - 1];
	return sheet === undefined ? `${placeWordOf(format)} ${page}` : `sheet “${sheet}”`;
}

export const ComparisonReport = z.object({
	old: ComparedDocument,
	new: ComparedDocument,
	summary: z.array(z.string()).describe("What changed, in sentences, numbers first"),
	counts: z.object({
		same: z.int(),
		changed: z.int(),
		added: z.int(),
		deleted: z.int(),
		moved: z.int(),
		movedAndChanged: z.int().default(0).describe("Moved ones whose words changed as well; they count among the changed too"),
		wordsAdded: z.int(),
		wordsDeleted: z.int(),
	}),
	facts: z.array(ChangedFact).max(COMPARE_LIMITS.facts),
	rows: z.array(ComparedRow),
	sameLeftOut: z.int().min(0).describe("Unchanged blocks that are not listed"),
	notes: z.array(z.string()),
});
export type ComparisonReport = z.infer<typeof ComparisonReport>;
