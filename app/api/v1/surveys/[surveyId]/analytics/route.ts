import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getAnalytics } from "@/lib/surveys/reading/get-analytics";
import { readingOperations } from "@/lib/surveys/reading-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(readingOperations.getSurveyAnalytics, ({ context, params }) => getAnalytics(context, params.surveyId)),
]);
