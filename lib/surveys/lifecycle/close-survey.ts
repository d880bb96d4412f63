import "server-only";
import type { ActorContext } from "@/lib/platform/context";
import { changeSurvey } from "@/lib/surveys/internal";
import { tellCreator } from "@/lib/surveys/live/tell-creator";
import type { Survey } from "@/lib/surveys/schemas/survey";

/** Ends the taking of responses: whoever is not counted by then is refused. @throws AppError SURVEY_NOT_FOUND; INVALID_STATE_TRANSITION; VERSION_CONFLICT. */
export async function closeSurvey(context: ActorContext, surveyId: string, expectedVersion?: number | null): Promise<Survey> {
	const survey = await changeSurvey(context, {
		surveyId,
		expectedVersion,
		from: "active",
		action: "survey.close",
		apply: async (tx) => {
			await tx.surveyTally.update({ where: { surveyId }, data: { isOpen: false } });
			// The database's moment, as those of the responses are.
			const [clock] = await tx.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
			return { status: "closed", closedAt: clock?.now ?? new Date() };
		},
	});
	tellCreator(survey);
	return survey;
}
