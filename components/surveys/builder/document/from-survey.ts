import type { MysteryEventConfig, Survey, SurveyQuestion } from "@/lib/surveys/schemas/survey";
import type { DraftMystery, DraftQuestion, DraftReward, QuestionFields, SurveyDocument } from "./survey-document";

/** A survey of the API as a document; the keys of its questions are their ids. */
export function documentOf(survey: Survey): SurveyDocument {
	const { title, description, earlyBirdDeadline, earlyBirdDescription, presentation, language, responseCap } = survey;
	const { thankYouMessage, closedMessage, messagingOaId } = survey;
	return {
		title,
		description,
		questions: survey.questions.map(questionOf),
		earlyBirdDeadline,
		earlyBirdDescription,
		mystery: survey.mysteryEventConfig && mysteryOf(survey.mysteryEventConfig),
		presentation,
		language,
		responseCap,
		thankYouMessage,
		closedMessage,
		messagingOaId,
	};
}

function questionOf({ questionId, order: _order, ...fields }: SurveyQuestion): DraftQuestion {
	return { key: questionId, ...fieldsOf(fields) };
}

export function fieldsOf(question: Omit<SurveyQuestion, "questionId" | "order">): QuestionFields {
	const { questionText, questionType, required, options, placeholder, minValue, maxValue } = question;
	const { helpText, maxLength, minSelections, maxSelections, optionCaps, prefillKey } = question;
	return {
		questionText,
		questionType,
		required,
		options,
		placeholder,
		minValue,
		maxValue,
		helpText,
		maxLength,
		minSelections,
		maxSelections,
		optionCaps,
		prefillKey,
	};
}

function mysteryOf({ unlockCondition, thresholdCount, title, description, rewardDetails }: MysteryEventConfig): DraftMystery {
	return { unlockCondition, thresholdCount, title, description, reward: rewardOf(rewardDetails) };
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The parts of a reward that people know of, and the others as they are. */
export function rewardOf({ message, code, url, ...others }: Readonly<Record<string, unknown>>): DraftReward {
	return { message: textOf(message), code: textOf(code), url: textOf(url), others };
}

/** A reward as the API takes it: only what is there. */
export function rewardDetailsOf({ message, code, url, others }: DraftReward): Record<string, unknown> {
	const parts = Object.entries({ message, code, url }).filter(([, text]) => text !== "");
	return { ...Object.fromEntries(parts), ...others };
}
