import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getSurveyReport } from "@/lib/surveys/reports/get-report";
import { respondentOperations } from "@/lib/surveys/respondent-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(respondentOperations.getSurveyReport, ({ params }) => getSurveyReport(params.reportToken))]);
