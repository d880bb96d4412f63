import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { deleteQuestion } from "@/lib/surveys/editing/delete-question";
import { updateQuestion } from "@/lib/surveys/editing/update-question";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.updateQuestion, ({ context, params, body }) => updateQuestion(context, params, body)),
	bind(surveyOperations.deleteQuestion, ({ context, params }) => deleteQuestion(context, params)),
]);
