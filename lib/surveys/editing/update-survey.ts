import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { changeDraft } from "@/lib/surveys/internal";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { UpdateSurveyBody } from "@/lib/surveys/schemas/writing";

/** Changes the settings of the caller's draft; what is left out stays. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT. */
export function updateSurvey(context: ActorContext, surveyId: string, { expectedVersion, ...settings }: UpdateSurveyBody): Promise<Survey> {
	const { earlyBirdDeadline, messagingOaId, ...others } = settings;
	const data = {
		...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
		...(earlyBirdDeadline === undefined ? {} : { earlyBirdDeadline: earlyBirdDeadline === null ? null : new Date(earlyBirdDeadline) }),
		// Cleared in a form it is an empty text.
		...(messagingOaId === undefined ? {} : { messagingOaId: messagingOaId || null }),
	};
	return changeDraft(context, { surveyId, expectedVersion, action: "survey.update", apply: async () => data });
}
