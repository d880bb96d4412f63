import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { createSurvey } from "@/lib/surveys/lifecycle/create-survey";
import { listSurveys } from "@/lib/surveys/lifecycle/list-surveys";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.listSurveys, ({ context, query }) => listSurveys(context, query)),
	bind(surveyOperations.createSurvey, ({ context, body }) => createSurvey(context, body)),
]);
