import "server-only";
import type { SurveyResponseModel } from "@/lib/platform/prisma/models";
import { storedAnswers } from "@/lib/surveys/answering/check-answers";
import { standingOf } from "@/lib/surveys/answering/load-response";
import { type MysteryRule, unlockOf } from "@/lib/surveys/mystery";
import type { SurveyResponse } from "@/lib/surveys/schemas/reading";

/** What of a survey a response is shown by. */
export interface ResponseContext {
	readonly rule: MysteryRule | null;
	readonly thresholdReachedAt: Date | null;
}

/** The response as the creator sees it. */
export function presentResponse(row: SurveyResponseModel, { rule, thresholdReachedAt }: ResponseContext): SurveyResponse {
	const unlocked = unlockOf(rule, standingOf(row, thresholdReachedAt));
	return {
		responseId: row.id,
		surveyId: row.surveyId,
		email: row.email,
		name: row.name,
		answers: storedAnswers(row.answers),
		messagingUserId: row.messagingUserId,
		isEarlyBird: row.isEarlyBird,
		mysteryUnlocked: unlocked !== null,
		mysteryUnlockType: unlocked?.type ?? null,
		createdAt: row.createdAt.toISOString(),
		isQuarantined: row.isQuarantined,
		quarantineReasons: row.quarantineReasons,
		releasedAt: row.releasedAt?.toISOString() ?? null,
		durationMs: row.durationMs,
	};
}

/** The same of a survey's row. */
export function contextOf(survey: {
	readonly mysteryCondition: MysteryRule["condition"] | null;
	readonly mysteryThreshold: number | null;
	readonly messagingOaId: string | null;
	readonly tally: { readonly thresholdReachedAt: Date | null } | null;
}): ResponseContext {
	const { mysteryCondition: condition, mysteryThreshold: threshold, messagingOaId, tally } = survey;
	const rule = condition && { condition, threshold, needsBinding: messagingOaId !== null };
	return { rule, thresholdReachedAt: tally?.thresholdReachedAt ?? null };
}
