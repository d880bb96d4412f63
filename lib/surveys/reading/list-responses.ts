import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { loadOwned } from "@/lib/surveys/internal";
import type { ListResponsesQuery, SurveyResponseList } from "@/lib/surveys/schemas/reading";
import { findResponses } from "./find-responses";
import { contextOf, presentResponse } from "./present-response";

/** Responses to the caller's survey, newest first. @throws AppError SURVEY_NOT_FOUND; INVALID_REQUEST for an unreadable cursor. */
export async function listResponses(
	context: ActorContext,
	surveyId: string,
	{ limit, cursor, ...filter }: ListResponsesQuery,
): Promise<z.infer<typeof SurveyResponseList>> {
	const survey = await loadOwned(context, surveyId);
	const rows = await findResponses(survey.id, filter, decodeCursor(cursor), limit + 1);
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	const shownBy = contextOf(survey);
	return {
		responses: shown.map((row) => presentResponse(row, shownBy)),
		nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
	};
}
