import "server-only";
import { sql } from "@/lib/platform/database/db";
import { prepared } from "@/lib/platform/database/sql-transaction";
import type { PublicForm } from "@/lib/surveys/schemas/answering";
import { makeFormToken } from "./form-token";
import { forgetPublished, getPublished, notOpenYet, type PublishedSurvey } from "./published-survey";

/** What of a form changes while it is open; all by the database's clock. */
const LIVE = `
SELECT "isOpen" AS open, coalesce(total >= "responseCap", false) AS full, coalesce(clock_timestamp() <= "earlyBirdDeadline", false) AS early,
	CASE WHEN $2::boolean THEN (SELECT coalesce(json_object_agg("questionId", buckets), '{}') FROM (
		SELECT "questionId", json_agg(bucket) AS buckets FROM survey_answer_count WHERE "surveyId" = $1::uuid AND count >= cap GROUP BY "questionId"
	) AS run_out) ELSE '{}' END AS unavailable
FROM survey_tally WHERE "surveyId" = $1::uuid`;

interface Live {
	readonly open: boolean;
	readonly full: boolean;
	readonly early: boolean;
	readonly unavailable: Record<string, string[]>;
}

/** The form as respondents see it, with nothing of a reward in it. @throws AppError SURVEY_NOT_FOUND, also for a draft. */
export async function getSurveyForm({ surveyId }: { surveyId: string }): Promise<PublicForm> {
	const survey = await getPublished(surveyId);
	const live = await readLive(survey);
	const isActive = live.open && !live.full;
	return {
		surveyId: survey.surveyId,
		title: survey.title,
		description: survey.description,
		questions: survey.questions.map(({ optionCaps: _caps, ...question }) => question),
		status: isActive ? "active" : "closed",
		earlyBirdActive: isActive && live.early,
		earlyBirdDescription: survey.earlyBirdDescription,
		earlyBirdEndsAt: survey.earlyBirdDeadline?.toISOString() ?? null,
		hasMysteryEvent: survey.mystery !== null,
		presentation: survey.presentation,
		language: survey.language,
		closedMessage: survey.closedMessage,
		isFull: live.full,
		canBindMessaging: survey.messagingOaId !== null,
		unavailableOptions: live.unavailable,
		formToken: makeFormToken(survey.surveyId),
	};
}

async function readLive({ surveyId, questions }: PublishedSurvey): Promise<Live> {
	const hasCaps = questions.some(({ optionCaps }) => Object.keys(optionCaps).length > 0);
	const { rows } = await sql().query<Live>(prepared(LIVE, [surveyId, hasCaps]));
	const [live] = rows;
	if (live) return live;
	forgetPublished(surveyId);
	throw notOpenYet();
}
