import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { reportFormProgress } from "@/lib/surveys/answering/report-progress";
import { respondentOperations } from "@/lib/surveys/respondent-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(respondentOperations.reportFormProgress, ({ params, body }) => reportFormProgress(params.surveyId, body)),
]);
