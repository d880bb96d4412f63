import { z } from "zod";

const Timestamp = z.iso.datetime();

export const SurveyStatus = z.enum(["draft", "active", "closed"]);
export type SurveyStatus = z.infer<typeof SurveyStatus>;

export const SurveyQuestionType = z.enum(["text", "textarea", "single_choice", "multiple_choice", "rating", "number"]);
export type SurveyQuestionType = z.infer<typeof SurveyQuestionType>;

export const UnlockCondition = z.enum(["on_completion", "threshold", "both"]);
export type UnlockCondition = z.infer<typeof UnlockCondition>;

export const Presentation = z.enum(["one_at_a_time", "all_at_once"]);
export type Presentation = z.infer<typeof Presentation>;

/** A question on the wire. What its type has no use for is empty or null. */
export const SurveyQuestion = z.object({
	questionId: z.string(),
	questionText: z.string(),
	questionType: SurveyQuestionType,
	required: z.boolean(),
	order: z.int(),
	options: z.array(z.string()),
	placeholder: z.string(),
	minValue: z.number().nullable(),
	maxValue: z.number().nullable(),
	helpText: z.string(),
	maxLength: z.int().nullable(),
	minSelections: z.int().nullable(),
	maxSelections: z.int().nullable(),
	optionCaps: z.record(z.string(), z.int()).describe("Option → how many may pick it"),
	prefillKey: z.string().nullable().describe("The query parameter of the form's address that fills the answer in"),
});
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

export const MysteryEventConfig = z.object({
	unlockCondition: UnlockCondition,
	thresholdCount: z.int().nullable(),
	title: z.string(),
	description: z.string(),
	rewardDetails: z.record(z.string(), z.unknown()),
	isUnlocked: z.boolean(),
});
export type MysteryEventConfig = z.infer<typeof MysteryEventConfig>;

export const Survey = z.object({
	surveyId: z.string(),
	creatorId: z.string(),
	title: z.string(),
	description: z.string(),
	projectUrl: z.string().nullable(),
	questions: z.array(SurveyQuestion),
	earlyBirdDeadline: Timestamp.nullable(),
	earlyBirdDescription: z.string(),
	mysteryEventConfig: MysteryEventConfig.nullable(),
	messagingOaId: z
		.string()
		.nullable()
		.describe("Any text lets respondents connect LINE. Messages come from the one official account of the server, whatever is named here"),
	status: SurveyStatus,
	totalResponses: z.int(),
	itemVersion: z.int(),
	createdAt: Timestamp,
	updatedAt: Timestamp,
	publishedAt: Timestamp.nullable(),
	closedAt: Timestamp.nullable(),
	presentation: Presentation,
	language: z.string(),
	responseCap: z.int().nullable(),
	thankYouMessage: z.string(),
	closedMessage: z.string(),
	quarantinedCount: z.int().describe("Responses that are kept apart, in no count"),
});
export type Survey = z.infer<typeof Survey>;

export const SurveyTemplate = z.object({
	templateId: z.string(),
	name: z.string(),
	description: z.string(),
	questions: z.array(SurveyQuestion.omit({ questionId: true, order: true })),
});
export type SurveyTemplate = z.infer<typeof SurveyTemplate>;

export const SurveyTemplateList = z.object({ templates: z.array(SurveyTemplate) });

export const SurveyList = z.object({ surveys: z.array(Survey), nextCursor: z.string().nullable() });

export const ListSurveysQuery = z.object({
	status: SurveyStatus.optional(),
	limit: z.coerce.number().int().min(1).max(100).default(20),
	cursor: z.string().optional(),
});

export const Deleted = z.object({ success: z.literal(true) });
