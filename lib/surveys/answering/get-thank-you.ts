import "server-only";
import type { ThankYou } from "@/lib/surveys/schemas/answering";
import { loadResponse, mysteryFor, type ResponseAddress } from "./load-response";

/** What a respondent sees after answering. @throws AppError RESPONSE_NOT_FOUND. */
export async function getThankYou(address: ResponseAddress): Promise<ThankYou> {
	const loaded = await loadResponse(address);
	const { survey, response } = loaded;
	return {
		responseId: response.id,
		surveyId: survey.surveyId,
		surveyTitle: survey.title,
		name: response.name,
		isEarlyBird: response.isEarlyBird,
		isCounted: !response.isQuarantined,
		earlyBirdMessage: response.isEarlyBird ? survey.earlyBirdDescription : null,
		hasMessagingBinding: response.messagingUserId !== null,
		canBindMessaging: survey.messagingOaId !== null,
		thankYouMessage: survey.thankYouMessage,
		language: survey.language,
		mysteryEvent: mysteryFor(loaded),
	};
}
