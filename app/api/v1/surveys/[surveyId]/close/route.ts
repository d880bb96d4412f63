import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { closeSurvey } from "@/lib/surveys/lifecycle/close-survey";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.closeSurvey, ({ context, params, body }) => closeSurvey(context, params.surveyId, body?.expectedVersion)),
]);
