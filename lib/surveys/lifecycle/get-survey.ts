import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { loadOwned } from "@/lib/surveys/internal";
import { presentSurvey } from "@/lib/surveys/present";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** @throws AppError SURVEY_NOT_FOUND. */
export async function getSurvey(context: ActorContext, surveyId: string): Promise<Survey> {
	return presentSurvey(await loadOwned(context, surveyId));
}
