import "server-only";
import { unlockOf } from "@/lib/surveys/mystery";
import type { MysteryStatus } from "@/lib/surveys/schemas/answering";
import { loadResponse, mysteryFor, type ResponseAddress } from "./load-response";

/** Whether and how a respondent has unlocked the mystery event. @throws AppError RESPONSE_NOT_FOUND. */
export async function getMysteryStatus(address: ResponseAddress): Promise<MysteryStatus> {
	const loaded = await loadResponse(address);
	const { survey, response, standing } = loaded;
	const unlocked = unlockOf(survey.mystery?.rule ?? null, standing);
	return {
		responseId: response.id,
		surveyId: survey.surveyId,
		isUnlocked: unlocked !== null,
		unlockType: unlocked?.type ?? null,
		unlockedAt: unlocked?.at.toISOString() ?? null,
		mysteryEvent: mysteryFor(loaded),
	};
}
