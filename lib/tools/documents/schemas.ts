import { z } from "zod";
import { MOST_ENTRIES } from "@/lib/tools/resume-profile/limits";

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
	otherSections: z.array(z.object({ heading: z.string(), lines: z.array(TailoredLine).max(MOST_ENTRIES) })).max(MOST_ENTRIES),
	sourceGaps: z.array(z.string()).max(50).default([]).describe("What of the source could not be read, in sentences"),
	method: z.enum(["rules", "model"]),
});
export type TailoredResume = z.infer<typeof TailoredResume>;

/** One change against the source resume, and why it was made for this posting. */
export const ResumeChange = z.object({
	kind: z.enum(["reordered", "selected", "rephrased", "omitted", "emphasised"]),
	section: z.string(),
	what: z.string(),
	why: z.string(),
});
export type ResumeChange = z.infer<typeof ResumeChange>;

/** Something in a tailored resume that the source does not support. Any one of them fails the gate. */
export const ClaimViolation = z.object({
	kind: z.enum(["skill", "employer", "title", "date", "number", "education", "contact", "unsupported_text"]),
	where: z.string(),
	claim: z.string(),
	explanation: z.string(),
});
export type ClaimViolation = z.infer<typeof ClaimViolation>;

/** A file that was written for a tailored resume, and where it is kept. */
export const RenderedFile = z.object({
	kind: z.enum(["docx", "pdf", "note"]),
	file: z.object({ storageKey: z.string(), fileName: z.string(), mimeType: z.string(), sizeBytes: z.int().min(0), sha256: z.string() }),
});
export type RenderedFile = z.infer<typeof RenderedFile>;
