import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { submitSurveyResponse } from "@/lib/surveys/answering/submit-response";
import { readResponses } from "@/lib/surveys/reading/read-responses";
import { readingOperations } from "@/lib/surveys/reading-operations";
import { respondentOperations } from "@/lib/surveys/respondent-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(readingOperations.listSurveyResponses, ({ context, params, query, request }) =>
		readResponses(context, params.surveyId, query, request.headers.get("accept")),
	),
	bind(respondentOperations.submitSurveyResponse, ({ context, params, body, idempotentCall }) =>
		submitSurveyResponse(context, params.surveyId, body, idempotentCall),
	),
]);
