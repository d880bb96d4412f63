import "server-only";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { SurveyResponseModel } from "@/lib/platform/prisma/models";
import { presentMystery, type Standing } from "@/lib/surveys/mystery";
import type { MysteryEvent } from "@/lib/surveys/schemas/answering";
import { findPublished, type PublishedSurvey } from "./published-survey";

export interface ResponseAddress {
	readonly surveyId: string;
	readonly responseId: string;
}

export interface LoadedResponse {
	readonly survey: PublishedSurvey;
	readonly response: SurveyResponseModel;
	readonly standing: Standing;
	readonly total: number;
}

export function responseNotFound(): AppError {
	return new AppError("RESPONSE_NOT_FOUND", "The survey has no such response.");
}

/** Where a response stands towards the mystery event of its survey. */
export function standingOf(response: SurveyResponseModel, thresholdReachedAt: Date | null): Standing {
	const { isQuarantined, boundAt, createdAt, releasedAt } = response;
	return { isQuarantined, boundAt, countedAt: releasedAt ?? createdAt, thresholdReachedAt };
}

/** A response by its address, for who has that. @throws AppError RESPONSE_NOT_FOUND, also when it is of another survey. */
export async function loadResponse({ surveyId, responseId }: ResponseAddress): Promise<LoadedResponse> {
	const survey = await findPublished(surveyId);
	const found = survey && isId(responseId) ? await readRow(survey.surveyId, responseId) : null;
	if (!survey || !found?.survey.tally) throw responseNotFound();
	const { survey: withTally, ...response } = found;
	const { total = 0, thresholdReachedAt = null } = withTally.tally ?? {};
	return { survey, response, standing: standingOf(response, thresholdReachedAt), total };
}

function readRow(surveyId: string, id: string) {
	return db().surveyResponse.findFirst({ where: { id, surveyId }, include: { survey: { select: { tally: true } } } });
}

export function mysteryFor({ survey, standing, total }: LoadedResponse): MysteryEvent | null {
	return survey.mystery && presentMystery(survey.mystery.rule, survey.mystery.told, standing, total);
}
