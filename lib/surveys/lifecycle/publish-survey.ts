import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { AppError, validationError } from "@/lib/platform/errors";
import { changeDraft, type SurveyWithParts } from "@/lib/surveys/internal";
import { tellCreator } from "@/lib/surveys/live/tell-creator";
import { presentQuestion } from "@/lib/surveys/present";
import { firstBuckets } from "@/lib/surveys/questions";
import type { Survey } from "@/lib/surveys/schemas/survey";

const FIRST_VERSION = 1;

/**
 * Opens the caller's draft to respondents, with its questions as they are now.
 * @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT; SURVEY_HAS_NO_QUESTIONS; VALIDATION_ERROR when it takes fewer
 * responses than its mystery event waits for.
 */
export async function publishSurvey(context: ActorContext, surveyId: string, expectedVersion?: number | null): Promise<Survey> {
	const apply = async (tx: Transaction, survey: SurveyWithParts) => {
		requirePublishable(survey);
		const publishedAt = await freeze(tx, survey);
		return { status: "active" as const, publishedVersion: FIRST_VERSION, publishedAt };
	};
	const survey = await changeDraft(context, { surveyId, expectedVersion, action: "survey.publish", apply });
	tellCreator(survey);
	return survey;
}

function requirePublishable({ questions, responseCap, mysteryCondition, mysteryThreshold }: SurveyWithParts): void {
	if (questions.length === 0) throw new AppError("SURVEY_HAS_NO_QUESTIONS", "Add a question before you publish.");
	const isWaitingForever = mysteryCondition !== null && responseCap !== null && mysteryThreshold !== null && mysteryThreshold > responseCap;
	if (!isWaitingForever) return;
	const message = `The mystery event unlocks at ${mysteryThreshold} responses, but the survey takes only ${responseCap}.`;
	throw validationError([{ path: "mysteryEventConfig.thresholdCount", message }]);
}

/** Writes what answers are checked against and what counts them. The moment is the database's, as all that it is compared with. */
async function freeze(tx: Transaction, survey: SurveyWithParts): Promise<Date> {
	const { id: surveyId, responseCap, earlyBirdDeadline, mysteryCondition, mysteryThreshold } = survey;
	const questions = survey.questions.map(presentQuestion);
	const { publishedAt } = await tx.surveyVersion.create({ data: { surveyId, version: FIRST_VERSION, questions } });
	const counters = questions.flatMap((question) => firstBuckets(question).map((first) => ({ surveyId, questionId: question.questionId, ...first })));
	await tx.surveyAnswerCount.createMany({ data: counters });
	const threshold = mysteryCondition === null || mysteryCondition === "on_completion" ? null : mysteryThreshold;
	const decisive = { isOpen: true, responseCap, earlyBirdDeadline, threshold };
	await tx.surveyTally.upsert({ where: { surveyId }, create: { surveyId, ...decisive }, update: decisive });
	return publishedAt;
}
