import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";
import { type ResponseAddress, responseNotFound } from "@/lib/surveys/answering/load-response";
import { loadOwned } from "@/lib/surveys/internal";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import { contextOf, presentResponse } from "./present-response";

/** One response to the caller's survey. @throws AppError SURVEY_NOT_FOUND; RESPONSE_NOT_FOUND. */
export async function getResponse(context: ActorContext, { surveyId, responseId }: ResponseAddress): Promise<SurveyResponse> {
	const survey = await loadOwned(context, surveyId);
	const row = isId(responseId) ? await db().surveyResponse.findFirst({ where: { id: responseId, surveyId } }) : null;
	if (!row) throw responseNotFound();
	return presentResponse(row, contextOf(survey));
}
