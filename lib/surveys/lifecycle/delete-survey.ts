import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { ActorContext } from "@/lib/platform/context";
import { transaction } from "@/lib/platform/database/transaction";
import { isId } from "@/lib/platform/ids";
import { surveyNotFound } from "@/lib/surveys/internal";

/** Deletes the caller's survey, in any status, with its questions, responses and counts. @throws AppError SURVEY_NOT_FOUND. */
export async function deleteSurvey({ actor, requestId }: ActorContext, surveyId: string): Promise<{ success: true }> {
	if (!isId(surveyId)) throw surveyNotFound();
	return transaction(async (tx) => {
		const { count } = await tx.survey.deleteMany({ where: { id: surveyId, creatorId: actor.userId } });
		if (count === 0) throw surveyNotFound();
		await writeAudit(tx, { actorId: actor.userId, action: "survey.delete", targetType: "survey", targetId: surveyId, requestId });
		return { success: true } as const;
	});
}
