import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { addQuestion } from "@/lib/surveys/editing/add-question";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.addQuestion, ({ context, params, body }) => addQuestion(context, params.surveyId, body)),
]);
