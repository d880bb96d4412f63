import { ApiError, callApi, messageOf } from "@/components/api-client";
import { surveyOperations } from "@/components/calls/surveys";
import type { Call } from "@/components/surveys/builder/document/calls";
import { documentOf, rewardDetailsOf } from "@/components/surveys/builder/document/from-survey";
import type { DraftMystery, QuestionFields } from "@/components/surveys/builder/document/survey-document";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { Failure, SendOptions, ServerCopy } from "./autosave";

export function copyOf(survey: Survey): ServerCopy {
	return { document: documentOf(survey), itemVersion: survey.itemVersion };
}

/** Sends one change of a survey to the API. */
export async function sendCall(surveyId: string, call: Call, { idOf, expectedVersion, idempotencyKey }: SendOptions): Promise<Survey> {
	const params = { surveyId };
	const options = { idempotencyKey };
	switch (call.call) {
		case "describe":
			return await callApi(surveyOperations.updateSurvey, { params, body: { ...call.fields, expectedVersion } }, options);
		case "add":
			return await callApi(surveyOperations.addQuestion, { params, body: { ...bodyOf(call.question), expectedVersion } }, options);
		case "patch":
			return await callApi(
				surveyOperations.updateQuestion,
				{ params: { ...params, questionId: idOf(call.key) }, body: { ...bodyOf(call.fields), expectedVersion } },
				options,
			);
		case "delete":
			return await callApi(surveyOperations.deleteQuestion, { params: { ...params, questionId: idOf(call.key) } }, options);
		case "order":
			return await callApi(surveyOperations.orderQuestions, { params, body: { questionIds: call.keys.map(idOf), expectedVersion } }, options);
		case "mystery":
			return await callApi(surveyOperations.putMysteryEvent, { params, body: { ...mysteryBody(call.mystery), expectedVersion } }, options);
		case "removeMystery":
			return await callApi(surveyOperations.deleteMysteryEvent, { params }, options);
	}
}

/** The same fields as lists and records that may be changed, as the contract types them. */
function bodyOf<F extends Partial<QuestionFields>>({ options, optionCaps, ...fields }: F) {
	return { ...fields, ...(options && { options: [...options] }), ...(optionCaps && { optionCaps: { ...optionCaps } }) };
}

function mysteryBody({ unlockCondition, thresholdCount, title, description, reward }: DraftMystery) {
	const told = { title, description, rewardDetails: rewardDetailsOf(reward) };
	if (unlockCondition === "on_completion") return { ...told, unlockCondition, thresholdCount: null };
	// Without a number it is not sent at all: see isKeepableMystery.
	return { ...told, unlockCondition, thresholdCount: thresholdCount ?? 1 };
}

const PASSING = [0, 429];

/** What a failure of a call means for saving. */
export function failureOf(error: unknown): Failure {
	if (!(error instanceof ApiError)) return { kind: "refused", message: messageOf(error) };
	// A question that is not there any more was deleted elsewhere: that is a change like another.
	if (error.code === "VERSION_CONFLICT" || error.code === "QUESTION_NOT_FOUND") return { kind: "conflict" };
	if (error.code === "INVALID_STATE_TRANSITION" || error.code === "SURVEY_NOT_FOUND") return { kind: "ended" };
	if (PASSING.includes(error.status) || error.status >= 500) return { kind: "later" };
	return { kind: "refused", message: messageOf(error) };
}
