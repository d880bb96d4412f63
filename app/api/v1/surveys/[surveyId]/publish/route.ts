import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { publishSurvey } from "@/lib/surveys/lifecycle/publish-survey";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.publishSurvey, ({ context, params, body }) => publishSurvey(context, params.surveyId, body?.expectedVersion)),
]);
