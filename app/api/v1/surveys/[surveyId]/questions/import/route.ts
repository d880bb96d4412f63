import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { importQuestions } from "@/lib/surveys/importing/import-questions";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.importQuestions, ({ context, params, body }) => importQuestions(context, params.surveyId, body)),
]);
