import { z } from "zod";
import { EmailAddress } from "@/lib/accounts/schemas";
import { SURVEY_LIMITS as LIMITS } from "@/lib/surveys/limits";
import { Presentation, SurveyQuestion, SurveyStatus, UnlockCondition } from "./survey";

const Timestamp = z.iso.datetime();

export const PublicForm = z.object({
	surveyId: z.string(),
	title: z.string(),
	description: z.string(),
	questions: z.array(SurveyQuestion.omit({ optionCaps: true })),
	status: SurveyStatus.describe("active, or closed: also when all responses that it takes are in"),
	earlyBirdActive: z.boolean(),
	earlyBirdDescription: z.string(),
	earlyBirdEndsAt: Timestamp.nullable(),
	hasMysteryEvent: z.boolean(),
	presentation: Presentation,
	language: z.string(),
	closedMessage: z.string(),
	isFull: z.boolean(),
	canBindMessaging: z.boolean(),
	unavailableOptions: z.record(z.string(), z.array(z.string())).describe("Question id → options that can't be picked any more"),
	formToken: z.string().describe("Says when the form was opened; send it back with the response"),
});
export type PublicForm = z.infer<typeof PublicForm>;

export type PublicQuestion = PublicForm["questions"][number];

export const SubmitResponseBody = z.object({
	email: EmailAddress,
	name: z.string().trim().min(1).max(LIMITS.respondentName),
	answers: z.record(z.string(), z.unknown()).describe("Question id → text, number, option, or list of options"),
	formToken: z.string().max(1_000).nullish().describe("As the form gave it; a program may leave it out"),
	website: z.string().max(1_000).nullish().describe("Leave it empty: a field that people don't see"),
});
export type SubmitResponseBody = z.output<typeof SubmitResponseBody>;

export const SubmitResult = z.object({
	responseId: z.string(),
	surveyId: z.string(),
	isEarlyBird: z.boolean(),
	createdAt: Timestamp,
	mysteryUnlocked: z.boolean(),
	thankYouUrl: z.string().describe("The page that thanks, as a path of this site"),
});
export type SubmitResult = z.infer<typeof SubmitResult>;

/** `rewardDetails` is null until the respondent has unlocked it. */
export const MysteryEvent = z.object({
	title: z.string(),
	description: z.string(),
	unlockCondition: UnlockCondition,
	isUnlocked: z.boolean(),
	currentCount: z.int(),
	thresholdCount: z.int().nullable(),
	progressPercent: z.int().min(0).max(100),
	rewardDetails: z.record(z.string(), z.unknown()).nullable(),
	needsMessagingBinding: z.boolean().describe("Completing it takes a connected messaging account, which is not there yet"),
});
export type MysteryEvent = z.infer<typeof MysteryEvent>;

export const UnlockType = z.enum(["completion", "threshold", "both"]);
export type UnlockType = z.infer<typeof UnlockType>;

export const ThankYou = z.object({
	responseId: z.string(),
	surveyId: z.string(),
	surveyTitle: z.string(),
	name: z.string(),
	isEarlyBird: z.boolean(),
	isCounted: z.boolean().describe("False while the response is kept apart: it earns nothing until its creator lets it count"),
	earlyBirdMessage: z.string().nullable(),
	hasMessagingBinding: z.boolean(),
	canBindMessaging: z.boolean(),
	thankYouMessage: z.string(),
	language: z.string(),
	mysteryEvent: MysteryEvent.nullable(),
});
export type ThankYou = z.infer<typeof ThankYou>;

export const MysteryStatus = z.object({
	responseId: z.string(),
	surveyId: z.string(),
	isUnlocked: z.boolean(),
	unlockType: UnlockType.nullable(),
	unlockedAt: Timestamp.nullable(),
	mysteryEvent: MysteryEvent.nullable(),
});
export type MysteryStatus = z.infer<typeof MysteryStatus>;

/** One report of how far a form came; each step is to be told once for each opening of the form. */
export const FormProgressBody = z.object({
	steps: z
		.array(z.string().min(1).max(64))
		.min(1)
		.max(LIMITS.questions + 2)
		.describe("view (the form was opened), start (something was answered), or the id of a question that was shown"),
});
export type FormProgressBody = z.output<typeof FormProgressBody>;

export const FormProgressTaken = z.object({ counted: z.int() });

export const MessagingLoginQuery = z.object({ responseId: z.string().min(1).max(64), redirectUri: z.string().max(2_000).optional() });

export const MessagingCallbackQuery = z.object({
	code: z.string().max(4_000).optional(),
	state: z.string().max(4_000).optional(),
	error: z.string().max(200).optional(),
	error_description: z.string().max(2_000).optional(),
});
