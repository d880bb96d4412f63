import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { duplicateSurvey } from "@/lib/surveys/lifecycle/duplicate-survey";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.duplicateSurvey, ({ context, params }) => duplicateSurvey(context, params.surveyId)),
]);
