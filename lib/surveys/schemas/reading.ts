import { z } from "zod";
import { SURVEY_LIMITS as LIMITS } from "@/lib/surveys/limits";
import { UnlockType } from "./answering";
import { SurveyQuestionType, SurveyStatus } from "./survey";

const Timestamp = z.iso.datetime();

export const SurveyResponse = z.object({
	responseId: z.string(),
	surveyId: z.string(),
	email: z.string(),
	name: z.string(),
	answers: z.record(z.string(), z.unknown()),
	messagingUserId: z.string().nullable(),
	isEarlyBird: z.boolean(),
	mysteryUnlocked: z.boolean(),
	mysteryUnlockType: UnlockType.nullable(),
	createdAt: Timestamp,
	isQuarantined: z.boolean(),
	quarantineReasons: z.array(z.string()).describe("honeypot, too_fast, form_token, rate"),
	releasedAt: Timestamp.nullable(),
	durationMs: z.int().nullable().describe("From opening the form to sending it"),
});
export type SurveyResponse = z.infer<typeof SurveyResponse>;

export const SurveyResponseList = z.object({ responses: z.array(SurveyResponse), nextCursor: z.string().nullable() });

const Flag = z.enum(["true", "false"]).transform((text) => text === "true");

const Day = z.iso.date();

export const ListResponsesQuery = z.object({
	limit: z.coerce.number().int().min(1).max(200).default(50),
	cursor: z.string().optional(),
	hasMessagingBinding: Flag.optional(),
	isEarlyBird: Flag.optional(),
	quarantined: Flag.optional().describe("true: only those that are kept apart; otherwise only those that count"),
	q: z.string().trim().max(200).optional().describe("In name, address and answers"),
	from: Day.optional().describe("UTC days, both included"),
	to: Day.optional(),
	questionId: z.string().max(64).optional().describe("With `answer`: only responses that gave it"),
	answer: z.string().max(LIMITS.option).optional(),
	format: z
		.enum(["json", "csv", "xlsx"], { error: "Ask for one of the three formats that the API reference names." })
		.optional()
		.describe("What Accept asks for, for links; a file holds all that pass the filters"),
});
export type ListResponsesQuery = z.output<typeof ListResponsesQuery>;

export const QuestionStats = z.object({
	questionId: z.string(),
	questionText: z.string(),
	responseCount: z.int(),
	optionCounts: z.record(z.string(), z.int()).describe("By option; of a rating by its value, of a number by the range 10..19"),
	averageRating: z.number().nullable().describe("Of a rating or number"),
	questionType: SurveyQuestionType,
	shownCount: z.int().describe("How many forms showed the question"),
	dropOffCount: z.int().describe("How many of these went no further"),
});
export type QuestionStats = z.infer<typeof QuestionStats>;

export const Analytics = z.object({
	surveyId: z.string(),
	totalResponses: z.int(),
	earlyBirdCount: z.int(),
	messagingBindingCount: z.int(),
	mysteryUnlockedCount: z.int(),
	responsesByDate: z.array(z.object({ date: Day, count: z.int() })).describe("UTC days with a response, oldest first"),
	questionStats: z.array(QuestionStats),
	quarantinedCount: z.int(),
	formResponses: z.int().describe("Of the responses those that came from an opened form; all others were sent by programs"),
	viewCount: z.int(),
	startCount: z.int(),
	completionRate: z.number().min(0).max(1).nullable().describe("formResponses of startCount, at most 1; null before the first start"),
	lastResponseAt: Timestamp.nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

export const AnswerWords = z.object({
	questionId: z.string(),
	sampleSize: z.int().describe("How many of the newest answers were read, at most 2,000"),
	words: z.array(z.object({ word: z.string(), count: z.int() })).describe("Answers that hold the word, most first"),
});
export type AnswerWords = z.infer<typeof AnswerWords>;

export const ReportLink = z.object({ linkId: z.string(), reportToken: z.string(), url: z.string(), createdAt: Timestamp, lastUsedAt: Timestamp.nullable() });
export type ReportLink = z.infer<typeof ReportLink>;

export const ReportLinkList = z.object({ links: z.array(ReportLink) });

/** What a report link shows: numbers, and nothing of a person or a reward. */
export const SurveyReport = z.object({
	title: z.string(),
	description: z.string(),
	status: SurveyStatus,
	responseCap: z.int().nullable(),
	publishedAt: Timestamp.nullable(),
	analytics: Analytics,
});
export type SurveyReport = z.infer<typeof SurveyReport>;

/** The event `survey_updated` on the creator's private channel: counts alone. */
export const SurveyUpdated = z.object({
	surveyId: z.string(),
	totalResponses: z.int(),
	earlyBirdCount: z.int(),
	messagingBindingCount: z.int(),
	quarantinedCount: z.int(),
	status: SurveyStatus,
	ts: Timestamp,
});
export type SurveyUpdated = z.infer<typeof SurveyUpdated>;
