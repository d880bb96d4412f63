import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { isId } from "@/lib/platform/ids";
import { type ResponseAddress, responseNotFound } from "@/lib/surveys/answering/load-response";
import { getPublished } from "@/lib/surveys/answering/published-survey";
import { requireOwned } from "@/lib/surveys/internal";
import { tellCreator } from "@/lib/surveys/live/tell-creator";
import { lockTally } from "@/lib/surveys/tally";
import { countResponse } from "./count-response";

/** Deletes a response and takes it out of every count; its address may answer again. @throws AppError SURVEY_NOT_FOUND; RESPONSE_NOT_FOUND. */
export async function deleteResponse(context: ActorContext, { surveyId, responseId }: ResponseAddress): Promise<{ success: true }> {
	await requireOwned(context, surveyId);
	if (!isId(responseId)) throw responseNotFound();
	// A survey that was never published has no responses.
	const survey = await getPublished(surveyId).catch(() => null);
	if (!survey) throw responseNotFound();
	await transaction(async (tx) => {
		await requireOwned(context, surveyId, tx);
		await lockTally(tx, surveyId);
		const response = await tx.surveyResponse.findFirst({ where: { id: responseId, surveyId } });
		if (!response) throw responseNotFound();
		await tx.surveyResponse.delete({ where: { id: responseId } });
		if (response.isQuarantined) await tx.surveyTally.update({ where: { surveyId }, data: { quarantined: { decrement: 1 } } });
		else await countResponse(tx, survey, response, -1);
		const { actor, requestId } = context;
		await writeAudit(tx, { actorId: actor.userId, action: "survey.delete_response", targetType: "survey_response", targetId: responseId, requestId });
	});
	tellCreator(survey);
	return { success: true };
}
