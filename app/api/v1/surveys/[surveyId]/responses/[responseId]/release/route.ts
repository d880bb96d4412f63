import { bind } from "@/lib/http/operation";
import { resource } from "@/lib/http/route";
import { releaseResponse } from "@/lib/surveys/reading/release-response";
import { readingOperations } from "@/lib/surveys/reading-operations";

export const { GET, POST, PUT, PATCH, DELETE } = resource([
	bind(readingOperations.releaseSurveyResponse, ({ context, params }) => releaseResponse(context, params)),
]);
