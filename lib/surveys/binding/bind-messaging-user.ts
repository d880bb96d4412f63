import "server-only";
import { writeAudit } from "@/lib/audit/write-audit";
import type { Transaction } from "@/lib/platform/database/db";
import { transaction } from "@/lib/platform/database/transaction";
import { writeOutbox } from "@/lib/platform/engine/outbox";
import { isId } from "@/lib/platform/ids";
import { standingOf } from "@/lib/surveys/answering/load-response";
import { findPublished } from "@/lib/surveys/answering/published-survey";
import { tellCreator } from "@/lib/surveys/live/tell-creator";
import { unlockOf } from "@/lib/surveys/mystery";
import { databaseNow, lockTally } from "@/lib/surveys/tally";

export interface Binding {
	readonly surveyId: string;
	readonly responseId: string;
	readonly messagingUserId: string;
	readonly requestId: string;
}

/** `user_taken`: the messaging user has another response of this survey. `response_taken`: the response has another user. */
export type BindingOutcome = "bound" | "already_bound" | "user_taken" | "response_taken" | "not_found";

export interface Bound {
	readonly outcome: BindingOutcome;
	readonly isMysteryUnlocked: boolean;
}

/**
 * Binds a messaging user to a response: one to one in a survey, and the same again changes nothing. Where that unlocks the mystery event, or it
 * is unlocked already, the event `survey/mystery.unlocked` of this response follows the commit, once.
 */
export async function bindMessagingUser(binding: Binding): Promise<Bound> {
	const { surveyId, responseId } = binding;
	const survey = isId(surveyId) && isId(responseId) ? await findPublished(surveyId) : null;
	if (!survey) return { outcome: "not_found", isMysteryUnlocked: false };
	const bound = await transaction((tx) => bind(tx, binding, survey.mystery?.rule ?? null));
	if (bound.outcome === "bound") tellCreator(survey);
	return bound;
}

async function bind(tx: Transaction, { surveyId, responseId, messagingUserId, requestId }: Binding, rule: Parameters<typeof unlockOf>[0]): Promise<Bound> {
	const tally = await lockTally(tx, surveyId);
	const response = tally && (await tx.surveyResponse.findFirst({ where: { id: responseId, surveyId } }));
	if (!response) return { outcome: "not_found", isMysteryUnlocked: false };
	const { thresholdReachedAt } = tally;
	const isUnlockedFor = (boundAt: Date | null) => unlockOf(rule, { ...standingOf(response, thresholdReachedAt), boundAt });
	if (response.messagingUserId !== null) {
		const outcome = response.messagingUserId === messagingUserId ? "already_bound" : "response_taken";
		return { outcome, isMysteryUnlocked: isUnlockedFor(response.boundAt) !== null };
	}
	const other = await tx.surveyResponse.findFirst({ where: { surveyId, messagingUserId }, select: { id: true } });
	if (other) return { outcome: "user_taken", isMysteryUnlocked: isUnlockedFor(null) !== null };
	const boundAt = await databaseNow(tx);
	await tx.surveyResponse.update({ where: { id: responseId }, data: { messagingUserId, boundAt } });
	if (!response.isQuarantined) await tx.surveyTally.update({ where: { surveyId }, data: { bindings: { increment: 1 } } });
	const unlocked = isUnlockedFor(boundAt);
	await writeOutbox(tx, "survey/response.bound", { surveyId, responseId });
	if (unlocked) await writeOutbox(tx, "survey/mystery.unlocked", { surveyId, responseId, unlockType: unlocked.type });
	await writeAudit(tx, { actorId: null, action: "survey.bind_messaging_user", targetType: "survey_response", targetId: responseId, requestId });
	return { outcome: "bound", isMysteryUnlocked: unlocked !== null };
}
