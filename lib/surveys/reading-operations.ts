import { contract } from "@/lib/platform/contract/contract";
import { QuestionParams, ReportLinkParams, ResponseParams, SurveyParams } from "./schemas/addresses";
import { Analytics, AnswerWords, ListResponsesQuery, ReportLink, ReportLinkList, SurveyResponse, SurveyResponseList } from "./schemas/reading";
import { Deleted } from "./schemas/survey";

const OWNED = { tag: "Reading surveys", auth: "required", scope: "surveys", params: SurveyParams, notFound: "SURVEY_NOT_FOUND" } as const;
const ONE_RESPONSE = { ...OWNED, params: ResponseParams, errors: ["SURVEY_NOT_FOUND", "RESPONSE_NOT_FOUND"] } as const;

/** What a creator reads of what came in. */
export const readingOperations = {
	listSurveyResponses: contract({
		operationId: "listSurveyResponses",
		method: "GET",
		path: "/surveys/{surveyId}/responses",
		summary: "The responses, newest first",
		description:
			"With Accept: text/csv (or format=csv) a CSV file of all that pass the filters, with format=xlsx a workbook; both without limit and cursor. Texts that a spreadsheet would run as a formula are defused.",
		...OWNED,
		query: ListResponsesQuery,
		response: SurveyResponseList,
		errors: ["SURVEY_NOT_FOUND", "INVALID_REQUEST"],
	}),
	getSurveyResponse: contract({
		operationId: "getSurveyResponse",
		method: "GET",
		path: "/surveys/{surveyId}/responses/{responseId}",
		summary: "One response",
		...ONE_RESPONSE,
		response: SurveyResponse,
	}),
	deleteSurveyResponse: contract({
		operationId: "deleteSurveyResponse",
		method: "DELETE",
		path: "/surveys/{surveyId}/responses/{responseId}",
		summary: "Delete a response",
		description: "It leaves every count. What a threshold has unlocked stays unlocked.",
		...ONE_RESPONSE,
		response: Deleted,
	}),
	releaseSurveyResponse: contract({
		operationId: "releaseSurveyResponse",
		method: "POST",
		path: "/surveys/{surveyId}/responses/{responseId}/release",
		summary: "Let a response count that was kept apart",
		description: "It counts from then on; whether it was early was decided when it came. Refused when all responses that the survey takes are in.",
		...ONE_RESPONSE,
		response: SurveyResponse,
		errors: ["SURVEY_NOT_FOUND", "RESPONSE_NOT_FOUND", "INVALID_STATE_TRANSITION", "SURVEY_CLOSED"],
	}),
	getSurveyAnalytics: contract({
		operationId: "getSurveyAnalytics",
		method: "GET",
		path: "/surveys/{surveyId}/analytics",
		summary: "What the responses add up to",
		description: "Responses that are kept apart are in quarantinedCount alone. Days are UTC.",
		...OWNED,
		response: Analytics,
		errors: ["SURVEY_NOT_FOUND"],
	}),
	getAnswerWords: contract({
		operationId: "getAnswerWords",
		method: "GET",
		path: "/surveys/{surveyId}/questions/{questionId}/words",
		summary: "The words that the newest answers to a text question have most",
		...OWNED,
		params: QuestionParams,
		response: AnswerWords,
		errors: ["SURVEY_NOT_FOUND", "QUESTION_NOT_FOUND"],
	}),
	createReportLink: contract({
		operationId: "createReportLink",
		method: "POST",
		path: "/surveys/{surveyId}/report-links",
		summary: "Make a link that shows the numbers to anyone who has it",
		...OWNED,
		response: ReportLink,
		status: 201,
		errors: ["SURVEY_NOT_FOUND", "INVALID_STATE_TRANSITION"],
	}),
	listReportLinks: contract({
		operationId: "listReportLinks",
		method: "GET",
		path: "/surveys/{surveyId}/report-links",
		summary: "The report links that work",
		...OWNED,
		response: ReportLinkList,
		errors: ["SURVEY_NOT_FOUND"],
	}),
	revokeReportLink: contract({
		operationId: "revokeReportLink",
		method: "DELETE",
		path: "/surveys/{surveyId}/report-links/{linkId}",
		summary: "End a report link",
		...OWNED,
		params: ReportLinkParams,
		response: Deleted,
		errors: ["SURVEY_NOT_FOUND", "REPORT_NOT_FOUND"],
	}),
};
