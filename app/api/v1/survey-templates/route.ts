import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { surveyOperations } from "@/lib/surveys/operations";
import { SURVEY_TEMPLATES } from "@/lib/surveys/templates";

export const { GET, POST, PUT, PATCH, DELETE } = resource([bind(surveyOperations.listSurveyTemplates, async () => ({ templates: [...SURVEY_TEMPLATES] }))]);
