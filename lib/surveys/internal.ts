import "server-only";
import type { z } from "zod";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { db, type Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { Prisma } from "@/lib/platform/prisma/client";
import { presentSurvey } from "./present";
import type { Survey, SurveyStatus } from "./schemas/survey";

export const SURVEY_INCLUDE = { questions: { orderBy: [{ order: "asc" }, { id: "asc" }] }, tally: true } as const satisfies Prisma.SurveyInclude;
export type SurveyWithParts = Prisma.SurveyGetPayload<{ include: typeof SURVEY_INCLUDE }>;

export function surveyNotFound(): AppError {
	return new AppError("SURVEY_NOT_FOUND", "There is no such survey, or it is not yours.");
}

/** The caller's survey with its questions and counts. @throws AppError SURVEY_NOT_FOUND, the same for missing and foreign. */
export async function loadOwned({ actor }: ActorContext, surveyId: string, tx: Transaction = db()): Promise<SurveyWithParts> {
	const survey = isId(surveyId) ? await tx.survey.findFirst({ where: { id: surveyId, creatorId: actor.userId }, include: SURVEY_INCLUDE }) : null;
	if (!survey) throw surveyNotFound();
	return survey;
}

/** @throws AppError SURVEY_NOT_FOUND. */
export async function requireOwned({ actor }: ActorContext, surveyId: string, tx: Transaction = db()): Promise<void> {
	const found = isId(surveyId) ? await tx.survey.findFirst({ where: { id: surveyId, creatorId: actor.userId }, select: { id: true } }) : null;
	if (!found) throw surveyNotFound();
}

export function wrongState(status: SurveyStatus, allowed: readonly SurveyStatus[], message: string): AppError {
	return new AppError("INVALID_STATE_TRANSITION", message, { status, allowed });
}

const WHY_NOT: Record<SurveyStatus, string> = {
	draft: "This survey is a draft. Publish it first.",
	active: "This survey is open to respondents, so that it stays as it is. Duplicate it to change it.",
	closed: "This survey is closed. Duplicate it to go on with it.",
};

export interface SurveyChange {
	readonly surveyId: string;
	readonly expectedVersion?: number | null | undefined;
	/** In which status it may happen. */
	readonly from: SurveyStatus;
	/** As the audit trail calls it. */
	readonly action: string;
	/** What else changes, under the survey's lock. */
	readonly apply: (tx: Transaction, survey: SurveyWithParts) => Promise<Prisma.SurveyUpdateInput>;
}

/**
 * Changes the caller's survey: one change at a time, its version one up.
 * @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT when `expectedVersion` is given and is not the survey's.
 */
export async function changeSurvey(context: ActorContext, { surveyId, expectedVersion, from, action, apply }: SurveyChange): Promise<z.infer<typeof Survey>> {
	if (!isId(surveyId)) throw surveyNotFound();
	return transaction(async (tx) => {
		await tx.$queryRaw`SELECT 1 FROM survey WHERE id = ${surveyId}::uuid FOR UPDATE`;
		const survey = await loadOwned(context, surveyId, tx);
		if (survey.status !== from) throw wrongState(survey.status, [from], WHY_NOT[survey.status]);
		if (typeof expectedVersion === "number" && expectedVersion !== survey.itemVersion) {
			throw new AppError("VERSION_CONFLICT", "This survey was changed in the meantime. Load it again and repeat your change.", {
				currentVersion: survey.itemVersion,
			});
		}
		const data = await apply(tx, survey);
		const changed = await tx.survey.update({ where: { id: surveyId }, data: { ...data, itemVersion: { increment: 1 } }, include: SURVEY_INCLUDE });
		await writeAudit(tx, { actorId: context.actor.userId, action, targetType: "survey", targetId: surveyId, requestId: context.requestId });
		return presentSurvey(changed);
	});
}

/** The same of a draft. */
export function changeDraft(context: ActorContext, change: Omit<SurveyChange, "from">): Promise<Survey> {
	return changeSurvey(context, { ...change, from: "draft" });
}
