import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { updateSurvey } from "@/lib/surveys/editing/update-survey";
import { deleteSurvey } from "@/lib/surveys/lifecycle/delete-survey";
import { getSurvey } from "@/lib/surveys/lifecycle/get-survey";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.getSurvey, ({ context, params }) => getSurvey(context, params.surveyId)),
	bind(surveyOperations.updateSurvey, ({ context, params, body }) => updateSurvey(context, params.surveyId, body)),
	bind(surveyOperations.deleteSurvey, ({ context, params }) => deleteSurvey(context, params.surveyId)),
]);
