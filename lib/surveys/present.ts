import type { SurveyModel, SurveyQuestionModel, SurveyTallyModel } from "@/lib/platform/prisma/models";
import { isRecord } from "@/lib/platform/records";
import type { MysteryEventConfig, Survey, SurveyQuestion } from "./schemas/survey";

type Row = SurveyModel & { readonly questions: readonly SurveyQuestionModel[]; readonly tally: SurveyTallyModel | null };

/** The survey as its creator sees it. */
export function presentSurvey(row: Row): Survey {
	const { tally } = row;
	return {
		surveyId: row.id,
		creatorId: row.creatorId,
		title: row.title,
		description: row.description,
		projectUrl: row.projectUrl,
		questions: row.questions.map(presentQuestion),
		earlyBirdDeadline: row.earlyBirdDeadline?.toISOString() ?? null,
		earlyBirdDescription: row.earlyBirdDescription,
		mysteryEventConfig: configOf(row),
		messagingOaId: row.messagingOaId,
		status: row.status,
		totalResponses: tally?.total ?? 0,
		itemVersion: row.itemVersion,
		createdAt: row.createdAt.toISOString(),
		updatedAt: row.updatedAt.toISOString(),
		publishedAt: row.publishedAt?.toISOString() ?? null,
		closedAt: row.closedAt?.toISOString() ?? null,
		presentation: row.presentation,
		language: row.language,
		responseCap: row.responseCap,
		thankYouMessage: row.thankYouMessage,
		closedMessage: row.closedMessage,
		quarantinedCount: tally?.quarantined ?? 0,
	};
}

/** Whether somebody has unlocked it: with a threshold, whether that is reached. */
function isUnlocked({ mysteryCondition, messagingOaId, tally }: Row): boolean {
	if (!tally || mysteryCondition === null) return false;
	if (mysteryCondition === "threshold") return tally.thresholdReachedAt !== null;
	const completed = messagingOaId === null ? tally.total : tally.bindings;
	return completed > 0 && (mysteryCondition === "on_completion" || tally.thresholdReachedAt !== null);
}

function configOf(row: Row): MysteryEventConfig | null {
	if (row.mysteryCondition === null) return null;
	return {
		unlockCondition: row.mysteryCondition,
		thresholdCount: row.mysteryThreshold,
		title: row.mysteryTitle,
		description: row.mysteryDescription,
		rewardDetails: isRecord(row.mysteryReward) ? row.mysteryReward : {},
		isUnlocked: isUnlocked(row),
	};
}

export function presentQuestion(row: SurveyQuestionModel): SurveyQuestion {
	return {
		questionId: row.id,
		questionText: row.questionText,
		questionType: row.questionType,
		required: row.required,
		order: row.order,
		options: row.options,
		placeholder: row.placeholder,
		minValue: row.minValue,
		maxValue: row.maxValue,
		helpText: row.helpText,
		maxLength: row.maxLength,
		minSelections: row.minSelections,
		maxSelections: row.maxSelections,
		optionCaps: capsOf(row.optionCaps),
		prefillKey: row.prefillKey,
	};
}

function capsOf(stored: unknown): Record<string, number> {
	return Object.fromEntries(Object.entries(Object(stored)).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
}
