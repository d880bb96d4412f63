import { z } from "zod";
import { LONGEST_LINE, MOST_ENTRIES, MOST_LETTERS } from "./limits";
import { ResumeEducation, ResumeExperience, ResumeSource } from "./schemas";

/** The parts that a checkup looks at, in the order of a report, with the most points that each can have: 100 in all. */
export const CHECKUP_PARTS = {
	contact: { title: "Contact", max: 15 },
	reading: { title: "What can be read", max: 25 },
	history: { title: "Positions and dates", max: 25 },
	wording: { title: "Wording of your work", max: 20 },
	summary: { title: "Summary", max: 5 },
	skills: { title: "Skills", max: 5 },
	form: { title: "Length and form", max: 5 },
} as const;
export const PART_NAMES = Object.keys(CHECKUP_PARTS) as [PartName, ...PartName[]];
export type PartName = keyof typeof CHECKUP_PARTS;

export const SEVERITIES = ["high", "medium", "low"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What a checkup can find. */
export const FINDING_KINDS = [
	"email_missing",
	"email_hard_to_read",
	"phone_missing",
	"name_missing",
	"text_not_understood",
	"person_in_doubt",
	"line_in_doubt",
	"read_side_by_side",
	"dates_apart",
	"columns",
	"page_empty",
	"page_scanned",
	"heading_unknown",
	"heading_missing",
	"dates_missing",
	"dates_without_months",
	"dates_in_several_styles",
	"gap",
	"overlap",
	"oldest_first",
	"positions_missing",
	"employer_missing",
	"title_missing",
	"no_results",
	"few_results",
	"line_too_long",
	"weak_opening",
	"repeated_opening",
	"first_person",
	"summary_missing",
	"summary_too_long",
	"empty_phrase",
	"too_many_pages",
	"skills_missing",
	"skills_not_shown",
	"file_name",
	"personal_fact",
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Findings of one kind beyond this are not told one by one. */
export const MOST_OF_A_KIND = 12;
const MOST_FINDINGS = FINDING_KINDS.length * MOST_OF_A_KIND;

export const CheckupFinding = z.object({
	findingId: z.string().describe("F1, F2, … in the order of the report"),
	kind: z.enum(FINDING_KINDS),
	part: z.enum(PART_NAMES),
	severity: z.enum(SEVERITIES),
	title: z.string(),
	why: z.string(),
	place: ResumeSource.describe("Where it stands in the file, with its words; without lines where something is missing"),
	mended: z.string().nullable().describe("The same words mended, with no other fact, number or name; null where that takes its author"),
});
export type CheckupFinding = z.infer<typeof CheckupFinding>;

const LostPoints = z.object({ kind: z.enum(FINDING_KINDS), count: z.int().min(1), points: z.int().min(1) });

export const CheckupScore = z.object({
	total: z.int().min(0).max(100),
	parts: z.array(
		z.object({
			part: z.enum(PART_NAMES),
			title: z.string(),
			isJudged: z.boolean().describe("False where there are no words for it in the resume's language: then it counts for nothing"),
			points: z.int().min(0),
			max: z.int().min(0),
			lost: z.array(LostPoints).describe("What the findings of each kind would take; a part has never less than no points"),
		}),
	),
	howItAddsUp: z.string(),
});
export type CheckupScore = z.infer<typeof CheckupScore>;

const Value = z.string().max(2 * MOST_LETTERS);

/** A resume as a tracking system keeps it. */
export const ReadAs = z.object({
	name: Value.nullable(),
	headline: Value.nullable(),
	email: Value.nullable(),
	phone: Value.nullable(),
	location: Value.nullable(),
	links: z.array(Value).max(MOST_ENTRIES),
	positions: z
		.array(ResumeExperience.pick({ title: true, company: true, location: true, startDate: true, endDate: true, isCurrent: true, datesText: true }))
		.max(MOST_ENTRIES),
	studies: z.array(ResumeEducation.pick({ degree: true, field: true, institution: true, startDate: true, endDate: true })).max(MOST_ENTRIES),
	skills: z.array(Value).max(MOST_ENTRIES),
	languages: z.array(Value).max(MOST_ENTRIES),
	certifications: z.array(Value).max(MOST_ENTRIES),
	yearsOfExperience: z.number().nullable(),
	readShare: z.number().min(0).max(1),
});
export type ReadAs = z.infer<typeof ReadAs>;

export const CheckupReport = z.object({
	fileName: z.string().max(LONGEST_LINE),
	format: z.enum(["pdf", "docx"]),
	pageCount: z.int().min(1),
	language: z.string().describe("BCP 47 tag of the resume; the words of the report are English"),
	score: CheckupScore,
	readAs: ReadAs,
	findings: z.array(CheckupFinding).max(MOST_FINDINGS).describe("The most severe first, then in the order of the parts and of the file"),
	untold: z.array(z.object({ kind: z.enum(FINDING_KINDS), count: z.int().min(1) })).describe("How many more there are of a kind"),
	clear: z.array(z.object({ part: z.enum(PART_NAMES), text: z.string() })).describe("Parts that were judged and in which nothing was found"),
	notChecked: z.array(z.string()).describe("What was left out for want of words in the resume's language, in sentences"),
	method: z.enum(["rules", "model"]),
});
export type CheckupReport = z.infer<typeof CheckupReport>;
