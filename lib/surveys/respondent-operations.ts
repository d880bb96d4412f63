import { contract } from "@/lib/platform/contract/contract";
import { EXAMPLE_RESULT, QUESTION_ID } from "./examples";
import { ReportParams, ResponseParams, SurveyParams } from "./schemas/addresses";
import { FormProgressBody, FormProgressTaken, MysteryStatus, PublicForm, SubmitResponseBody, SubmitResult, ThankYou } from "./schemas/answering";
import { SurveyReport } from "./schemas/reading";

/** What everybody may call who knows the survey's address, or a response's. */
const OPEN = { tag: "Answering surveys", auth: "none", params: SurveyParams, notFound: "SURVEY_NOT_FOUND" } as const;
const ONE_RESPONSE = { ...OPEN, params: ResponseParams, notFound: "RESPONSE_NOT_FOUND" } as const;

export const respondentOperations = {
	getSurveyForm: contract({
		operationId: "getSurveyForm",
		method: "GET",
		path: "/surveys/{surveyId}/form",
		summary: "The form as respondents see it",
		description: "A draft is 404; a closed survey answers with status closed.",
		...OPEN,
		response: PublicForm,
		errors: ["SURVEY_NOT_FOUND"],
	}),
	submitSurveyResponse: contract({
		operationId: "submitSurveyResponse",
		method: "POST",
		path: "/surveys/{surveyId}/responses",
		summary: "Answer a survey",
		description:
			"One response of an e-mail address. Answers are checked against the questions as published: text and textarea take text, single_choice an option, multiple_choice a list of options, rating a whole number, number a number. All that is wrong is named at once, by answers.{questionId}.",
		...OPEN,
		addressLimit: "surveySubmitAddress",
		keyScope: "path",
		recordsOwnAnswer: true,
		body: SubmitResponseBody,
		response: SubmitResult,
		status: 201,
		errors: ["SURVEY_NOT_FOUND", "SURVEY_CLOSED", "ALREADY_RESPONDED"],
		example: {
			request: { email: "ada@example.com", name: "Ada", answers: { [QUESTION_ID]: "A friend" } },
			response: EXAMPLE_RESULT,
		},
	}),
	getThankYou: contract({
		operationId: "getThankYou",
		method: "GET",
		path: "/surveys/{surveyId}/responses/{responseId}/thank-you",
		summary: "What a respondent sees after answering",
		description: "The responseId is the capability; no sign-in. rewardDetails is null until it is unlocked.",
		...ONE_RESPONSE,
		response: ThankYou,
		errors: ["RESPONSE_NOT_FOUND"],
	}),
	getMysteryStatus: contract({
		operationId: "getMysteryStatus",
		method: "GET",
		path: "/surveys/{surveyId}/responses/{responseId}/mystery-status",
		summary: "Whether a respondent has unlocked the mystery event",
		...ONE_RESPONSE,
		response: MysteryStatus,
		errors: ["RESPONSE_NOT_FOUND"],
	}),
	reportFormProgress: contract({
		operationId: "reportFormProgress",
		method: "POST",
		path: "/surveys/{surveyId}/form/progress",
		summary: "Count how far a form came",
		description: "Anonymous counts for completion and drop-off. Steps that the survey does not have are passed over.",
		...OPEN,
		body: FormProgressBody,
		response: FormProgressTaken,
		idempotencyKey: "ignored",
		errors: ["SURVEY_NOT_FOUND"],
		example: { request: { steps: ["view", "start", QUESTION_ID] } },
	}),
	getSurveyReport: contract({
		operationId: "getSurveyReport",
		method: "GET",
		path: "/survey-reports/{reportToken}",
		summary: "A survey's numbers by a report link",
		tag: "Answering surveys",
		auth: "none",
		params: ReportParams,
		notFound: "REPORT_NOT_FOUND",
		response: SurveyReport,
		errors: ["REPORT_NOT_FOUND"],
	}),
};
