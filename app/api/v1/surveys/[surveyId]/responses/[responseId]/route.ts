import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { deleteResponse } from "@/lib/surveys/reading/delete-response";
import { getResponse } from "@/lib/surveys/reading/get-response";
import { readingOperations } from "@/lib/surveys/reading-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(readingOperations.getSurveyResponse, ({ context, params }) => getResponse(context, params)),
	bind(readingOperations.deleteSurveyResponse, ({ context, params }) => deleteResponse(context, params)),
]);
