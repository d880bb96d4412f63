import { z } from "zod";
import { LONGEST_DEMAND, MOST_DEMANDS, MOST_TASKS, PostingDemand } from "@/lib/tools/job-search/given-posting/schemas";
import { LONGEST } from "@/lib/tools/job-search/limits";
import { ResumeSource } from "@/lib/tools/resume-profile/schemas";

export const MOST_EVIDENCE = 3;
export const MOST_POINTS = MOST_DEMANDS + MOST_TASKS + 6;

/** Something that the resume says and that speaks to a demand, in the resume's own words. */
export const PointEvidence = z.object({
	kind: z
		.enum(["line", "position", "skill", "language", "certificate", "study", "note", "years"])
		.describe("position: the head of a position, for what its time shows; note: any other line of the resume"),
	sourceId: z.string().max(100).describe("The bullet, entry or line of the resume"),
	text: z.string().describe("As the resume says it"),
	where: z.string().nullable().describe("Position and employer of a line of work, or the school"),
	experienceId: z.string().max(100).nullable(),
	source: ResumeSource,
});
export type PointEvidence = z.infer<typeof PointEvidence>;

/** How much the resume shows of what is asked: a line or entry names it, a list names it or other words tell it, or nothing does. */
export const PointStrength = z.enum(["strong", "fair", "none"]);
export type PointStrength = z.infer<typeof PointStrength>;

/** One demand or task of a posting with what the resume shows of it; or something else that speaks for the person. */
export const LetterPoint = z.object({
	pointId: z.string().max(16).describe("P1, P2, … in the order in which they are offered"),
	label: z.string().max(LONGEST_DEMAND).describe("What the posting asks for, in its words"),
	demand: PostingDemand.nullable().describe("Null for a task of the posting, and for what it does not ask for"),
	strength: PointStrength,
	evidence: z.array(PointEvidence).max(MOST_EVIDENCE),
	missing: z.array(z.string().max(LONGEST.place)).max(MOST_DEMANDS).describe("Skills of the demand that the resume does not show"),
});
export type LetterPoint = z.infer<typeof LetterPoint>;
