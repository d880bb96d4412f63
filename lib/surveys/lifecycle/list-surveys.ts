import "server-only";
import type { z } from "zod";
import type { ActorContext } from "@/lib/platform/context";
import { db } from "@/lib/platform/database/db";
import { after, decodeCursor, encodeCursor } from "@/lib/platform/database/keyset";
import { SURVEY_INCLUDE } from "@/lib/surveys/internal";
import { presentSurvey } from "@/lib/surveys/present";
import type { ListSurveysQuery, SurveyList } from "@/lib/surveys/schemas/survey";

/** The caller's surveys, newest first. @throws AppError INVALID_REQUEST for an unreadable cursor. */
export async function listSurveys({ actor }: ActorContext, query: z.output<typeof ListSurveysQuery>): Promise<z.infer<typeof SurveyList>> {
	const { status, limit, cursor } = query;
	const where = { creatorId: actor.userId, ...(status ? { status } : {}), ...after(decodeCursor(cursor)) };
	const rows = await db().survey.findMany({ where, include: SURVEY_INCLUDE, orderBy: [{ createdAt: "desc" }, { id: "desc" }], take: limit + 1 });
	const shown = rows.slice(0, limit);
	const last = rows.length > limit ? shown.at(-1) : undefined;
	return { surveys: shown.map(presentSurvey), nextCursor: last ? encodeCursor({ at: last.createdAt, id: last.id }) : null };
}
