import { z } from "zod";
import { PointEvidence, PointStrength } from "@/lib/tools/documents/matching/schemas";
import { LONGEST_DEMAND } from "@/lib/tools/job-search/given-posting/schemas";
import { LONGEST } from "@/lib/tools/job-search/limits";

/** What makes a question likely, in the order of a preparation. */
export const QUESTION_GROUPS = {
	posting: "What the posting asks for",
	tasks: "What is to be done",
	resume: "What stands out in your resume",
	usual: "Asked almost everywhere",
} as const;
export const QUESTION_GROUP_NAMES = Object.keys(QUESTION_GROUPS) as [QuestionGroup, ...QuestionGroup[]];
export type QuestionGroup = keyof typeof QUESTION_GROUPS;

export const MOST_QUESTIONS = 40;
const Part = z.string().nullable();

/** A line of the resume taken apart as it is told best; every part is its own words, and what it does not tell is null. */
export const ToldEvidence = PointEvidence.extend({
	situation: Part.describe("Where and when it was"),
	task: Part.describe("What it was for, as the line says it"),
	action: Part.describe("What was done"),
	result: Part.describe("What came of it"),
});
export type ToldEvidence = z.infer<typeof ToldEvidence>;

export const InterviewQuestion = z.object({
	questionId: z.string().max(16).describe("Q1, Q2, … in the order of the preparation"),
	group: z.enum(QUESTION_GROUP_NAMES),
	question: z.string().max(1_000),
	why: z.string().max(1_000).describe("Why it is likely to be asked"),
	strength: PointStrength,
	evidence: z.array(ToldEvidence).max(5),
	missing: z.string().max(1_000).nullable().describe("What the resume does not show of it"),
	advice: z.string().max(1_000).describe("How to answer, honestly"),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

export const QuestionToAsk = z.object({ question: z.string().max(1_000), why: z.string().max(1_000) });
export type QuestionToAsk = z.infer<typeof QuestionToAsk>;

export const InterviewPrep = z.object({
	title: z.string().max(LONGEST.title).nullable(),
	company: z.string().max(LONGEST.company).nullable(),
	country: z.string().nullable(),
	name: z.string(),
	postingLanguage: z.string(),
	resumeLanguage: z.string(),
	questions: z.array(InterviewQuestion).max(MOST_QUESTIONS),
	toAsk: z.array(QuestionToAsk).max(10),
	gaps: z.array(z.string().max(LONGEST_DEMAND)).max(MOST_QUESTIONS).describe("What the posting asks for and the resume does not show"),
	unasked: z.array(z.string()).default([]).describe("Demands and tasks of the posting that no question is made of, since there are so many"),
	unread: z.array(z.string()).max(10).describe("What could not be read of the posting"),
	method: z.literal("rules"),
});
export type InterviewPrep = z.infer<typeof InterviewPrep>;
