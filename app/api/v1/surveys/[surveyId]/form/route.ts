import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { getSurveyForm } from "@/lib/surveys/answering/get-form";
import { respondentOperations } from "@/lib/surveys/respondent-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(respondentOperations.getSurveyForm, ({ params }) => getSurveyForm(params))]);
