import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { AppError } from "@/lib/platform/errors";
import { isId } from "@/lib/platform/ids";
import type { SurveyResponseModel, SurveyTallyModel } from "@/lib/platform/prisma/models";
import { type ResponseAddress, responseNotFound, standingOf } from "@/lib/surveys/answering/load-response";
import { findPublished, type PublishedSurvey } from "@/lib/surveys/answering/published-survey";
import { requireOwned } from "@/lib/surveys/internal";
import { tellCreator } from "@/lib/surveys/live/tell-creator";
import { unlockOf } from "@/lib/surveys/mystery";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";
import { databaseNow, lockTally } from "@/lib/surveys/tally";
import { countResponse } from "./count-response";
import { presentResponse } from "./present-response";

/**
 * Lets a response count that was kept apart, from now on: for the threshold, and towards its reward. It counts within the survey's cap alone, and
 * also once the survey is closed, since it came before.
 * @throws AppError SURVEY_NOT_FOUND; RESPONSE_NOT_FOUND; INVALID_STATE_TRANSITION when it counts already; SURVEY_CLOSED (details.reason full).
 */
export async function releaseResponse(context: ActorContext, { surveyId, responseId }: ResponseAddress): Promise<SurveyResponse> {
	await requireOwned(context, surveyId);
	const survey = isId(responseId) ? await findPublished(surveyId) : null;
	if (!survey) throw responseNotFound();
	const released = await transaction(async (tx) => {
		await requireOwned(context, surveyId, tx);
		const tally = await lockTally(tx, surveyId);
		const response = await tx.surveyResponse.findFirst({ where: { id: responseId, surveyId } });
		if (!response || !tally) throw responseNotFound();
		requireReleasable(response, tally);
		const { actor, requestId } = context;
		await writeAudit(tx, { actorId: actor.userId, action: "survey.release_response", targetType: "survey_response", targetId: responseId, requestId });
		return release(tx, survey, response, tally);
	});
	tellCreator(survey);
	return released;
}

function requireReleasable({ isQuarantined }: SurveyResponseModel, { responseCap, total }: SurveyTallyModel): void {
	if (!isQuarantined) throw new AppError("INVALID_STATE_TRANSITION", "This response counts already.", { status: "counted", allowed: ["quarantined"] });
	if (responseCap !== null && total >= responseCap) throw new AppError("SURVEY_CLOSED", "All responses that this survey takes are in.", { reason: "full" });
}

async function release(tx: Transaction, survey: PublishedSurvey, response: SurveyResponseModel, tally: SurveyTallyModel): Promise<SurveyResponse> {
	const { surveyId } = survey;
	const releasedAt = await databaseNow(tx);
	const row = await tx.surveyResponse.update({ where: { id: response.id }, data: { isQuarantined: false, releasedAt } });
	await countResponse(tx, survey, row, 1);
	const reaches = tally.threshold !== null && tally.thresholdReachedAt === null && tally.total + 1 >= tally.threshold;
	const thresholdReachedAt = reaches ? releasedAt : tally.thresholdReachedAt;
	await tx.surveyTally.update({ where: { surveyId }, data: { quarantined: { decrement: 1 }, thresholdReachedAt } });
	const rule = survey.mystery?.rule ?? null;
	const unlocked = unlockOf(rule, standingOf(row, thresholdReachedAt));
	if (reaches && rule && rule.condition !== "on_completion") {
		await writeOutbox(tx, "survey/mystery.unlocked", { surveyId, responseId: null, unlockType: rule.condition });
	} else if (unlocked && row.messagingUserId !== null) {
		await writeOutbox(tx, "survey/mystery.unlocked", { surveyId, responseId: row.id, unlockType: unlocked.type });
	}
	return presentResponse(row, { rule, thresholdReachedAt });
}
