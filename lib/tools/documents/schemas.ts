import { z } from "zod";
import { MOST_ENTRIES } from "@/lib/tools/resume-profile/limits";
import { PrintedLine, SECTION_NAMES } from "@/lib/tools/resume-profile/schemas";

/** A line of a tailored resume with the ids of the source bullets or lines that carry it. */
export const TailoredLine = z.object({ text: z.string(), sourceIds: z.array(z.string()).min(1).max(MOST_ENTRIES) });
export type TailoredLine = z.infer<typeof TailoredLine>;

export const TailoredExperience = z.object({
	experienceId: z.string(),
	company: z.string().nullable(),
	title: z.string().nullable(),
	location: z.string().nullable(),
	datesText: z.string().nullable(),
	bullets: z.array(TailoredLine).max(MOST_ENTRIES),
});
export type TailoredExperience = z.infer<typeof TailoredExperience>;

/** The sections of a tailored resume; `other` stands for all that have headings of their own. */
export const TailoredSection = z.enum(SECTION_NAMES);
export type TailoredSection = z.infer<typeof TailoredSection>;

/** A line of a section that is printed as the source prints it. */
export const TailoredPrintedLine = TailoredLine.extend({
	style: PrintedLine.shape.style.default("item"),
	dates: PrintedLine.shape.dates,
	isStrong: PrintedLine.shape.isStrong,
	opens: PrintedLine.shape.opens,
});
export type TailoredPrintedLine = z.infer<typeof TailoredPrintedLine>;

/** A line of the source that a tailored resume does without, for want of room or because it says little to the posting. */
export const LeftOutLine = z.object({ section: z.string(), text: z.string(), sourceId: z.string() });
export type LeftOutLine = z.infer<typeof LeftOutLine>;

export const SkillGroup = z.object({ heading: z.string().nullable().describe("In the language of the resume"), skills: z.array(z.string()).max(MOST_ENTRIES) });
export type SkillGroup = z.infer<typeof SkillGroup>;

/** A resume rewritten for one posting: only what the source resume says, reordered, selected and rephrased. */
export const TailoredResume = z.object({
	postingId: z.string(),
	postingTitle: z.string(),
	company: z.string(),
	name: z.string(),
	headline: z.string().nullable(),
	contact: z.array(z.string()).max(MOST_ENTRIES),
	summary: TailoredLine.nullable(),
	skills: z.array(z.string()).max(MOST_ENTRIES),
	skillGroups: z.array(SkillGroup).max(MOST_ENTRIES).default([]).describe("The same skills in groups; none prints them as one list"),
	addedSkills: z.array(z.string()).max(MOST_ENTRIES).default([]).describe("Those of the skills that the user added and the resume does not show"),
	sectionOrder: z.array(TailoredSection).max(20).default([]).describe("Sections in printing order; what is not named follows in the usual one"),
	experience: z.array(TailoredExperience).max(MOST_ENTRIES),
	education: z
		.array(
			z.object({
				educationId: z.string(),
				line: z.string(),
				datesText: z.string().nullable(),
				details: z.array(TailoredLine).max(MOST_ENTRIES).default([]),
			}),
		)
		.max(MOST_ENTRIES),
	languages: z.array(z.string()).max(MOST_ENTRIES),
	certifications: z.array(z.string()).max(MOST_ENTRIES),
	otherSections: z
		.array(
			z.object({
				heading: z.string(),
				section: TailoredSection.default("other").describe("Where it stands: after what else is in a section of this name"),
				lines: z.array(TailoredPrintedLine).max(MOST_ENTRIES),
			}),
		)
		.max(MOST_ENTRIES),
	leftOut: z.array(LeftOutLine).max(MOST_ENTRIES).default([]).describe("Every line of the source that does not stand here"),
	sourceUnused: z
		.array(z.object({ text: z.string(), page: z.int().min(1), isPersonal: z.boolean() }))
		.max(MOST_ENTRIES)
		.default([])
		.describe("Text of the source that stands in none of its fields, so neither here"),
	sourceGaps: z.array(z.string()).max(50).default([]).describe("What of the source could not be read, in sentences"),
	sourceDoubts: z.array(z.string()).max(50).default([]).describe("Where the source may mean something else than what is printed, in sentences"),
	method: z.enum(["rules", "model"]),
});
export type TailoredResume = z.infer<typeof TailoredResume>;

/** How a line was rephrased. Each rule keeps what the line claims. */
export const RephrasingRule = z.enum(["result_first", "verb_first", "tense", "shorter", "posting_word", "model"]);
export type RephrasingRule = z.infer<typeof RephrasingRule>;

/** One change against the source resume, and why it was made for this posting. With texts it can be shown beside its source. */
export const ResumeChange = z.object({
	kind: z.enum(["reordered", "selected", "rephrased", "omitted", "emphasised", "added", "unchanged"]),
	section: z.string(),
	what: z.string(),
	why: z.string(),
	sourceText: z.string().optional(),
	text: z.string().optional(),
	sourceIds: z.array(z.string()).max(MOST_ENTRIES).optional(),
	rule: RephrasingRule.optional().describe("The one that changed the line the most"),
});
export type ResumeChange = z.infer<typeof ResumeChange>;

/** Something in a tailored resume that the source does not support. Any one of them fails the gate. */
export const ClaimViolation = z.object({
	kind: z.enum(["skill", "employer", "title", "date", "number", "education", "contact", "unsupported_text", "left_out"]),
	where: z.string(),
	claim: z.string(),
	explanation: z.string(),
});
export type ClaimViolation = z.infer<typeof ClaimViolation>;

/** A line that a resume's owner wrote and that the resume does not say so. It stands in the result as theirs, without a source. */
export const OwnWords = z.object({
	where: z.string(),
	text: z.string(),
	unshown: z.array(z.string()).describe("Its numbers, names, skills and words that the resume does not show; none of a line that is only put otherwise"),
	explanation: z.string(),
});
export type OwnWords = z.infer<typeof OwnWords>;

/** A file that was written for a tailored resume, and where it is kept. */
export const RenderedFile = z.object({
	kind: z.enum(["docx", "pdf", "note"]),
	file: z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() }),
});
export type RenderedFile = z.infer<typeof RenderedFile>;
