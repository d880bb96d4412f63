import { z } from "zod";
import { KeptOnDevice } from "@/lib/tools/device/kept-on-device";
import { LONGEST_LINE, MOST_ENTRIES, MOST_LETTERS, MOST_LINES } from "./limits";

/** One line of a resume (a wrapped list item counts as one), in reading order, with where it stands. Lengths in PDF points, origin top left. */
export const ResumeLine = z.object({
	lineId: z.string().describe("L1, L2, … in reading order"),
	page: z.int().min(1),
	column: z.int().min(0).describe("0 is the leftmost column"),
	text: z.string().max(LONGEST_LINE).describe("A tab parts what stands far apart on the line, such as a title and its dates"),
	kind: z.enum(["heading", "bullet", "text"]),
	fontSize: z.number().nullable(),
	bold: z.boolean(),
	italic: z.boolean().default(false),
	runs: z
		.array(z.object({ text: z.string().max(LONGEST_LINE), bold: z.boolean(), italic: z.boolean() }))
		.max(50)
		.optional()
		.describe("Its parts, where they are printed differently"),
	caps: z.boolean().default(false).describe("Printed in capitals"),
	gap: z.number().nullable().default(null).describe("Space above beyond that between the lines of a paragraph, in font sizes"),
	hasRule: z.boolean().default(false).describe("A line is drawn above or below it"),
	isRest: z.boolean().optional().describe("It goes on with the line above, which ended for want of room; false where there was room"),
	indent: z.number().nullable().default(null).describe("From where the lines of its column begin"),
	links: z.array(z.string().max(LONGEST_LINE)).max(50).default([]).describe("Where links on it lead"),
	x: z.number().nullable(),
	y: z.number().nullable(),
	drawn: z.object({ first: z.int(), last: z.int() }).optional().describe("Which of the page's pieces of text it was drawn as"),
	confidence: z.number().min(0).max(1).optional().describe("How surely it was recognised, where it stands in a picture"),
	unsure: z.array(z.string().max(LONGEST_LINE)).max(MOST_LINES).optional().describe("Its words that were hard to read in a picture"),
});
export type ResumeLine = z.infer<typeof ResumeLine>;

export const ResumeDocument = z.object({
	fileId: z.string(),
	fileName: z.string(),
	format: z.enum(["pdf", "docx"]),
	pageCount: z.int().min(1),
	language: z.string().describe("BCP 47 tag of the main language"),
	lines: z.array(ResumeLine).max(MOST_LINES),
	scannedPages: z.array(z.int().min(1)).max(MOST_ENTRIES).default([]).describe("Pages that are pictures: their text was recognised and may contain mistakes"),
	warnings: z.array(z.string()),
	keptOnDevice: KeptOnDevice,
});
export type ResumeDocument = z.infer<typeof ResumeDocument>;

/** Where in the resume a value stands. What a person added stands nowhere: it has no lines. */
export const ResumeSource = z.object({ lineIds: z.array(z.string()).max(MOST_ENTRIES), page: z.int().min(1), quote: z.string().max(2 * MOST_LETTERS) });
export type ResumeSource = z.infer<typeof ResumeSource>;

const Source = ResumeSource.default({ lineIds: [], page: 1, quote: "" });
const Confidence = z.number().min(0).max(1).default(1);
/** An entry without an id is given one. */
const EntryId = z.string().max(64).default("");

/** A value that was read, how sure the reader is (0 to 1), and where it stands. */
export const Fact = z.object({ value: z.string().max(2 * MOST_LETTERS), confidence: Confidence, source: Source });
export type Fact = z.infer<typeof Fact>;

export const ResumeCertification = Fact.extend({
	name: z.string().max(MOST_LETTERS).optional().describe("What is certified, without who issued it and when; `value` has all of it"),
});
export type ResumeCertification = z.infer<typeof ResumeCertification>;

/** A month as `2024-03`, a year as `2024`, or null where the resume says nothing. */
const PartialDate = z
	.string()
	.regex(/^\d{4}(-\d{2})?$/)
	.nullable();

export const ResumeBullet = z.object({ bulletId: EntryId, text: z.string().max(2 * MOST_LETTERS), source: Source });
export type ResumeBullet = z.infer<typeof ResumeBullet>;

export const ResumeExperience = z.object({
	experienceId: EntryId,
	company: z.string().nullable(),
	title: z.string().nullable(),
	location: z.string().nullable(),
	startDate: PartialDate,
	endDate: PartialDate,
	isCurrent: z.boolean(),
	datesText: z.string().nullable().describe("The dates as the resume writes them"),
	bullets: z.array(ResumeBullet).max(MOST_ENTRIES),
	confidence: Confidence,
	source: Source,
});
export type ResumeExperience = z.infer<typeof ResumeExperience>;

export const ResumeEducation = z.object({
	educationId: EntryId,
	institution: z.string().nullable(),
	degree: z.string().nullable(),
	field: z.string().nullable(),
	startDate: PartialDate,
	endDate: PartialDate,
	details: z.array(ResumeBullet).max(MOST_ENTRIES).default([]).describe("Grades, courses, theses: what the resume tells of it"),
	confidence: Confidence,
	source: Source,
});
export type ResumeEducation = z.infer<typeof ResumeEducation>;

/**
 * Why text of a resume stands in no field: numbers of pages and the like, facts about the person, remarks of an entry's head, the same told once more
 * in another language, or nobody can tell.
 */
export const UnusedReason = z.enum(["page_furniture", "personal", "aside", "told_again", "not_understood"]);
export type UnusedReason = z.infer<typeof UnusedReason>;
/** What nobody misses in what is read. */
export const NOTHING_NEW: ReadonlySet<UnusedReason> = new Set(["page_furniture", "told_again"]);

export const UnusedText = z.object({ text: z.string().max(2 * MOST_LETTERS), reason: UnusedReason, source: Source });
export type UnusedText = z.infer<typeof UnusedText>;

/** A line as it is printed: of an entry's head, of a list, or of a text; wrapped lines count as one. */
export const PrintedLine = ResumeBullet.extend({
	style: z.enum(["head", "item", "text"]),
	dates: z.string().max(LONGEST_LINE).nullable().default(null).describe("Dates that stand apart on it, as printed"),
	isStrong: z.boolean().default(false),
	opens: z.boolean().default(false).describe("Begins what is set apart from the lines above it"),
});
export type PrintedLine = z.infer<typeof PrintedLine>;

export const SECTION_NAMES = ["summary", "skills", "experience", "education", "certifications", "languages", "other"] as const;

export const PrintedSection = z.object({
	heading: z.string().max(LONGEST_LINE).describe("Empty where it has none"),
	section: z.enum(SECTION_NAMES),
	lines: z.array(PrintedLine).max(MOST_ENTRIES),
});
export type PrintedSection = z.infer<typeof PrintedSection>;

/**
 * Why what is printed of a file may not be what the file means: text that stood side by side, dates apart from what they are of, a heading that may be
 * none or one that is missing, a line that goes on elsewhere, who it is of, and work that is told in sentences or hardly at all.
 */
export const DoubtReason = z.enum(["side_by_side", "dates_apart", "heading", "torn", "person", "told"]);

export const PrintedDoubt = z.object({ reason: DoubtReason, text: z.string().max(400).describe("A sentence that quotes it"), source: Source });
export type PrintedDoubt = z.infer<typeof PrintedDoubt>;

export const ResumeProfile = z.object({
	name: Fact.nullable(),
	contact: z.object({
		email: Fact.nullable(),
		phone: Fact.nullable(),
		otherPhones: z.array(Fact).max(MOST_ENTRIES).optional().describe("Further numbers beside it"),
		location: Fact.nullable(),
		links: z.array(Fact).max(MOST_ENTRIES),
	}),
	headline: Fact.nullable(),
	summary: Fact.nullable(),
	titles: z.array(Fact).max(MOST_ENTRIES).describe("Best target titles first"),
	experience: z.array(ResumeExperience).max(MOST_ENTRIES).describe("Newest first, as in the resume"),
	education: z.array(ResumeEducation).max(MOST_ENTRIES),
	skills: z.array(Fact).max(MOST_ENTRIES).describe("Canonical names, strongest evidence first"),
	languages: z.array(Fact).max(MOST_ENTRIES),
	certifications: z.array(ResumeCertification).max(MOST_ENTRIES),
	otherSections: z.array(z.object({ heading: z.string(), lines: z.array(ResumeBullet).max(MOST_ENTRIES) })).max(MOST_ENTRIES),
	yearsOfExperience: z.object({ value: z.number().min(0), confidence: z.number().min(0).max(1) }).nullable(),
	unused: z.array(UnusedText).max(MOST_LINES).default([]).describe("What stands in no field, in the order of the resume"),
	readShare: z.number().min(0).max(1).default(1).describe("How much of the text stands in fields, without numbers of pages and repeated lines"),
	emptyPages: z.array(z.int().min(1)).max(MOST_ENTRIES).default([]).describe("Pages that gave no text"),
	gaps: z.array(z.string().max(400)).max(50).default([]).describe("What could not be read or looks incomplete, in sentences"),
	printed: z
		.object({
			sections: z.array(PrintedSection).max(MOST_ENTRIES),
			doubts: z.array(PrintedDoubt).max(MOST_ENTRIES).default([]).describe("Where they may not be what the file means"),
			readAs: z.string().max(64).describe("Of the entries that were read from it; empty where they tell more than it prints"),
		})
		.nullable()
		.default(null)
		.describe("The sections as the file prints them, in its order; holds as long as nobody changed an entry"),
	method: z.enum(["rules", "model"]),
});
export type ResumeProfile = z.infer<typeof ResumeProfile>;
