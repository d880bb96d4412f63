import "server-only";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { db } from "@/lib/platform/database/db";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import { isRecord } from "@/lib/platform/records";
import type { MysteryRule } from "@/lib/surveys/mystery";
import { type Presentation, SurveyQuestion } from "@/lib/surveys/schemas/survey";

/** A survey as it was published: nothing of it changes any more, so a process reads it once. */
export interface PublishedSurvey {
	readonly surveyId: string;
	readonly creatorId: string;
	readonly version: number;
	readonly title: string;
	readonly description: string;
	readonly questions: readonly SurveyQuestion[];
	readonly presentation: Presentation;
	readonly language: string;
	readonly earlyBirdDeadline: Date | null;
	readonly earlyBirdDescription: string;
	readonly thankYouMessage: string;
	readonly closedMessage: string;
	readonly messagingOaId: string | null;
	readonly mystery: { readonly rule: MysteryRule; readonly told: { title: string; description: string; reward: Record<string, unknown> } } | null;
}

const known = new LRUCache<string, PublishedSurvey>({ max: 500 });

export function notOpenYet(): AppError {
	return new AppError("SURVEY_NOT_FOUND", "There is no such survey, or it is not open yet.");
}

/** The survey as published; it may have been deleted since. Null for a draft and for one that there never was. */
export async function findPublished(surveyId: string): Promise<PublishedSurvey | null> {
	const kept = known.get(surveyId);
	if (kept) return kept;
	const row = isId(surveyId) ? await db().survey.findUnique({ where: { id: surveyId }, include: { versions: true } }) : null;
	const version = row?.versions.find((one) => one.version === row.publishedVersion);
	if (!row || !version) return null;
	const survey: PublishedSurvey = {
		surveyId: row.id,
		creatorId: row.creatorId,
		version: version.version,
		title: row.title,
		description: row.description,
		questions: z.array(SurveyQuestion).parse(version.questions),
		presentation: row.presentation,
		language: row.language,
		earlyBirdDeadline: row.earlyBirdDeadline,
		earlyBirdDescription: row.earlyBirdDescription,
		thankYouMessage: row.thankYouMessage,
		closedMessage: row.closedMessage,
		messagingOaId: row.messagingOaId,
		mystery: row.mysteryCondition && {
			rule: { condition: row.mysteryCondition, threshold: row.mysteryThreshold, needsBinding: row.messagingOaId !== null },
			told: { title: row.mysteryTitle, description: row.mysteryDescription, reward: isRecord(row.mysteryReward) ? row.mysteryReward : {} },
		},
	};
	known.set(row.id, survey);
	return survey;
}

/** @throws AppError SURVEY_NOT_FOUND. */
export async function getPublished(surveyId: string): Promise<PublishedSurvey> {
	const survey = await findPublished(surveyId);
	if (!survey) throw notOpenYet();
	return survey;
}

/** For a survey that turned out to be gone. */
export function forgetPublished(surveyId: string): void {
	known.delete(surveyId);
}
