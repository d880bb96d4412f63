import { z } from "zod";
import { SURVEY_LIMITS as LIMITS } from "@/lib/surveys/limits";
import { Presentation, Survey, SurveyQuestion, SurveyQuestionType } from "./survey";

/** A moment with any offset, since people write in their own time. */
const Moment = z.iso.datetime({ offset: true });

const ExpectedVersion = z.int().min(1).nullish().describe("The itemVersion that the change is meant for; another one is 409 VERSION_CONFLICT");

const Title = z.string().trim().min(1).max(LIMITS.title);

/** A language tag, or English. */
const Language = z
	.string()
	.max(20)
	.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,3}$/, "Give a language like en or zh-TW.");

const WEB_ADDRESS = /^https?:\/\/[A-Za-z0-9.-]+(:\d{1,5})?([/?#]\S*)?$/;

/** An address of the web, since it becomes a link. */
const ProjectUrl = z.string().max(2_000).regex(WEB_ADDRESS, "Give an address like https://example.com.").meta({ format: "uri" });

export const CreateSurveyBody = z.object({
	title: Title,
	description: z.string().trim().max(LIMITS.description).default(""),
	projectUrl: ProjectUrl.nullish(),
	templateId: z.string().max(100).nullish().describe("Start with the questions of this template"),
	language: Language.optional(),
});
export type CreateSurveyBody = z.output<typeof CreateSurveyBody>;

export const UpdateSurveyBody = z.object({
	title: Title.optional(),
	description: z.string().trim().max(LIMITS.description).optional(),
	projectUrl: ProjectUrl.nullish(),
	earlyBirdDeadline: Moment.nullish(),
	earlyBirdDescription: z.string().trim().max(LIMITS.earlyBirdDescription).optional(),
	messagingOaId: z
		.string()
		.trim()
		.max(LIMITS.messagingOaId)
		.nullish()
		.describe("Any text lets respondents connect LINE. Messages come from the one official account of the server, whatever is named here"),
	presentation: Presentation.optional(),
	language: Language.optional(),
	responseCap: z.int().min(1).max(LIMITS.responseCap).nullish(),
	thankYouMessage: z.string().trim().max(LIMITS.message).optional(),
	closedMessage: z.string().trim().max(LIMITS.message).optional(),
	expectedVersion: ExpectedVersion,
});
export type UpdateSurveyBody = z.output<typeof UpdateSurveyBody>;

/** For operations whose body may be left out. */
export const VersionBody = z.object({ expectedVersion: ExpectedVersion }).optional();

const Option = z.string().trim().min(1).max(LIMITS.option);

const QUESTION_FIELDS = {
	questionText: z.string().trim().min(1).max(LIMITS.questionText),
	questionType: SurveyQuestionType,
	required: z.boolean(),
	options: z.array(Option).max(LIMITS.options),
	placeholder: z.string().max(LIMITS.placeholder),
	helpText: z.string().trim().max(LIMITS.helpText),
	minValue: z.number().nullable(),
	maxValue: z.number().nullable(),
	maxLength: z.int().min(1).max(10_000).nullable(),
	minSelections: z.int().min(0).max(LIMITS.options).nullable(),
	maxSelections: z.int().min(1).max(LIMITS.options).nullable(),
	optionCaps: z.record(Option, z.int().min(1).max(LIMITS.responseCap)),
	prefillKey: z
		.string()
		.regex(/^[A-Za-z][\w-]{0,39}$/, "Use letters, digits, - and _, beginning with a letter.")
		.nullable(),
};

/** What a question may be made of. Whether its parts fit together is checked beside it (`questionProblems`). */
export const AddQuestionBody = z.object({
	questionText: QUESTION_FIELDS.questionText,
	questionType: QUESTION_FIELDS.questionType,
	required: QUESTION_FIELDS.required.default(false),
	options: QUESTION_FIELDS.options.nullish().transform((options) => options ?? []),
	placeholder: QUESTION_FIELDS.placeholder.nullish().transform((text) => text ?? ""),
	helpText: QUESTION_FIELDS.helpText.default(""),
	minValue: QUESTION_FIELDS.minValue.default(null),
	maxValue: QUESTION_FIELDS.maxValue.default(null),
	maxLength: QUESTION_FIELDS.maxLength.default(null),
	minSelections: QUESTION_FIELDS.minSelections.default(null),
	maxSelections: QUESTION_FIELDS.maxSelections.default(null),
	optionCaps: QUESTION_FIELDS.optionCaps.default({}),
	prefillKey: QUESTION_FIELDS.prefillKey.default(null),
	order: z.int().min(0).nullish().describe("Where it is put; at the end unless told"),
	expectedVersion: ExpectedVersion,
});
export type AddQuestionBody = z.output<typeof AddQuestionBody>;

export type QuestionDraft = Omit<AddQuestionBody, "order" | "expectedVersion">;

export const UpdateQuestionBody = z.object(QUESTION_FIELDS).partial().extend({ expectedVersion: ExpectedVersion });
export type UpdateQuestionBody = z.output<typeof UpdateQuestionBody>;

export const QuestionOrderBody = z.object({ questionIds: z.array(z.string()).max(LIMITS.questions), expectedVersion: ExpectedVersion });
export type QuestionOrderBody = z.output<typeof QuestionOrderBody>;

const ThresholdCount = z.int().min(1).max(LIMITS.responseCap);

const MYSTERY_FIELDS = {
	title: z.string().trim().min(1).max(LIMITS.mysteryTitle),
	description: z.string().trim().max(LIMITS.mysteryDescription),
	rewardDetails: z
		.record(z.string(), z.unknown())
		.refine((reward) => JSON.stringify(reward).length <= LIMITS.rewardLetters, `May have at most ${LIMITS.rewardLetters} characters as JSON.`),
	expectedVersion: ExpectedVersion,
};

export const MysteryEventBody = z.discriminatedUnion("unlockCondition", [
	z.object({ unlockCondition: z.literal("on_completion"), thresholdCount: ThresholdCount.nullish(), ...MYSTERY_FIELDS }),
	z.object({ unlockCondition: z.enum(["threshold", "both"]), thresholdCount: ThresholdCount, ...MYSTERY_FIELDS }),
]);
export type MysteryEventBody = z.output<typeof MysteryEventBody>;

export const ImportQuestionsBody = z.object({
	format: z.enum(["csv", "text"]),
	content: z.string().min(1).max(LIMITS.importLetters),
	mode: z.enum(["append", "replace"]).default("append"),
	dryRun: z.boolean().default(false).describe("Only say what would be imported"),
	expectedVersion: ExpectedVersion,
});
export type ImportQuestionsBody = z.output<typeof ImportQuestionsBody>;

export const ImportedQuestions = z.object({
	survey: Survey,
	imported: z.array(SurveyQuestion.omit({ questionId: true, order: true })),
	skipped: z.array(z.object({ line: z.int(), message: z.string() })),
});
export type ImportedQuestions = z.infer<typeof ImportedQuestions>;
