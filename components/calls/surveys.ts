// Made from the contracts by `npm run openapi`: where each operation is, with its types and without its schemas.

import { callsOf } from "@/lib/platform/contract/call";
import type { surveyOperations as SurveyOperations } from "@/lib/surveys/operations";
import type { readingOperations as ReadingOperations } from "@/lib/surveys/reading-operations";
import type { respondentOperations as RespondentOperations } from "@/lib/surveys/respondent-operations";

export const surveyOperations = callsOf<typeof SurveyOperations>({
	createSurvey: ["POST", "/surveys"],
	listSurveys: ["GET", "/surveys"],
	getSurvey: ["GET", "/surveys/{surveyId}"],
	updateSurvey: ["PATCH", "/surveys/{surveyId}"],
	deleteSurvey: ["DELETE", "/surveys/{surveyId}"],
	publishSurvey: ["POST", "/surveys/{surveyId}/publish"],
	closeSurvey: ["POST", "/surveys/{surveyId}/close"],
	duplicateSurvey: ["POST", "/surveys/{surveyId}/duplicate"],
	addQuestion: ["POST", "/surveys/{surveyId}/questions"],
	updateQuestion: ["PATCH", "/surveys/{surveyId}/questions/{questionId}"],
	deleteQuestion: ["DELETE", "/surveys/{surveyId}/questions/{questionId}"],
	orderQuestions: ["PUT", "/surveys/{surveyId}/questions/order"],
	importQuestions: ["POST", "/surveys/{surveyId}/questions/import"],
	putMysteryEvent: ["PUT", "/surveys/{surveyId}/mystery-event"],
	deleteMysteryEvent: ["DELETE", "/surveys/{surveyId}/mystery-event"],
	listSurveyTemplates: ["GET", "/survey-templates"],
});

export const readingOperations = callsOf<typeof ReadingOperations>({
	listSurveyResponses: ["GET", "/surveys/{surveyId}/responses"],
	getSurveyResponse: ["GET", "/surveys/{surveyId}/responses/{responseId}"],
	deleteSurveyResponse: ["DELETE", "/surveys/{surveyId}/responses/{responseId}"],
	releaseSurveyResponse: ["POST", "/surveys/{surveyId}/responses/{responseId}/release"],
	getSurveyAnalytics: ["GET", "/surveys/{surveyId}/analytics"],
	getAnswerWords: ["GET", "/surveys/{surveyId}/questions/{questionId}/words"],
	createReportLink: ["POST", "/surveys/{surveyId}/report-links"],
	listReportLinks: ["GET", "/surveys/{surveyId}/report-links"],
	revokeReportLink: ["DELETE", "/surveys/{surveyId}/report-links/{linkId}"],
});

export const respondentOperations = callsOf<typeof RespondentOperations>({
	getSurveyForm: ["GET", "/surveys/{surveyId}/form"],
	submitSurveyResponse: ["POST", "/surveys/{surveyId}/responses"],
	getThankYou: ["GET", "/surveys/{surveyId}/responses/{responseId}/thank-you"],
	getMysteryStatus: ["GET", "/surveys/{surveyId}/responses/{responseId}/mystery-status"],
	reportFormProgress: ["POST", "/surveys/{surveyId}/form/progress", false],
	getSurveyReport: ["GET", "/survey-reports/{reportToken}"],
});
