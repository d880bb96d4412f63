import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { orderQuestions } from "@/lib/surveys/editing/order-questions";
import { surveyOperations } from "@/lib/surveys/operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(surveyOperations.orderQuestions, ({ context, params, body }) => orderQuestions(context, params.surveyId, body)),
]);
