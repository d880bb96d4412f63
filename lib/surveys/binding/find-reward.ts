import "server-only";
import { AppError } from "@/lib/platform/errors";
import { loadResponse, mysteryFor, type ResponseAddress } from "@/lib/surveys/answering/load-response";

export interface Reward {
	readonly title: string;
	readonly description: string;
	readonly rewardDetails: Record<string, unknown>;
	readonly surveyTitle: string;
	readonly messagingOaId: string | null;
	readonly messagingUserId: string | null;
	readonly name: string;
}

/** The reward of a respondent, for a message that tells of it; null while it is locked, and when the response is gone. */
export async function findReward(address: ResponseAddress): Promise<Reward | null> {
	const loaded = await loadResponse(address).catch((error: unknown) => {
		if (error instanceof AppError && error.code === "RESPONSE_NOT_FOUND") return null;
		throw error;
	});
	if (!loaded) return null;
	const mystery = mysteryFor(loaded);
	if (!mystery?.rewardDetails) return null;
	const { survey, response } = loaded;
	const { title, description, rewardDetails } = mystery;
	const { messagingUserId, name } = response;
	return { title, description, rewardDetails, surveyTitle: survey.title, messagingOaId: survey.messagingOaId, messagingUserId, name };
}
