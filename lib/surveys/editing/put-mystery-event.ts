import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { Prisma } from "@/lib/platform/prisma/client";
import { changeDraft } from "@/lib/surveys/internal";
import type { Survey } from "@/lib/surveys/schemas/survey";
import type { MysteryEventBody } from "@/lib/surveys/schemas/writing";

/** Sets up the mystery event of the caller's draft. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT. */
export function putMysteryEvent(context: ActorContext, surveyId: string, body: MysteryEventBody): Promise<Survey> {
	const { unlockCondition, thresholdCount, title, description, rewardDetails, expectedVersion } = body;
	const data = {
		mysteryCondition: unlockCondition,
		mysteryThreshold: unlockCondition === "on_completion" ? null : (thresholdCount ?? null),
		mysteryTitle: title,
		mysteryDescription: description,
		// It came as JSON.
		mysteryReward: rewardDetails as Prisma.InputJsonObject,
	};
	return changeDraft(context, { surveyId, expectedVersion, action: "survey.put_mystery_event", apply: async () => data });
}

const NONE = { mysteryCondition: null, mysteryThreshold: null, mysteryTitle: "", mysteryDescription: "", mysteryReward: Prisma.DbNull };

/** Takes it out again. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION. */
export function deleteMysteryEvent(context: ActorContext, surveyId: string): Promise<Survey> {
	return changeDraft(context, { surveyId, action: "survey.delete_mystery_event", apply: async () => NONE });
}
