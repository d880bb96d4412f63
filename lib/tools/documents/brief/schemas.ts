import { z } from "zod";

export const BRIEF_LIMITS = { files: 20, pages: 300, sentences: 12_000, letters: 3_000_000, topics: 14 } as const;

/** A document that a brief is made of. */
export const BriefSource = z.object({
	fileId: z.string(),
	fileName: z.string(),
	pageCount: z.int().min(1),
	/** What its pages are: of a workbook the sheets. */
	placeWord: z.enum(["page", "sheet"]).default("page"),
	/** What they are called, where they have names. */
	placeNames: z.array(z.string()).optional(),
	language: z.string(),
	sentenceCount: z.int().min(0),
});
export type BriefSource = z.infer<typeof BriefSource>;

/** Where a sentence stands: the place of its document in the list, its page, and its first and last line on that page, all from 1 but the document. */
export const Citation = z.object({
	source: z.int().min(0),
	page: z.int().min(1),
	line: z.int().min(1),
	lastLine: z.int().min(1),
	/** Whether its text was recognised in a picture, so that letters may be wrong. */
	isRecognized: z.boolean().optional(),
});
export type Citation = z.infer<typeof Citation>;

/** A sentence as its document prints it. */
export const SourceSentence = z.object({ text: z.string(), ...Citation.shape });
export type SourceSentence = z.infer<typeof SourceSentence>;

/** What several sentences are about. */
export const BriefTopic = z.object({
	topic: z.string(),
	label: z.string(),
	sentenceCount: z.int().min(1),
	sourceCount: z.int().min(1),
	words: z.array(z.string()),
});
export type BriefTopic = z.infer<typeof BriefTopic>;

/** What documents are about, before anything is chosen of them. */
export const SourceOverview = z.object({
	sources: z.array(BriefSource),
	topics: z.array(BriefTopic),
	/** The topics that are proposed. */
	suggested: z.array(z.string()),
	notes: z.array(z.string()),
});
export type SourceOverview = z.infer<typeof SourceOverview>;

/** The same with every sentence. */
export interface SourceReading extends SourceOverview {
	readonly sentences: readonly SourceSentence[];
}

export const BRIEF_LENGTHS = ["short", "medium", "long"] as const;
export const BriefLength = z.enum(BRIEF_LENGTHS, { error: "This is no length that is known." });
export type BriefLength = z.infer<typeof BriefLength>;

/** What a person chose at the pause. */
export const BriefChoice = z.object({ topics: z.array(z.string().max(200)).max(50), length: BriefLength, view: z.string().max(500) });
export type BriefChoice = z.infer<typeof BriefChoice>;

/** A sentence of the brief: word by word as it stands in every place that it cites. */
export const BriefSentence = z.object({ sentenceId: z.string(), text: z.string(), citations: z.array(Citation).min(1) });
export type BriefSentence = z.infer<typeof BriefSentence>;

export const DIFFERENCES = ["number", "date", "name", "negation", "opposite"] as const;

/** Two sentences that speak of the same and name another number, date or name, or of which one denies what the other says or says the opposite. */
export const Contradiction = z.object({
	about: z.string(),
	/** In what they differ; of older briefs a number or a date. */
	differs: z.enum(DIFFERENCES).default("number"),
	one: BriefSentence,
	other: BriefSentence,
});
export type Contradiction = z.infer<typeof Contradiction>;

export const BriefFigure = z.object({ value: z.string(), sentenceId: z.string() });

export const Brief = z.object({
	title: z.string(),
	sources: z.array(BriefSource),
	choice: BriefChoice,
	sections: z.array(z.object({ heading: z.string(), sentences: z.array(BriefSentence) })),
	contradictions: z.array(Contradiction),
	figures: z.array(BriefFigure),
	/** The lines of every page that is cited. */
	pages: z.array(z.object({ source: z.int().min(0), page: z.int().min(1), lines: z.array(z.string()) })),
	notes: z.array(z.string()),
});
export type Brief = z.infer<typeof Brief>;

/** What opening every citation and comparing it found. */
export const BriefCheck = z.object({ isFaithful: z.boolean(), checked: z.int().min(0), wrong: z.array(z.object({ text: z.string(), reason: z.string() })) });
export type BriefCheck = z.infer<typeof BriefCheck>;

export const DIFFERENCE_WORDS: Readonly<Record<Contradiction["differs"], string>> = {
	number: "Another number",
	date: "Another date",
	name: "Another name",
	negation: "One says not",
	opposite: "May say the opposite",
};

export const OPPOSED_WORDS =
	"These sentences speak of the same and name another number, date or name, or one denies what the other says or takes the other side. They may contradict each other: read both places before you use either.";

/** Every sentence of a brief, those of its contradictions as well. */
export function everySentence({ sections, contradictions }: Pick<Brief, "sections" | "contradictions">): BriefSentence[] {
	return [...sections.flatMap(({ sentences }) => sentences), ...contradictions.flatMap(({ one, other }) => [one, other])];
}

/** "report.pdf, page 3", "budget.xlsx, sheet “Risks”", and whether it was read from a picture. */
export function citationWords(
	{ source, page, isRecognized }: Citation,
	sources: readonly (Pick<BriefSource, "fileName" | "pageCount"> & Partial<BriefSource>)[],
): string {
	const { fileName = "", pageCount = 1, placeWord = "page", placeNames } = sources[source] ?? {};
	const name = placeNames?.[page - 1];
	const place = pageCount > 1 ? `${fileName}, ${placeWord} ${name === undefined ? page : `“${name}”`}` : fileName;
	return isRecognized ? `${place}, recognised in a picture` : place;
}
