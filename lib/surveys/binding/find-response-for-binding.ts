import "server-only";
import { db } from "@/lib/platform/database/db";
import { isId } from "@/lib/platform/ids";

export interface BindableResponse {
	readonly surveyId: string;
	readonly responseId: string;
	readonly surveyTitle: string;
	readonly language: string;
	readonly messagingOaId: string | null;
	readonly messagingUserId: string | null;
	readonly isQuarantined: boolean;
}

/** A response that a messaging account may be bound to, by its address; null when the survey has none such. A closed survey's may be bound, too. */
export async function findResponseForBinding({ surveyId, responseId }: { surveyId: string; responseId: string }): Promise<BindableResponse | null> {
	if (!isId(surveyId) || !isId(responseId)) return null;
	const row = await db().surveyResponse.findFirst({
		where: { id: responseId, surveyId },
		include: { survey: { select: { title: true, language: true, messagingOaId: true } } },
	});
	if (!row) return null;
	const { survey, messagingUserId, isQuarantined } = row;
	return { surveyId, responseId, surveyTitle: survey.title, language: survey.language, messagingOaId: survey.messagingOaId, messagingUserId, isQuarantined };
}
